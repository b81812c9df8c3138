import { defineStates } from './define-state.ts';

/** States of mind that decide how a medicine is taken. */
export const MIND = defineStates([
  {
    key: 'eating_disorder',
    label: 'eating disorder',
    besides: true,
    says: [
      'anorexia nervosa|anorexi[ac](?! (?:from|due|secondary|with (?:the )?(?:chemo|cancer|infection)))|bulimi[ac](?: nervosa)?|(?<!binge )eating disorders?(?! (?:service|team|unit|clinic|nurse|helpline))|purg(?:es|ing|ed)(?! (?:of|the|and vomiting))|make (?:himself|myself|themselves) (?:sick|vomit|throw up)|self ?induced vomiting|laxative (?:abuse|misuse)|(?:abus(?:es|ing)|misus(?:es|ing)|hid(?:es|ing)|hoard(?:s|ing)?|overus(?:es|ing)) laxatives|laxatives? (?:boxes|packets?|packs?|wrappers?|hidden|under|in (?:her|his) (?:drawer|bag|bin|wardrobe))|(?:boxes|packets?|packs?|wrappers) of (?:laxatives|senna|dulcolax|bisacodyl)|(?:empty )?(?:senna|dulcolax) (?:boxes|packets|wrappers)|binge(?:s|ing)? and purg(?:es|ing|e)|(?:binge|binges|binging|bingeing) (?:and|then) (?:vomit|purge|sick)[a-z]*|arfid|vomits after (?:meals|eating|dinner)|(?:sick|vomit[a-z]*|throwing up|in the bathroom) (?:after|straight after) (?:every|each|all) (?:meals?|dinner)|(?:goes to|locks himself in|in) the (?:bathroom|toilet) (?:straight |right )?after (?:every |each )?(?:meals?|dinner|eating|tea)|fingers down (?:her|his|my) throat',
    ],
    pastCounts: true,
  },
  {
    key: 'psychosis',
    label: 'a psychotic illness',
    says: [
      'psychosis|schizo(?:phrenia|affective(?: disorder)?|phreniform)|paranoid schizophrenia|psychotic (?:disorder|illness|episodes?|depression)|delusional disorder',
    ],
    pastCounts: true,
  },
  {
    key: 'psychotic_symptoms',
    label: 'psychotic symptoms',
    says: [
      '(?:man|people|neighbou?rs?|staff|they|police|meter man|someone|somebody|telly|tv|radio|phone|router|wifi|lamp|fridge) (?:[^ ]+ )?(?:is|are|was|were|keeps?) (?:[^ ]+ )?(?:recording|listening(?= (?:in|to (?:her|his|my)))|bugging|tracking|watching (?:her|him|me|us)|laughing at (?:her|him|me)|sending|beaming|reading (?:her|his|my) (?:mind|thoughts)|talking to (?:her|him|me))|(?:let|lets|letting|get|keep) (?:the )?(?:signal|signals|rays|waves|chip|implant|radiation) (?:out|in|off|away)|(?:foil|tinfoil) (?:on|over|up at) (?:the )?(?:windows?|vents?|mirrors?|telly|sockets?)|(?:numbers?|number plates?|adverts|songs|headlines|tickets) (?:[^ ]+ ){0,5}(?:adding up|mean(?:s|ing)? (?:something|for)|messages? for|about (?:her|him|me)|add up)|(?:stomach|teeth|body|head|tummy) (?:(?:is|are|was|s) )?(?:charging|wired|bugged|rotting|broadcasting|transmitting)',
      '(?:tv|television|radio) (?:(?:is|was) )?(?:talking|speaking|sending messages|about) (?:to|at|about) (?:him|her|me)|(?<!not )(?<!non )(?:floridly |acutely |actively |currently |frankly |become |became |becoming )*psychotic(?! (?:disorder|illness|episodes?|depression))|(?:acute|active|new|florid|drug induced|worsening|relapse of) psychosis|paranoi[ad](?! (?:schizophrenia|personality))|delusions?(?! disorder| of grandeur)|hallucinat(?:ion|ions|ing|es|ed|ory)|hear(?:s|ing)? (?:voices?|things(?! (?:clearly|from|about))|people talking|whispers)|voices (?:telling|are back|back|commenting|in|getting|louder|again)|see(?:s|ing)? (?:insects|spiders|bugs|things(?! (?:clearly|differently|through|from|more|in))|ants|rats|snakes|shadows|faces|little (?:men|people)|figures|children in the (?:garden|room)|people (?:who|that|in the (?:room|garden|corner)))(?: (?:on|in|that|who|crawling)| which)?|(?:insects|bugs|ants|spiders) (?:on|crawling|in|under|coming)|formication|(?:thinks?|convinced|believes?|says?) (?:that )?(?:(?:the|his|her) )?(?:people|neighbou?rs?|police|staff|someone|somebody|they|everyone|family|food|mi5|government|tv|radio) (?:(?:is|are|were|was|have|has|been) ){1,2}(?:after|following|watching|poison(?:ed)?|spying|plotting|talking to|out to get|bugg(?:ed|ing)|filming)|(?:food|tea|water) is poisoned',
    ],
  },
  {
    key: 'mania_now',
    label: 'signs of mania',
    says: [
      '(?:bought|buys|buying|ordered|ordering|spent|signed|booked) (?:a|an|two|three|four|half a|the|ten) (?:racehorse|horse|boat|boats|yacht|piano|pianos|cars?|hot tub|tractors?|caravans?|motorbikes?|house) (?:share )?(?:[^ ]+ ){0,3}(?:and|on (?:friday|credit|saturday|sunday|monday)|this|since|with)|(?:credit union|bank account|savings|account|post office book) (?:(?:is|are|has been|s|all) )?(?:cleaned out|emptied|gone|drained|wiped out)',
      '(?<!not )(?:floridly |acutely |frankly |become |became |becoming |hypo)*manic(?! (?:depression|depressive|street|episodes? in))|(?:hypo)?mania(?! (?:in (?:19|20)[0-9]{2}))|(?:elated|elevated|euphoric|expansive) (?:mood|and|since|affect|in mood|after|with)|(?:mood|is|very|been|become|became|feels?|seems?|looks?) (?:(?:very|is|has been|unusually|abnormally) )*(?:elated|euphoric|high as a kite|elevated)|high as a kite|on top of the world(?= and)|flight of ideas|(?:pressured?|rapid|nonstop) (?:of )?speech|talk(?:s|ing)? (?:(?:nineteen|ten) to the dozen|a mile a minute|non ?stop|nonstop|at 100 miles|fast and|so fast|very fast|rapidly)|racing thoughts|(?:needs?|needing|decreased need for|reduced need for|no need for|does not need) (?:no |little |only (?:two|three|[1-4]) hours )?(?:of )?sleep(?! (?:more|medication|study|to be))|(?:slept|sleeping|sleeps|sleep) (?:only )?(?:one|two|three|[1-3]) (?:or (?:two|three|[1-3]) )?hours (?:[^ ]+ ){0,4}(?:and|but|not tired|full of|feels? (?:great|fine|amazing|rested)|buzzing)|not slept for (?:days|three|four|[3-9]) (?:[^ ]+ ){0,3}(?:buzzing|energy|talking|spending|great|wired)|full of energy and (?:[^ ]+ ){0,3}(?:not|hardly|barely|spending|sleep)|(?:spent (?:all )?(?:his|her|their|the|my) (?:life )?savings|spending spree|overspending|spending (?:recklessly|money like|thousands|wildly|everything))|grandios(?:e|ity)|delusions? of grandeur|up all night (?:cleaning|painting|shopping|writing|spending|buying|talking|redecorating|and (?:full|buzzing))|buzzing(?= (?:with energy|and (?:not|talk|spend|up)))|rapid cycling|mixed (?:state|episode|affective)',
    ],
  },
  {
    key: 'bipolar',
    label: 'bipolar disorder',
    says: [
      'bipolar(?: (?:affective )?disorder| (?:[12i]+|one|two|type (?:1|2|i|ii|one|two)))?(?! (?:uk|support|hip|electrode))|bpad|manic depress(?:ion|ive)|manic episodes? in|(?:hypo)?mania in (?:19|20)[0-9]{2}|cyclothymi[ac]',
    ],
    pastCounts: true,
  },
  {
    key: 'depression',
    label: 'depression',
    says: [
      'depress(?:ion|ed|ive)(?: (?:disorder|episode|illness|symptoms))?|mdd|dysthymi[ac]|low (?:in )?mood|mood (?:(?:is|has|been|very|so|gone|got|getting|really) ){0,4}(?:low|lower|flat|worse|down)|(?<!sugars? )(?<!pressure )(?:feels?|feeling|felt|been|get|gets|getting|very|so|really) (?:down|low|flat)(?! (?:back|the|to|on|weight|blood|dose|risk))|tearful(?:ness)?|weepy|anhedoni[ac]|postnatal depression|pnd',
    ],
    pastCounts: true,
    quiet: true,
  },
  {
    key: 'agitation',
    label: 'agitation',
    says: [
      'agitat(?:ed|ion)|restless(?:ness)?(?! (?:legs?|sleep|night|nights))|fidgety|(?:very |really )?wired|on edge|can not (?:relax|be still)|distress(?:ed)? and (?:shaking|pacing|sweating)|climbing the walls|jumpy(?! legs?)|worked up',
    ],
    quiet: true,
  },
  {
    key: 'aggression',
    label: 'irritability or aggression',
    says: [
      'aggress(?:ion|ive)(?! (?:treatment|cancer|tumor|management|therapy|form))|(?:very |more |extremely |so )?irritab(?:le|ility)(?! bowel)|hostil(?:e|ity)|(?:rages?|raging)(?! (?:thirst|fever|storm|success))|(?:fits of|sudden|explosive|angry|anger|temper) (?:rage|outbursts?|temper)|lash(?:es|ed|ing) out|(?:vile|foul|bad|terrible|short|violent) temper|threw (?:a|the|his|her) (?:plate|chair|cup|phone|glass|mug)|punched (?:a|the) (?:wall|door)|snapping at (?:everyone|us|me|people)|personality (?:has )?chang(?:ed|e)|nasty with (?:us|everyone|the kids)|short fuse',
    ],
    quiet: true,
  },
  {
    key: 'impulse_control',
    label: 'gambling or other loss of control of impulses',
    says: [
      '(?:down|in|at) the (?:bookies|casino|arcade|slots) (?:every|each|all|daily|since|again)|never (?:had a )?bet in (?:his|her) life|scratch ?cards? (?:by|every|all)',
      '(?:pathological |compulsive |started |online |been |heavily |secretly |keeps )*gambl(?:ing|ed|es)|(?:lost|betting) (?:thousands|his savings|her savings|everything) (?:on|at) (?:horses|slots|online|the bookies|poker|casinos?)|hypersexual(?:ity)?|compulsive (?:shopping|buying|eating|sex|spending)|binge shopping|impulse control|obsessed with (?:gambling|sex|porn|betting)|sexually disinhibited',
    ],
  },
  {
    key: 'insomnia',
    label: 'poor sleep',
    says: [
      'insomnia|(?:poor|bad|broken|disturbed|no) sleep|(?:can not|could not|not|hardly|barely|unable to|struggl(?:es|ing) to) (?:sleep|sleeping|slept)(?! (?:walk|over|rough|in))|sleeps? (?:badly|poorly|terribly)|sleepless(?:ness)?|awake (?:all night|half the night|until|from)|nightmares?|vivid dreams|sleep ?walk(?:s|ing)|sleep (?:is |has been )?(?:poor|bad|broken|terrible|disturbed|awful)',
    ],
    quiet: true,
  },
  {
    key: 'opioid_dependence_care',
    label: 'opioid treatment or pain relief with opioids',
    says: [
      '(?:on|takes?|taking|needs?|given|prescribed|using|post ?op(?:erative)?|oral|had) (?:regular |some |prn |strong )*(?:opioids?|opiates?|morphine|oramorph|codeine|tramadol|oxycodone|oxynorm|oxycontin|endone|percocet|norco|vicodin|methadone|buprenorphine|subutex|suboxone|fentanyl|tapentadol|hydrocodone)(?! (?:in (?:19|20)[0-9]{2}|allergy|withdrawal))|opioid (?:pain ?killers?|analgesi[ac]|substitution)',
    ],
  },
  {
    key: 'surgery_soon',
    label: 'planned surgery or anaesthesia',
    says: [
      '(?:surgery|operation|an(?:a)?esthetic|general an(?:a)?esthetic|hip replacement|knee replacement|ect|electroconvulsive(?: therapy)?|dental extraction|caesarean|c section|hernia repair|hysterectomy) (?:(?:is|booked|planned|scheduled|due|list) ){0,2}(?:booked|planned|scheduled|due|next|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the)|tomorrow|in (?:two|three|four|five|six|a|[0-9]+) (?:days?|weeks?|months?|fortnight)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|(?:awaiting|pre ?op(?:erative)?|listed for|due for|due|booked for|going for|booked in for|having|for elective|waiting for) (?:(?:her|his|a|an|elective|urgent|emergency|major|minor) )*(?:surgery|operation|(?:hip|knee) replacement|ect|theater|hernia repair|hysterectomy|caesarean|c section)|course of ect|receiving ect|under (?:a )?general an(?:a)?esthetic (?:on|tomorrow|next)',
    ],
  },
  {
    key: 'sweating',
    label: 'sweating',
    says: [
      'sweat(?:ing|s|y|ed)?(?! (?:shirt|shop|pants|it out at|at the gym|in the (?:gym|sauna)|over|the small))|diaphor(?:esis|etic)|drench(?:ed|ing)(?! (?:in the rain|by the rain|walking))|clammy|soaked (?:through|in sweat|the (?:bed|sheets))|dripping (?:with|in|wet with) sweat|(?:wringing|soaking) wet with sweat|(?:bed|sheets|pyjamas|nightie|t ?shirt) (?:are |is |were |was )?(?:soaked|drenched|wringing wet)',
    ],
    quiet: true,
  },
]);
