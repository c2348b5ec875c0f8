/// Every keyword of the language; its raw value is the English name.
public enum KeywordID: String, CaseIterable, Sendable {
  // Which tab
  case more, selected, back
  case leftMost = "left-most"
  case minimized

  // Instead of a value
  case none, all, yes, no, on, off

  // Languages
  case en, ru

  // Devices
  case iphone
  case iphoneMax = "iphone-max"
  case ipad, appletv, vision, android, mac, catalyst, watch

  // Directions and places
  case left, right, up, down, portrait, landscape, ltr, rtl, compact, regular

  // Sizes of text
  case normal, accessibility

  // Showing and hiding
  case show, hide, toggle, select, menu

  // Choices of the bench
  case circle, square, wide, tall, ok, empty, navigation, action
  case root, pushed, tab, modal, split, popover
  case own = "self"
  case other, live, recorded, automatic
  case tabBar = "tab-bar"
  case tabSidebar = "tab-sidebar"
  case fixed, `default`, movable, optional, pinned
  case sidebarOnly = "sidebar-only"
  case onScrollDown = "on-scroll-down"
  case onScrollUp = "on-scroll-up"
  case never

  // Appearance
  case style, tint
  case unselectedTint = "unselected-tint"
  case barTint = "bar-tint"
  case translucent, background
  case backgroundMode = "background-mode"
  case shadow, indicator
  case indicatorTint = "indicator-tint"
  case dividerLeftSelected = "divider-left-selected"
  case dividerRightSelected = "divider-right-selected"
  case dividerNone = "divider-none"
  case itemWidth = "item-width"
  case itemSpacing = "item-spacing"
  case positioning
  case contentColor = "content-color"
  case font
  case selectedFont = "selected-font"
  case black, stretch, tile, fill, centered, template, original

  // Severities of the audit, channels of events
  case error, warning, info, delegate, lifecycle, effect

  // What is shown, exported, set
  case bar, measures, diff, list, names, glossary, code, picture
  case frame, color, suggestions, pager, ascii, unicode, always

  // Drawn screens to point at
  case form, feed, objects, alerts
}
