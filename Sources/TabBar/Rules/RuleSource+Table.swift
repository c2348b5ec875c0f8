extension RuleSource {
  /// All sources of the rules: a line `short name`, a line with the title, a line with the address,
  /// `-` where there is none.
  static let all: [RuleSource] = {
    let lines = table.split(separator: "\n")
    return stride(from: 0, to: lines.count - 2, by: 3).map { start in
      RuleSource(
        id: String(lines[start]), title: String(lines[start + 1]),
        address: lines[start + 2] == "-" ? nil : String(lines[start + 2]))
    }
  }()

  private static let table = """
    S0a
    «Tab Bar контроллеры», Russian guide to UITabBarController (after Apple's View Controller Programming Guide)
    -
    S0b
    Apple HIG, Tab bars, edition of about 2021
    -
    S0c
    Habr, Youla: «UI-элементы и жесты в мобильных приложениях»
    -
    S1
    Apple UIKit User Interface Catalog, Tab Bars (Russian translation)
    -
    S3
    Apple HIG, Tab bars, 2022 edition
    -
    S4
    Apple HIG, Tab bars, Russian translation, about 2021
    -
    A1
    Apple, UITabBarController
    https://developer.apple.com/documentation/uikit/uitabbarcontroller
    A2
    Apple, UITabBarController.viewControllers
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    A3
    Apple, UITabBarController.setViewControllers(_:animated:)
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/1621177-setviewcontrollers
    A4
    Apple, UITabBarController.selectedIndex
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
    A5
    Apple, UITabBarController.selectedViewController
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
    A6
    Apple, UITabBarController.moreNavigationController
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller
    A7
    Apple, UITabBarController.customizableViewControllers
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/customizableviewcontrollers
    A8
    Apple, UITabBarController.tabBar
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbar
    A9
    Apple, UITabBarControllerDelegate tabBarController(_:shouldSelect:)
    https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)
    A10
    Apple, UITabBarControllerDelegate tabBarController(_:didSelect:)
    https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)
    A11
    Apple, UITabBarControllerDelegate tabBarController(_:willBeginCustomizing:)
    https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:willbegincustomizing:)
    A12
    Apple, UITabBarControllerDelegate tabBarController(_:didEndCustomizing:changed:) and willEndCustomizing
    https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didendcustomizing:changed:)
    A13
    Apple, UITabBarControllerDelegate orientation methods (supported / preferred for presentation)
    https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontrollersupportedinterfaceorientations(_:)
    A14
    Apple, UITabBar.items
    https://developer.apple.com/documentation/uikit/uitabbar/items
    A15
    Apple, UITabBar.beginCustomizingItems(_:)
    https://developer.apple.com/documentation/uikit/uitabbar/begincustomizingitems(_:)
    A16
    Apple, UITabBar.endCustomizing(animated:), isCustomizing
    https://developer.apple.com/documentation/uikit/uitabbar/endcustomizing(animated:)
    A17
    Apple, UITabBarDelegate (customizing callbacks, didSelect item)
    https://developer.apple.com/documentation/uikit/uitabbardelegate
    A18
    Apple, UITabBar.itemPositioning / ItemPositioning
    https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.property
    A19
    Apple, UITabBar.itemWidth, itemSpacing
    https://developer.apple.com/documentation/uikit/uitabbar/itemwidth
    A20
    Apple, UITabBar.backgroundImage
    https://developer.apple.com/documentation/uikit/uitabbar/backgroundimage
    A21
    Apple, UITabBar.shadowImage
    https://developer.apple.com/documentation/uikit/uitabbar/shadowimage
    A22
    Apple, UITabBar.barStyle
    https://developer.apple.com/documentation/uikit/uitabbar/barstyle
    A23
    Apple, UITabBar.scrollEdgeAppearance
    https://developer.apple.com/documentation/uikit/uitabbar/scrolledgeappearance
    A24
    Apple, UITabBarItem.badgeValue, badgeColor
    https://developer.apple.com/documentation/uikit/uitabbaritem/badgevalue
    A25
    Apple, UITabBarItem initialisers (title:image:tag:), (title:image:selectedImage:)
    https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)
    A26
    Apple, UITabBarItem.init(tabBarSystemItem:tag:)
    https://developer.apple.com/documentation/uikit/uitabbaritem/init(tabbarsystemitem:tag:)
    A27
    Apple, UIViewController.hidesBottomBarWhenPushed
    https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
    A28
    Apple, UIViewController.tabBarObservedScrollView
    https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarobservedscrollview
    A29
    Apple, UITabBar.leadingAccessoryView / trailingAccessoryView
    https://developer.apple.com/documentation/uikit/uitabbar/leadingaccessoryview
    A30
    Apple, Elevating your iPad app with a tab bar and sidebar
    https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    A31
    Apple, UITab.Placement
    https://developer.apple.com/documentation/uikit/uitab/placement
    A32
    Apple, UITabBarController.tabBarMinimizeBehavior, MinimizeBehavior
    https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbarminimizebehavior
    A33
    Apple, SwiftUI TabBarMinimizeBehavior
    https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior/onscrollup
    A34
    Apple, Adopting Liquid Glass
    https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass
    A35
    Apple, iOS & iPadOS 18, tvOS 14.5, visionOS 2 release notes
    https://developer.apple.com/documentation/ios-ipados-release-notes
    H
    UIKit SDK header documentation
    https://github.com/madsmtm/objc2-generated
    HIG19
    Apple HIG Tab Bars, 2018–2020 edition
    https://developer.apple.com/design/human-interface-guidelines/ios/bars/tab-bars
    HIG22
    Apple HIG Tab bars, 2022 edition
    https://developer.apple.com/design/human-interface-guidelines/components/navigation-and-search/tab-bars/
    HIG26
    Apple HIG Tab bars, current edition
    https://developer.apple.com/design/human-interface-guidelines/tab-bars
    AF1
    Apple Developer Forums thread 769313
    https://forums.developer.apple.com/forums/thread/769313
    RNS
    react-native-screens, tab bar controller host
    https://github.com/software-mansion/react-native-screens
    RNS-more
    react-native-screens, test-tabs-more-navigation-controller-ios
    https://github.com/software-mansion/react-native-screens
    RNS-prev
    react-native-screens, test-tabs-prevent-native-selection
    https://github.com/software-mansion/react-native-screens
    RNS-life
    react-native-screens, test-tabs-lifecycle-events
    https://github.com/software-mansion/react-native-screens
    RNS-badge
    react-native-screens, test-tabs-item-badge
    https://github.com/software-mansion/react-native-screens
    RNS-title
    react-native-screens, test-tabs-item-title
    https://github.com/software-mansion/react-native-screens
    RNS-lay
    react-native-screens, test-tabs-layout-appearances-ios
    https://github.com/software-mansion/react-native-screens
    RNS-sys
    react-native-screens, test-tabs-system-item-ios
    https://github.com/software-mansion/react-native-screens
    RNS-mode
    react-native-screens, test-tabs-tab-bar-controller-mode-ios
    https://github.com/software-mansion/react-native-screens
    RNS-min
    react-native-screens, test-tabs-tab-bar-minimize-behavior-ios
    https://github.com/software-mansion/react-native-screens
    RNS-dir
    react-native-screens, test-tabs-tab-bar-layout-direction
    https://github.com/software-mansion/react-native-screens
    RNS-top
    react-native-screens, test-tabs-special-effects-scroll-to-top
    https://github.com/software-mansion/react-native-screens
    RNS-app
    react-native-screens, test-tabs-appearance-defined-by-selected-tab
    https://github.com/software-mansion/react-native-screens
    WOC
    microsoft/WinObjC
    https://github.com/microsoft/WinObjC
    CHM
    BigZaphod/Chameleon
    https://github.com/BigZaphod/Chameleon
    FLT-bar
    flutter/flutter
    https://github.com/flutter/flutter
    FLT-sc
    flutter/flutter
    https://github.com/flutter/flutter
    FLT-mat
    flutter/flutter
    https://github.com/flutter/flutter
    FLT-ru
    flutter/flutter
    https://github.com/flutter/flutter
    FPR
    flutter/flutter pull request 39258
    https://github.com/flutter/flutter/pull/39258
    ION
    ionic-team/ionic-framework
    https://github.com/ionic-team/ionic-framework
    RNV
    react-navigation/react-navigation
    https://github.com/react-navigation/react-navigation
    EST
    eggswift/ESTabBarController
    https://github.com/eggswift/ESTabBarController
    MCA
    material-components/material-components-android
    https://github.com/material-components/material-components-android
    M3
    Material 3 navigation bar
    https://m3.material.io/components/navigation-bar/overview
    APG
    w3c/aria-practices
    https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
    ORD
    openradar 36192254
    https://github.com/lionheart/openradar-mirror
    SAB
    macteo/SabBar issue 3; coddang/iOS_BootCamp_SSAC issue 31
    https://github.com/macteo/SabBar/issues/3
    LPS
    Little Potato Software, notes on UITabBarController
    http://www.littlepotatosoftware.com/blog/files/2d8d7d1161ef2c42ddb9de41032cc7a4-44.html
    KIN
    kinkuman blog, experiment with ten tabs
    https://blogger.kinkuman.net/2018/09/uitabbarcontroller.html
    QA1
    Q&A mirror: reselect pops navigation stack; vetoing it
    https://www.e-learn.cn/qa/answer/156549/605941.html
    QA2
    blog: changing delegate of a managed bar crashes; AVTabBar issue 3: changing items crashes
    https://cnblogs.com/gchlcc/p/5725286.html
    QA3
    CSDN note on UITabBarController composition
    https://blog.csdn.net/zyx586/article/details/8832023
    XAM
    Xamarin: working with tvOS tab bar controllers
    https://learn.microsoft.com/en-us/xamarin/ios/tvos/user-interface/tab-bars
    SAP
    SAP Fiori for iOS, tab bar usage
    https://www.sap.com/design-system/fiori-design-ios/v26-1/components/navigation-and-search/tab-bar/usage
    GAM
    gamery.app on iPadOS 18 tabs; ryanashcraft.com and furbo.org on iOS 26 bar
    https://gamery.app/blog/about-the-new-tabs
    RUA
    Common Russian VoiceOver and TalkBack wording
    -
    """
}
