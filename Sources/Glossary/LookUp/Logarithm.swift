#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The natural logarithm.
func _logarithm(_ number: Double) -> Double {
  log(number)
}
