/// Every command of the language; its names are ``name``, its declaration is in ``CommandTable``.
public enum CommandID: String, CaseIterable, Sendable {
  // Glossary
  case find, term, compare, check, `import`, export, glossaries, stats, browse, point, quiz, tour
  case glossariesRemove

  // The bench: devices and interfaces
  case device, new, open, preset, presets, window, direction, rotate, keyboard
  case strict
  case textSize = "text-size"

  // The bench: the array of tabs and its items
  case tabsSet, add, remove, move, relaunch
  case title, badge, enable, disable, icon, orientations, label, identifier, tag

  // The bench: selection, the delegate, navigation
  case select, deny, allow, allowAll, delegate, delegateOrientations, delegateReselect
  case push, pop, present, dismiss, observedScroll

  // The bench: the bar
  case barHide, barShow, barItems, barSelect, barDelegate, standalone, customizable, appearance
  case mode, sidebar, group, placement, hiding, minimize, accessory, searchTab
  case compactTabs

  // The bench: facts that only the audit needs
  case content, purpose, toolbar, host, logo, live, stack

  // The bench: what a user does
  case tap, row, doubleTap, longPress, swipe
  case scrollUp, scrollDown, scrollTop, scrollBottom, scrollTo
  case customizeBegin, customizeSwap, customizeReplace, customizeAdd, customizeRemove
  case customizeHide, customizeReset, customizeDone, customizeCancel
  case focus, searchCancel

  // Reports and checks
  case audit, auditRules, explain, voiceover, expect
  case report, reportTitle, reportExpected, reportActual

  // The session
  case help, quit, lang, set, watch, state, events, show, undo, redo, reset, diff
  case save, saveScript, load, run, log, alias, version
  case history, historyFind, historyRun, historyClear
}
