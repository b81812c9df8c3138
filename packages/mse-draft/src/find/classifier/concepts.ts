/**
 * Words that stand for one idea, so that the classifier learns of the idea and not of each word. Spaces part the entries,
 * a star ends the beginning of a word, an underscore joins neighbouring words. Data, ours.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  dead: 'die dies died dead death dying deid dee expire perish coffin* grave graves graveyard cemetery funeral funerals wake buried bury corpse deceased afterlife heaven hereafter crematorium cremat* ashes headstone rip',
  kill: 'kill kills killed killing killin murder* slaughter* shoot shoots shot shooting stab* strangl* throttle chok* smother* suffocat* drown* poison* behead* execut* slit slitting',
  suicide:
    'suicid* kill_myself killing_myself kill_meself killing_meself killed_myself kms top_myself topping_myself top_meself do_myself_in doing_myself_in done_myself_in end_it ending_it end_it_all end_my_life ending_my_life take_my_life taking_my_life take_my_own_life own_life unalive* off_myself end_myself kill_himself kill_herself killing_himself killing_herself killed_himself killed_herself kill_yourself killing_yourself ending_your_life take_your_life end_your_life end_your_own_life hang_myself hanged_myself hung_myself shoot_myself drown_myself jump_off throw_myself do_away_with finish_it finish_myself check_out not_be_here not_being_here be_gone do_it done_it go_through_with',
  wish: 'wish wished wishing hope hoped hoping pray prayed praying want wanted wants wanting wanna rather prefer would_like id_like longing long_for ready_to ready_for wouldnt_mind dont_care not_bothered wouldnt_bother',
  not_wake:
    'not_wake not_waking never_wake dont_wake didnt_wake wouldnt_wake not_woken never_woke wake_up woken_up sleep_forever not_exist not_existing stop_existing cease disappear* vanish* never_born not_born been_born go_to_sleep fall_asleep slip_away take_me took_me',
  burden:
    'burden* better_off better_without without_me in_the_way waste_of nuisance worthless useless no_use no_good dragging_them weight_on easier_for cost_them',
  no_point:
    'no_point point_of the_point pointless hopeless* no_hope no_future future nothing_left whats_the_use no_reason reason_to worth_living worth_it had_enough enough_of tired_of sick_of fed_up cant_go_on cant_do_this carry_on keep_going give_up given_up gave_up no_way_out finished done_with over_with',
  rope: 'rope* noose* hang hanging hanged hung belt belts beam* rafter* ligature* cord flex knot knots scarf dressing_gown_cord',
  height:
    'bridge* jump* ledge roof rooftop balcony cliff* railing* parapet viaduct platform track tracks train trains rail rails subway tube car_park multistorey window edge overpass quarry quay pier',
  water: 'river sea lake canal loch dam reservoir tide harbour harbor weir pond bath ocean creek',
  gun: 'gun guns pistol* rifle* shotgun* revolver* firearm* glock* bullet* round rounds cartridge* shells barrel trigger holster ammo armory armoury magazine twelve_gauge',
  pills:
    'pill pills tablet* tabs paracetamol tylenol panadol acetaminophen ibuprofen advil co-codamol cocodamol codeine morphine oramorph insulin amitriptyline propranolol sertraline warfarin digoxin metformin opioid* oxy* fentanyl overdos* od ods oded odd blister* packet* packets strip strips bottle bottles capsule* dose doses meds medication medicine* prescription* sleeping_pills sleepers benzos diazepam valium xanax lithium',
  toxin:
    'bleach antifreeze pesticide* weedkiller paraquat roundup rat_poison fumes exhaust carbon monoxide hose hosepipe garage charcoal helium nitrogen gas petrol kerosene lighter_fluid',
  blade:
    'blade* razor* sharpener* knife knives scissors stanley craft_knife box_cutter scalpel compass glass cleaver machete axe hatchet hammer screwdriver bat crowbar fork sword',
  cut: 'cut cuts cutting cutter scratch* slash* burn burns burned burnt burning lighter scars scar scarred wrist wrists thigh* forearm* hurt_myself hurting_myself harm_myself harming_myself self_harm* selfharm* hit_myself bang_my_head banging_my_head headbang* punch_the_wall pinch* picking bleed* bled blood',
  attempt:
    'attempt* tried try to_try failed survived woke_up came_round pumped resus* icu intensive_care a_and_e er ed ambulance paramedic* found_me cut_me_down pulled_me talked_me_down stopped_me stomach charcoal hospital',
  overdose:
    'took_all took_them taken_all took_the_lot the_lot took_a_load took_everything swallowed swallow_the whole_packet whole_bottle whole_box handful* overdos* all_my_tablets all_the_tablets all_my_pills took_some took_too took_my took_every took_about',
  prepare:
    'note notes letter letters will goodbye* farewell* gave_away giving_away given_away sorted_out in_order affairs insurance passwords password pin funeral_plan saved saving_up saved_up stockpil* stash* hoard* hid hidden hiding bought ordered searched googled looked_up look_up looking_up research* wrote written picked_out chosen practise* practic* rehears* measured tied loaded cleaned_it rehomed rehoming labelled list',
  place_kept:
    'drawer* cupboard* cabinet* wardrobe closet loft attic shed shelf safe locked lock locked_up key keys combination nightstand bedside under_the_bed mattress glovebox glove_box truck boot trunk fridge handbag rucksack locker kept keep keeps at_home in_the_house upstairs barn garage workshop microwave',
  date: 'tonight tomorrow monday tuesday wednesday thursday friday saturday sunday weekend christmas birthday anniversary easter new_year the_day a_day a_date the_date april january february march may june july august september october november december when_they after_the before_the',
  intend:
    'going_to gonna gannae im_going i_will ill i_intend intend* mean_to meant_to decided deciding made_up_my plan plans planned planning act_on would_do id_do i_would wont_stop no_one_can nobody_can next_time sooner_or_later its_when only_a_matter',
  hurt_other:
    'hurt_him hurt_her hurt_them hurt_someone hurt_somebody hurt_people hurt_anyone hurt_anybody kill_him kill_her kill_them kill_someone killed_him kill_you hit_him hit_her hit_them hit_me hits_me punch* kick* slap* thump* batter* beat_him beat_her beat_me beat_up beats_me smash* strangle_him head_off teach_him teach_her teach_them sort_him_out get_him get_her get_them do_him make_him_pay make_them_pay pay_for fight fights fighting fought attack* assault* swung swing lunge* threw throw_a shove* push* pushed threaten* threat* revenge grabbed grab_him choke_him headbutt* glassed bottled lamped decked clocked bit_him jaw throat neck',
  voices:
    'voice voices they_say they_tell he_says she_says it_says tells_me telling_me tell_me told_me_to says_to_me saying_to_me orders order command* instruct* shout* whisper* radio television telly tv god devil demon* jinn angel* spirit*',
  obey: 'do_what do_as obey listen_to follow resist fight_it have_to got_to must make_me makes_me made_me stops_if go_quiet',
  food: 'eat eats eating eaten ate food foods meal meals drink drinks drinking drank fluid* water swallow* appetite plate spoon fed feed feeding starv* fast fasting hungry tea dinner breakfast bite mouthful sip sips spit* spat lips thin weight kilos pounds stone calories dehydrat* thirsty',
  refuse:
    'refus* wont wouldnt nothing_since not_eaten havent_eaten hasnt_eaten not_touched hasnt_touched stopped_eating stopped_drinking nothing_passed not_a_bite not_a_drop days_without push_away pushes_away turns_away',
  cannot_care:
    'wash* bath* shower* dress* toilet nappy commode soiled wet_herself wet_himself urine sores stove cooker hob heating gas_on left_on wander* lost freezing cold sleeping_rough outside street shelter bins maggots mould rubbish filthy stinks bills electric cut_off fall fallen fell falls barefoot pyjamas nightie slippers cook',
  abuse:
    'scared_of_him scared_of_her afraid_of_him frightened_of_him hits_me hit_me hits_her hit_her beats_me slaps_me locks_me locked_me takes_my took_my_phone my_money my_pension passport belt_off raised_his grabbed_me by_the_hair by_the_throat pinned_me follows_me following_me outside_my_house wont_let_me not_allowed bruise* black_eye touches_me touched_me forced_me raped rape fist fists choked_me control* my_husband my_partner boyfriend ex restraining police',
  yes: 'yes yeah yep aye yup mm mmhm uh_huh sure course of_course sometimes often always every_day every_night most_days now_and_then on_and_off a_bit a_lot bit_of_both both',
  no: 'no nope nah naw never none not_at_all nothing nobody not_really not_now no_way god_no och_no',
  deny: 'havent hasnt dont didnt doesnt wouldnt couldnt isnt arent wasnt werent not without cannot cant aint nae dinna didnae wouldnae havenae',
  evade:
    'rather_not dont_want_to_talk dont_know dunno not_sure maybe perhaps might depends why_do_you whatever next_question ask_me none_of_your cant_say hard_to_say who_said',
  dream: 'dream* dreamt nightmare* woke_from in_my_sleep',
  song: 'song* sing sings singing sang sung lyric* chorus verse tune hymn ballad choir band album karaoke karaoke gig track_called playlist spotify shanty',
  joke: 'joke* joking kidding laugh* lol haha figure_of_speech just_saying just_an_expression only_messing messing banter craic winding wind_up tongue_in_cheek funny dead_tired dying_for could_murder killing_me',
  story:
    'film films movie* book books novel* episode* series character* game games gaming level boss minecraft fortnite podcast documentary netflix play_about theatre script essay poem homework history news headline paper sermon bible',
  intrusive:
    'what_if image* picture_myself pictures flash flashes pop_into pops_into pop_in pops_in comes_into came_into intrus* unwanted horrif* disgust* terrif* against_my never_would would_never not_me check check_and checking checked avoid* hide_the hid_the put_the_knives knives_away monster ocd thoughts_come over_and_over reassur* pray_it_away make_sure',
  would: 'if unless would could might suppose imagine say_i hypothetical* let_s_say in_case were_to',
  past: 'ago used_to back_then back_in years when_i_was when_he_was when_she_was at_school in_my_teens teenager fifteen sixteen seventeen eighteen nineteen once last_year in_the_past long_time history previous* before_i before_that that_time those_days since_then not_since',
  recent:
    'today tonight this_morning this_week last_night yesterday last_week now right_now currently at_the_moment lately recently these_days still last_month hours days weeks',
  self: 'i me my mine myself meself im ive id ill',
  she_he: 'he she him her his hers himself herself they them their hes shes theyre',
  kin: 'mum mam mom mother dad da father wife husband son daughter brother sister aunt auntie uncle nan gran granny grandad grandpa grandma cousin* friend* mate neighbour* neighbor* partner boyfriend girlfriend roommate boss teacher baby kids children child bairn* wean* patient niece nephew',
  software:
    'ai computer robot software assistant chatbot siri alexa google transcript note_to machine recording record_that write_that write_down put_down type mark set_risk app system model ignore delete',
  quote:
    'he_said she_said they_said says said told texted wrote text message exact_words quote letter_said voicemail',
  protect:
    'kids children grandchildren grandkids dog cat god church faith promise* wouldnt_do_that_to couldnt_do_that_to my_mother reason look_forward looking_forward hope support*',
  feeling:
    'sad low down depressed happy good fine grand well better anxious worried scared frightened angry mood empty numb guilty ashamed tired',
};
