import Shell

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
