import { defineStates } from './define-state.ts';

/** States that ask by themselves, as families and nurses tell them. */
export const SAID_IN_PASSING = defineStates([
  {
    key: 'nothing_stays_down',
    label: 'vomiting that does not stop',
    besides: true,
    says: [
      '(?:keep|kept|keeps|keeping) (?:nothing|little|no food|no fluids?) down|nothing(?: will)? (?:stay|stays|stayed) down|(?:bringing|brought|bring|brings) (?:up )?(?:everything|it all|the lot|whatever [^ ]+ [^ ]+)(?: back)?(?: up)?|everything (?:comes|coming|came) (?:back )?up|sick (?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten) times|(?:run|running|runs|ran) to the (?:loo|toilet|bathroom|jacks)|(?:there is|and) puke|vomit(?:ed|ing|s)? (?:x ?)?(?:[4-9]|[1-9][0-9]|four|five|six|seven|eight|nine|ten)(?: times)?|vomited x[3-9]',
    ],
    exposure: 'volume_loss',
  },
  {
    key: 'intake_refused',
    label: 'food or drink refused',
    besides: true,
    says: [
      '(?:ate|eaten|eats|had|having|takes|took) (?:none|nothing|nowt|not a thing|nil)(?! (?:to do|else|but good|wrong|against|yet))|drank (?:none|nothing|nowt)|(?:counts?|counting) (?:out )?(?:[^ ]+ )?(?:peas|grapes|almonds|beans|raisins|cornflakes|calories)|(?:two|one|a) (?:biscuits?|cracker|yoghurt|yogurt|apple) (?:[^ ]+ )?(?:today|all day|a day|in two days|since)(?! (?:with|and lunch))|(?:not a (?:bite|crumb|morsel|sip|spoonful)|no food|not (?:so much as|even) a) (?:[^ ]+ ){0,3}(?:past (?:her|his) lips|has passed|passed (?:her|his)|since|all (?:day|week)|in (?:days|two|three))|(?:tray|trays|plate|plates|dinner|meals?|food) (?:[^ ]+ ){0,3}(?:untouched|back full|goes back|sent back|left cold|scraped into)|(?:clamps?|shuts?|turns?|turning|push(?:es|ing)|clos(?:es|ing)) (?:[^ ]+ ){0,3}(?:mouth|lips|head away|face away|spoon away|plate away)|staff (?:are |is )?(?:eating|eat) for (?:her|him)|only water|(?:not the water|not even water|no water)|(?:will|would) not (?:eat|drink|take (?:food|fluids?|a sip|anything|a bite|a drop))(?! (?:meat|pork|dairy|gluten|fish|greens|vegetables|coffee|tea|alcohol|spicy|lumps))',
    ],
    exposure: 'low_sodium_diet',
  },
  {
    key: 'drinking_hidden',
    label: 'hidden or heavy drinking',
    besides: true,
    says: [
      '(?:vodka|gin|whiske?y|bushmills|jameson|smirnoff|special brew|brandy|cider) (?:in|under|behind|down|inside|hidden) (?:the|her|his|a) (?:[^ ]+ )?(?:bottle|sink|sofa|bed|wardrobe|cistern|bag|mattress|cupboard|flask|toilet|drawer|locker|mug)|(?:bottle|bottles|litres?|liters?|cans) of (?:bushmills|jameson|smirnoff|special brew|cider|vodka|gin|buckfast|tonic wine)|antabuse (?:[^ ]+ ){0,8}(?:bottle|half gone|pint|cans)|topping up (?:since|before|all|with|from)|(?:[0-9]+|six|eight|ten|twelve) (?:cans|pints) (?:[^ ]+ )?(?:the night before|last night|a day|before)|(?:three|four|five|six|[3-9]) (?:liters|litres|bottles) of (?:cider|vodka|wine|gin|whiskey)',
    ],
    exposure: 'alcohol',
  },
  {
    key: 'repeated_falls',
    label: 'falls again and again',
    besides: true,
    says: [
      '(?:lift ?assist|on the floor again|another tumble|went over again|(?:second|third|fourth|fifth|sixth) (?:fall|tumble|lift ?assist|time on the floor)|(?:lift assist|tumble|fall)s? this week)|(?:come|came|comes|coming|gone|going|went) (?:a cropper|down the stairs|over in the (?:bath|shower|hall|kitchen))|legs (?:go|went|gone|keep going) (?:from|from under|out|on)',
      '(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th) (?:fall|tumble|lift ?assist|time (?:on the floor|she fell|he fell|down))|(?:fell|fallen|falls|fall|down|on the floor) (?:twice|three times|four times|[3-9] times|again) (?:[^ ]+ )?(?:this|since|last|today|in)',
    ],
  },
  {
    key: 'wound_gone_bad',
    label: 'a wound that smells, blackens or goes deep',
    besides: true,
    says: [
      'pus(?! and)|nails? (?:[^ ]+ ){0,3}(?:grown )?into (?:the |her |his )?(?:pads?|flesh|toes?|skin|sole)|(?:red|hot|painful|hard) (?:[^ ]+ )?lump (?:[^ ]+ ){0,6}(?:injection|depot|needle|jab)|(?:injection|depot|needle|jab) (?:[^ ]+ ){0,6}(?:hot|red|hard|oozing|pus) (?:[^ ]+ ){0,2}lump',
      'grade (?:3|4|three|four)(?= (?:and|sore|pressure|ulcer))|see right in|bone (?:showing|visible|exposed)|(?:till|until|down to) (?:there is )?(?:the )?bone|(?:toe|foot|heel|leg|sore|wound|finger|stump|bed ?sore) (?:[^ ]+ ){0,3}(?:black|gone black|weeping|smelling|smells|stinks?|green|maggots|oozing|pus|grown (?:round )?into|tracking|hot and red)|(?:black|weeping|stinking|green|oozing) (?:toes?|foot|heel|wound|sore|stump|fingers?)',
    ],
  },
  {
    key: 'movements_of_the_face',
    label: 'movements of face or tongue that do not stop',
    besides: true,
    says: [
      'face (?:screws|screwing|screwed) up|(?:tongue|mouth|lips?|jaw|face) (?:keeps?|kept) (?:going|moving|chewing|working|pulling|screwing|munching|sucking)|chew(?:s|ing) (?:on )?(?:nothing|air|(?:her|his) (?:tongue|cheeks?|lips))|worm(?:ing)? (?:in|of) (?:the|her|his) tongue|tongue (?:in and out|fly ?catch[a-z]*)|shoulder (?:jump|jumps|jumping|hitch[a-z]*|twitch[a-z]*)',
    ],
  },
  {
    key: 'tetany_signs',
    label: 'cramped hands with tingling',
    besides: true,
    says: [
      'tetany|carpopedal(?: spasms?)?|fingers? curl(?:ing|ed|s)?(?: in)?(?= and)|(?:hands?|fingers) (?:[^ ]+ ){0,2}(?:claws?|clawing|cramped shut|locked shut)|trousseau(?: sign)?|chvostek(?: sign)?',
    ],
  },
  {
    key: 'new_wetting',
    label: 'new loss of bladder or bowel control',
    says: [
      '(?:wet|soaked|soiled|messed) (?:himself|the bed|his bed|through again|himself again)(?! (?:laughing|with laughter|at the|in the rain))|(?:new|started) (?:being )?(?:incontinent|incontinence|wetting)|never used to (?:wet|leak|be wet|soil)',
    ],
  },
  {
    key: 'medicine_to_a_child',
    label: 'a medicine given to a child',
    says: [
      '(?:give|gives|gave|given|giving|rubbing|rubbed|slips?|slipping|dosing) (?:[^ ]+ ){0,4}(?:wee one|baby|babby|toddler|little one|kids?|child|children|gums)(?: [^ ]+){0,6} (?:sleeping (?:pills?|tablets?)|valium|diazepam|sedatives?|methadone|xanax|whiske?y|zopiclone|melatonin gummies)|(?:valium|diazepam|whiske?y|methadone|xanax|sleeping (?:pills?|tablets?)) (?:[^ ]+ ){0,4}(?:on|to|for|in) (?:the |her |his )?(?:baby|babby|toddler|child|kids?|gums|bottle)',
    ],
  },
]);
