import { defineSafetyTopic } from '../define-topic.ts';

const FOR_LONG =
  '(?:(?:for|in|since|over|x|now|about|nearly|almost|the|last|past|these|this|more|than|at|all|least|up|to|going|on|well|around|approx|[0-9]+|[a-z]+) ){0,5}?(?:days?|hours|weeks?|hrs|[0-9]+ ?/ ?7|(?:[2-9]|[1-9][0-9]) ?(?:d|days|h|hrs|hours|7|52)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thurs?|fri|sat|sun)|yesterday|the weekend|last (?:night|week|weekend)|christmas|day (?:2|3|4|5|6|7|two|three|four|five)|admission|the funeral|he (?:died|left)|arrival|breakfast yesterday)';

/** Food or drink refused or not taken. Ours. */
export const NOT_EATING = defineSafetyTopic({
  key: 'not_eating_or_drinking',
  label: 'not eating or drinking',
  groups: [
    {
      wordings: [
        '(?:not|stopped|stop|no longer|never|hardly|barely|quit|ceased|given up) (?:to |been |been seen to |had anything to |to be )?(?:eating|eats|eat|ate|eaten)(?: (?:anything|much|properly|food|a bite|at all))* (?:(?:or|and|nor) )(?:(?:not|barely|hardly|is|he is|stopped|refusing|refuses|does|did|has|had|anything|hasn t|isn t|will) )*(?:drink|drinking|drunk|drank|taking (?:fluids|water))',
        '(?:not|stopped|stop|no longer|refuse|refuses|refusing|refused|unable to|barely|hardly) (?:to )?(?:eating|eat|ate|eaten) (?:drink|drinking|drunk)|(?:not|stopped|no longer|refuses|refusing|refused) (?:to )?(?:drink|drinking) (?:(?:or|and|nor) )?(?:eating|eat)',
        '(?:refuse|refuses|refusing|refused|declines|declining|declined|rejects?|rejecting|rejected|turning away|turns away|pushes away|pushing away|spits? out|spitting out|spat out|will not accept|not accepting|will not take|not taking|won t take|does not take) (?:all |any |both |every |his |her |their |most |to take |to accept |to have |even |the |more |sips of )*(?:food|fluids?|foods|meals|feeds?|drinks?|water|diet|oral (?:intake|fluids?|diet|food)|nourishment|nutrition|sustenance|everything (?:i|we|he)|everything (?:offered|given)|bottles?|ng feeds?|supplements|eat|to eat|to drink)(?! (?:allergen|additives|(?:at|in) (?:restaurants?|canteen)|containing|diary|(?:from|with) (?:strangers|meat|dairy|gluten)|(?:meat|breakfast|vegetables|lunch|out|fish|alcohol|beer|wine|pork|beef|his greens|greens|veg|dairy|sweets|in (?:front|the canteen|public)|at (?:his|the) (?:desk|table))))',
        `(?:not|no|nothing|never|nil|hardly|barely|without) (?:been |had |really |having |is |any |single )?(?:eat|eaten|eating|ate|food|had (?:any )?(?:food|a (?:meal|bite)|anything to eat)|touched (?:food|a meal)|food intake|diet|solids|meals?|taken food|swallowed (?:food|anything)|been eating|keeping (?:food|anything) down|kept anything down)(?! (?:handling|allerg[a-z]+|hygiene|intoleran[a-z]+|safety|diary|choices?|preparation|bank|triggers?)(?![^ ]))(?: (?:anything|at all|properly|a (?:thing|bite|morsel)|solid|solids|a proper meal|any food|food|or slept|solid food|much|crumb))* ${FOR_LONG}(?! (?:meat|fish|breakfast|post|handling))`,
        `(?:not|nothing|no|hardly|barely|never) (?:been |had |really |having |any |single )?(?:drink|drunk|drank|drinking|fluids?|water|had (?:any )?(?:water|fluids?|a drink|anything to drink)|fluid intake|a drop|sips?)(?: (?:anything|any fluids?|any water|at all|a (?:thing|drop|sip)|fluids|water|either|properly|much))* ${FOR_LONG}(?! (?:alcohol|(?:and )?(?:feels|feeling) (?:better|great)))`,
        '(?:not|never|barely|hardly) (?:touch|touched) (?:any |her |his |their |my |a )?(?:food|drink|fluids?|water|meals?|bite|morsel|tray|plate|dinner or)(?! (?:since lunch|until))',
        '(?:not|neither|nor|nothing|never|no|hardly|barely) (?:much as )?(?:a |one )*(?:bite|sip|morsel|mouthful|crumb|drop|scrap|spoonful|thing|food) (?:of (?:food|water|anything|tea) )*(?:has |have |had |to |or (?:a )?(?:sip|drop|bite|drink) )*(?:passed|pass|crossed|gone past|been past|eat|drink|since|for|in|over|eaten|taken)|(?:not|never|will not|does not|refuses to|refuse to|wont) (?:take|have|had|accept|swallow|eat|drink|touch) (?:much as |even |a )*(?:a )?(?:bite|sip|morsel|mouthful|crumb|drop|spoonful|cup of tea|glass of water|thing)(?! (?:of alcohol|of meat|back|for granted))|passed (?:his|her|my) lips',
        '(?:taken|takes?|taking|took|accept|accepts|accepting|had|having|managing|eaten|eating|drinking|swallowing) (?:nothing|no food|no feeds|no fluids?|no oral|no diet|no solids|no meals|sips only|only sips|few sips|tiny sips|a few sips|only (?:a few )?(?:sips|mouthfuls|teaspoons)|barely anything|next to nothing|virtually nothing|practically nothing|minimal (?:diet|oral|food|fluids)|zero)(?: (?:at all|by mouth|for|since|orally|today|in|only|x|over|but|of|now))?|(?:sips|teaspoons?|mouthfuls?) only|sips of (?:water|tea|fluid) only|only (?:sips|takes sips|taking sips)',
        '(?:total|complete|food|fluid|oral|diet|feed|feeding) (?:food |fluid |oral |and fluid |and food |and (?:drink|water) )*(?:[a-z]+ )?refusal(?! (?:clinic|policy))|hunger strike|starving (?:{self}|to death)|starve (?:{self}|to death)|(?:stopped|no|refusing|declining|declines|refuses|refused|nil|zero|negligible|minimal|poor|very poor|absent) (?:all )?(?:oral )?(?:intake|diet and fluids?|fluids and diet|food and fluid intake)(?: (?:nil|none|zero|incl[a-z]*|of|since|for|x|over|in|at|orally|today|water|[0-9]|and (?:no|nil|minimal)|with (?:dehydration|weight|ketones|aki)))|oral intake (?:nil|none|zero|negligible|minimal|stopped|ceased)|nil (?:oral|orally|po|by mouth) (?:intake )?(?:since|for|x|[0-9]+)|(?:no|nil|zero|absent) (?:oral|po|per os) intake|(?:fluid|food) intake (?:nil|none|zero|negligible|under|less than|[0-9]+ ?ml)|food or drink(?= (?:since|for|in|now))',
        '(?:will|would|does|do|did|can) not (?:eat|drink) (?:(?:and|or|nor) )?(?:(?:will|would|does|do|did|can) )?(?:not )?(?:drink|eat|swallow|take (?:fluids|water|anything)|get out of bed)|(?:will|does|do|has|had|is) not (?:[a-z]+ )?(?:eat|eaten|eating|drink|drinking) (?:a thing|anything|at all|because (?:[a-z]+ )*(?:poison[a-z]*|contaminated|voices?|god|dead|rotten|rotted|unclean|evil|punish[a-z]*|sin|not worth|deserve)|as (?:[a-z]+ )*(?:poison[a-z]*|contaminated|dead)|until (?:[a-z]+ )*(?:die|dies|dead))(?! (?:with (?:meat|gluten|dairy|sugar|alcohol)|(?:after|before|past|until) (?:[0-9]+|six|seven|eight|noon|lunch|sunset)|containing|spicy|fried|alcoholic))|(?:deserve|need|want|allowed|wish|going) (?:to )?(?:not )?(?:eat|food)(?= (?:because (?:i am|he is) (?:evil|bad|fat|dead|worthless)))|(?:food|water|meals|tea|drinks?|milk) (?:is |are |being |was |has been |have been |to be |might be |were )*(?:poison[a-z]*|contaminated|tampered|drugged|laced|bewitched) (?:and|so|[a-z]+ )*(?:will not|refus[a-z]+|not|won t|stopped)|fast(?:ing|s)? (?:until|till|unto|to the) (?:death|i die|he dies|god)|(?:living|lived|surviving|lives|survive|existing|exists) (?:only )?on (?:[a-z]+ ){1,4}?(?:and nothing else|only|alone|for (?:[a-z0-9]+ )?(?:days|weeks))|(?:eaten|eats|eating|eat|ate|had) nothing(?: (?:but|except|other|since|for|at all|in|today|all day|solid|apart))?(?! (?:but praise|unusual|since (?:lunch|breakfast)|before (?:bed|blood|the test|surgery)|after [0-9]))|nothing to eat or drink(?! after)|no food or (?:drink|fluids?|water)(?! (?:after|before|from midnight|allowed|in the (?:lab|library)))|neither eat(?:s|ing)? (?:nor|or) drink(?:s|ing)?|neither eaten (?:nor|or) drunk|not had (?:a bite|a sip|a mouthful|food or|any (?:food|fluids?))|not (?:eat|eaten|eating) (?:or|nor) (?:drink|drunk|drank|drinking|slept|sleep|sleeping)',
        '(?:bmi|body mass index) (?:of |is |now |at |down to |currently |fell to |dropped to |= )*(?:9|10|11|12|13|14)(?:[. ][0-9]+)?(?![^ ])|(?:eats|eating|eat|intake|consuming|restricting to|restricted to|restricts to|having|taking) (?:only |about |less than |under |around |approx |max |just )*(?:[1-4][0-9]{2}|[5-9][0-9]) ?(?:kcals?|calories|cals?|kcal) (?:a|per|daily|each|day)|(?:lost|loss of|losing|dropped) (?:about |over |more than |at least |nearly )?(?:1[0-9]|[2-9][0-9]|ten|fifteen|twenty) ?(?:kg|kgs|kilos) {gap1}(?:in|over|within) (?:a |the |one |two |three |[1-6] |past |last |[1-4] ?/ ?)*(?:weeks?|52|12|months?|fortnight|month)|(?:severely|acutely|clinically|very|dangerously) (?:dehydrated|malnourished|underweight|emaciated|cachectic)|(?:too weak|too frail) (?:to stand|from (?:not|lack))|emaciated',
      ],
      together: [
        ['(?:nothing|nil|zero) (?:by mouth|orally|to eat|eaten|po)', '{long}'],
        [
          '(?:refus[a-z]+|declin[a-z]+|reject[a-z]*|will not (?:take|have)|stopped) (?:all |any |oral |every )*(?:intake|food and fluids?|meals|feeds?|a sup|a bite|a sip|a drop|a morsel|bread or water|food or water|everything)',
          '{long}|catatoni[a-z]+|mute|wall|weak|dehydrat[a-z]+|poison[a-z]*|laced|weight|dying',
        ],
        [
          'a (?:sup|bite|sip|drop|morsel|crumb) of (?:water|food|tea|anything|bread)',
          'not|refus[a-z]+|will not|wall',
        ],
        ['(?:food|fluid|food and fluid) charts? (?:is |was |are |been |all )*(?:blank|empty|nil|zero)'],
        [
          '(?:meals?|meals on wheels|food|dinners?|milk|trays?) (?:is |are |was |were |being |all |been )*(?:laced|poison[a-z]*|drugged|tampered|contaminated|untouched|flushed)',
          'not|refus[a-z]+|stopped|{long}|weight|will not',
        ],
        [
          '(?:an apple|a (?:yog[h]?urt|biscuit|rice cake|slice of toast|cracker|banana|spoon|spoonful)|black coffee|ice cubes|diet coke|chewing gum|only water) (?:a day|daily|per day|each day|since|for days)',
          'faint[a-z]*|collaps[a-z]*|weight|weak|kg|bmi|periods|dizzy|down to|nothing|lives on',
        ],
        [
          '(?:baby|infant|newborn) {gap1}(?:taken|taking|had|having|taking) (?:no|hardly any|barely any) feeds|(?:baby|infant|newborn) {gap1}(?:refusing|not taking|off) (?:feeds|bottles?|the breast)',
        ],
      ],
      unless: [
        'food poison|fasting (?:sample|bloods?|glucose|test)|before (?:surgery|the (?:operation|procedure|scan|blood test|anaesthetic))|surgery (?:tomorrow|today)|pre ?op|nbm|nil by mouth (?:for|before|from)|ramadan|lent|yom kippur|navratri|vegetarian|vegan|slimming|weight watchers|intermittent fast[a-z]*|gluten|dairy|alcohol|beers?|wine|drink driving|sober|sobriety|aa meetings?|teetotal|abstinent|abstinence|bariatric|ozempic|wegovy|diet plan|keto|after [0-9]+ ?pm|in (?:front of|public)|at (?:school|work|the canteen)|meat|fish|breakfast|sweets|chocolate|takeaways?|crisps|cat|dog|hamster|puppy|kitten|colonoscopy|endoscopy',
      ],
    },
  ],
});
