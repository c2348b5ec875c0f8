/// Small ASCII icons for common symbol names.
///
/// A row holds the outline, the filled form, and the names that it stands for: SF Symbols without
/// their variants (`.fill`, `.circle`) and Material symbols in snake case.
enum GlyphTable {
  static let rows = ##"""
    /^\ /#\ house home homekit cottage
    (o) (@) globe network public language safari travel_explore
    (:) (8) clock schedule access_time alarm watch_later timelapse
    <o> <@> eye visibility remove_red_eye
    {o} {@} alarm.waves alarm_on
    (') (") stopwatch
    (/) (%) timer av_timer gauge speed speedometer
    )X( )#( hourglass hourglass_empty
    -o- -@- sun sunny brightness light_mode sunset
    (_( (#( moon dark_mode bedtime nightlight
    *** *#* sparkles auto_awesome snowflake ac_unit
    -*- =*= star grade star_rate star_border
    <3  <3< heart favorite favorite_border heart.text.square monitor_heart
    o-- @-- magnifyingglass search search.fill loupe
    ... ::: ellipsis more_horiz more
    :.: ::: circle.grid square.grid apps
    :   ::  more_vert
    === ### line menu list reorder view_list line.horizontal text.alignleft sidebar
    -=- -#- list.bullet format_list_bulleted checklist toc
    1.= 1.# list.number format_list_numbered leaderboard
    [_] [H] shippingbox package inventory_2 inventory local_shipping
    [=] [#] doc description article text_snippet newspaper note feed
    [/] [%] pencil edit create square.and.pencil edit_note
    \_/ \#/ tray inbox archivebox archive move_to_inbox
    [v] [V] checkmark check check_box done task_alt
    (v) (V) checkmark.circle check_circle checkmark.seal verified
    (x) (X) xmark close cancel clear
    (!) [!] exclamationmark error warning report priority_high
    (?) [?] questionmark help help_outline contact_support
    (i) [i] info info_outline
    (+) [+] plus add add_circle add_box create_new_folder
    (-) [-] minus remove remove_circle
    .o. .@. person account_circle account_box person_outline face profile
    oo. @@. person.2 people group groups supervisor_account diversity
    o+  @+  person.badge.plus person_add group_add
    (_) (#) phone call telephone
    [.] [:] iphone smartphone phone_iphone ipad tablet device_unknown
    |_| |#| folder folder_open
    )=( )#( trash delete delete_outline bin
    {*} {#} gear settings gearshape tune slider wrench build engineering
    "   "#  quote text.quote format_quote
    <-> <#> arrow.left.and.right swap_horiz compare_arrows sync_alt
    <-  <=  arrow.left arrow_back chevron.left chevron.backward
    ->  =>  arrow.right arrow_forward chevron.right chevron.forward
    /|\ /#\ arrow.up arrow_upward upload square.and.arrow.up ios_share publish
    \|/ \#/ arrow.down arrow_downward download file_download get_app square.and.arrow.down
    <<) <#) arrow.uturn.left undo reply arrowshape.turn.up.left
    (>> (#> arrow.uturn.right redo forward
    (~) (#~ arrow.clockwise refresh arrow.2.circlepath sync autorenew repeat
    <:) <8) clock.arrow history restore
    |>  |#  play play_arrow play_circle slideshow
    ||  ##  pause pause_circle
    [ ] [#] stop square crop_square
    |<| |#| backward skip_previous
    |>| |#> forward.end skip_next
    )>  )#> speaker volume_up volume speaker.wave.2
    o|  @|  music.note music audiotrack library_music music_note
    [o| [@| music.note.list queue_music playlist_play music.note.house
    (|) (#| mic keyboard_voice
    o_o @_@ headphones headset earbuds
    (.) (*) record.circle fiber_manual_record radio_button_checked smallcircle
    ((. ((* antenna.radiowaves.left.and.right radio podcasts wifi rss_feed dot.radiowaves.left.and.right
    [>] [#> video videocam movie film play.rectangle play.tv ondemand_video smart_display
    [o] [@] camera photo_camera camera_alt linked_camera
    [^] [A] photo image insert_photo picture collections photo_library photo.on.rectangle
    [T] [#] tv live_tv display desktop_windows monitor
    |_\ |#\ book menu_book import_contacts book.closed auto_stories
    ||| |#| books.vertical library library_books local_library
    |V| |#V bookmark bookmark_border turned_in bookmarks
    <_> <#> tag sell local_offer label
    \_) \#) cart shopping_cart cart.badge bag shopping_bag local_mall basket shopping_basket
    [$] [S] creditcard credit_card payment wallet account_balance_wallet banknote
    $-  $=  dollarsign attach_money payments currency
    _|^ _#^ chart bar_chart chart.bar equalizer analytics insights
    /\/ /#/ chart.line show_chart trending_up waveform.path.ecg timeline
    (/  (#  chart.pie pie_chart
    {1} {#} calendar event today date_range calendar_month calendar_today
    /_\ /#\ bell notifications notifications_none notifications_active alarm.bell
    \V/ \#/ envelope mail email mail_outline drafts
    (") (#" message chat bubble chat_bubble chat_bubble_outline sms forum text.bubble quote.bubble bubble.left
    ""  "#" bubble.left.and.bubble.right question_answer
    >-  >=  paperplane send near_me location.north
    \o/ \@/ mappin place location_on pin_drop
    >+  >*  location my_location gps_fixed
    /|/ /#/ map explore_map
    <N> <@> compass explore scope location.circle navigation
    oTo @T@ car directions_car local_taxi bus directions_bus tram train airplane_ticket
    -+- =+= airplane flight flight_takeoff
    oVo @V@ bicycle directions_bike pedal_bike scooter
    _o/ _@/ figure.walk directions_walk figure.run directions_run figure fitness_center dumbbell sports
    [U] [#U cup.and.saucer local_cafe coffee mug free_breakfast
    Y|  Y#  fork.knife restaurant restaurant_menu dining
    {_} {#_ bed.double hotel bed
    (O) (0) basketball sports_basketball soccerball sports_soccer football trophy emoji_events
    +:: +## gamecontroller sports_esports games videogame_asset
    [:] [8] dice casino puzzlepiece extension
    [-] [=] lock lock_outline https key vpn_key
    [_) [#) lock.open lock_open
    (V( (#( shield security verified_user
    {V} {#} leaf eco park tree nature
    ~~~ ### cloud wb_cloudy cloud_queue
    ,'. ,#. drop water_drop opacity umbrella
    /Z_ /#_ bolt flash_on electric_bolt
    (}  (#} flame local_fire_department whatshot
    \=/ \#/ lightbulb emoji_objects
    d-b d#b hand.thumbsup thumb_up thumbs_up_down
    q-p q#p hand.thumbsdown thumb_down
    :-) :#) face.smiling mood emoji_emotions sentiment_satisfied emoji.events
    [+] [#+ cross medical_services local_hospital cross.case health_and_safety medication pills
    @:  @#  at alternate_email
    /=/ /#= link insert_link
    [|] [#] barcode qr_code qrcode qr_code_scanner barcode.viewfinder
    [=- [#- printer print
    "/" "#" paintbrush brush palette paintpalette color_lens format_paint
    8<  8#  scissors content_cut
    [[] [#] square.on.square content_copy doc.on.doc file_copy layers square.stack
    <=> <#= briefcase work business_center
    |:| |#: building business apartment building.2 location_city store storefront
    A=  A#  graduationcap school
    >_  >#  terminal code chevron.left.forwardslash.chevron.right
    [%] [#% percent percent_discount ticket confirmation_number gift card_giftcard redeem
    =o= =@= switch toggle_on
    <_| <#| rectangle.portrait.and.arrow.right logout login exit_to_app
    ,o, ,@, pawprint pets
    (W) (#W world worldclock wc
    (a  (@a accessibility accessible figure.arms.open
    A/z A#z character translate textformat text_fields abc
    ==| =#| text.justify subject notes
    [#] ### number dialpad keypad circle.grid.3x3 grid_view square.grid.2x2 dashboard
    !!  !#  bolt.horizontal flag outlined_flag
    |~  |#~ flag.checkered emoji_flags tour
    oo> @@> binoculars find_in_page
    """##
}
