import type { WordingGroup } from '../define-topic.ts';

const THINGS_KEPT =
  '(?:medals?|(?:wedding )?rings?|watch|bus pass|rosary|handbag|purse|wallet|phone|glasses|keys|id|passport|house keys|bank cards?|collar|hearing aids?)';
const PETS =
  '(?:cats?|dogs?|pets?|rabbits?|budgies?|birds?|pigeons|hens|ducks|horses?|pony|donkey|ferrets?|fish|tortoise|parrot|guinea pigs?|greyhound|bees)';
const ONE_BY_ONE =
  '(?:phone|phoned|phoning|rang|ring|rung|ringing|call|called|calling|text|texted|message|messaged|messaging|visit|visited|visiting|wrote|write|email|emailed) (?:to )?(?:all|every|each|everyone|everybody|round|around|one by one|old friends|people|his|her)';

/** Leave taken and affairs settled, told by those who notice it: no word of death is in it. Ours. */
export const LEAVE_TAKING: readonly WordingGroup[] = [
  {
    grade: 'plan',
    bySomebody: true,
    wordings: [
      '(?:last|final) (?:time|conversation|chat|call|visit|message|text|session) (?:that )?(?:he |we |i |you |they |will |would |ever |he ll )+(?:be |ever )*(?:talk|speak|see|meet|hear|talking|speaking|seeing|meeting|hearing|ring|call|visit)(?! (?:about|before (?:the|my|his|her) (?:holiday|summer|discharge|break|move)|spoke|saw))',
      '(?:be|do|manage|cope|all be|everyone be) (?:just |perfectly |absolutely )?(?:fine|grand|okay|ok|all right|alright|happier|better|better off) without (?:me|him|her)(?! (?:[a-z]+ing|for (?:a|the|an) (?:week|day|weekend|few|hour|evening)|on (?:the|friday|saturday)|at the (?:meeting|party)|while|this (?:week|time|once)))',
      'nobody (?:will |would |should |is going to )*(?:have to |need to |ever )*(?:find|miss|notice|clean up|identify|look for|worry about) (?:me|him|us|after me|(?:that )?i am gone)(?! (?:in (?:this|the) (?:game|maze|crowd)))|no ?one (?:will |would )*(?:have to |need to |ever )*(?:find|miss|notice|clean up after) (?:me|him)',
      '(?:not|never) (?:be|being) (?:here|around|about|there|alive|at school|in school) (?:for|at|by|to see|when|come) (?:the |her |his |my |our |next |this )*(?:[a-z]+ )?(?:prom|debs|formal|exams?|results|graduation|leaving cert|mocks|sports day|school (?:play|trip|show)|christmas|birthday|wedding|half term|summer|september|next (?:term|year|week)|match|review|trip)(?! (?:because|as|due|since|on holiday|he is (?:away|working)))',
      '(?:knows?|worked out|has worked out|figured out|decided|planned|has decided|have decided|settled on|sure of) (?:exactly |precisely |already )?(?:how|where|when|the way|the place) (?:he|i|they) (?:would|will|is going to|am going to|want to|wants to|could) (?:do it|end it|die|go about it|finish it|do so)(?! (?:for (?:the|work|the recipe)|at work))|(?:chosen|picked|chose|selected|found) (?:a|the|his|her|my) (?:beam|bridge|cliff|branch|rafter|tree (?:to (?:hang|do)|in the woods|he would)|spot (?:in the woods|on the (?:cliff|bridge|line)|to do it|where nobody|for it)|place (?:to do it|where nobody|to die)|date (?:to (?:die|do it|end it|go)|for (?:it|his death|my death)))',
      'cancell?ed (?:all |everything |every [a-z]+ )*(?:his |her |my )?(?:everything|plans|appointments|bookings|commitments|meetings)?(?: he had)? (?:after|past|from|beyond) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|christmas|the weekend|the [0-9]+|next)(?! (?:because|due|as))',
      '(?:no|nae|not much|little|what is the|what s the) point (?:in|of|to) (?:me |him |her |my |his )?(?:being|bein|staying|stopping|existing|carrying on|sticking around|hanging on|keeping going|still being) (?:here|about|around|alive|on|going|any ?more|any longer|in (?:this|the) world|$)(?! (?:at (?:this|the) (?:party|meeting)|in (?:this|the) (?:queue|job|meeting|office|class|group|relationship|marriage)))',
      '(?:will|would) (?:not|no|never) (?:be )?(?:need|needing|want|wanting|use|using|require|requiring) {gap6}(?:(?:after|past|by|from|come) (?:today|tonight|tomorrow|this|that|the weekend|next|christmas|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|where (?:i am|he is|i will be|i m|they are) ?(?:going|headed|bound)?|much longer|soon enough|now anyway|any of (?:it|this|that) (?:now|soon|after))',
      '(?:will|would) (?:not|no|never) be (?:here|around|about|alive|there|with (?:you|us)) (?:to|for|when|by|after|at|come|past|much|next) (?:the |my |that |our |your |his |it |see |longer |hear |find |any |next )*(?:review|appointments?|visits?|results?|out|longer|spring|summer|autumn|winter|christmas|birthday|week|month|year|time|it|worry|bother|read|meeting|wedding|assessment|ward round|tribunal|discharge)',
      '(?:will|would) (?:not|no|never) be (?:a |any |your |my )*(?:bother|burden|nuisance|trouble|problem|drain|weight|worry) (?:to |for |on |any |much )*(?:longer|more|(?:any|no) ?body|anyone|(?:you|us|them|him|me)|after|soon)',
      '(?:by the time|when|if|once) (?:you|they|he|anyone|somebody|someone|everybody) (?:are |is |will |have |has )*(?:read|reads|reading|get|gets|got|find|finds|found|open|opens|hear|hears) this',
      '(?:who gets what|who (?:gets|is to get|is to have|should get|should have|was to have|gets) (?:the|his|my|each|which|what)|what (?:goes|is to go|should go) to (?:who|whom|each|which)|(?:labelled|labeled|labels|stickers|names|sticky notes|post its) (?:on )?{gap}(?:who (?:is|should|will|gets)|furniture|ornaments|everything {gap6}{kin}))',
      '(?:look after|take care of|mind|be good to|watch over|keep an eye on) {gap}(?:will not you )?{gap}(?:whatever happens|no matter what happens|when (?:i am|he is) (?:gone|not here|not around|away for good)|(?:once|after) (?:i am|he is) gone)',
      '(?:whatever happens|when i am gone|once i am gone) {gap6}(?:look after|take care of|mind|be good to|keep an eye on)',
      '(?:own|which|what kind of|sort of) funeral|hymns (?:for (?:my|the|his)|he wants|i want|written)|(?:chosen|picked|chose|choosing|picking|measured for) {gap}(?:coffin|casket|urn|headstone|grave plot)|the note (?:is )?(?:in|under|behind) the (?:biscuit|top|bottom|kitchen|desk|bedside|tea)|(?:sorry|forgive me) for (?:what|when) (?:i am|he is|you) (?:about to|going to|will find)',
      'no (?:point|sense|use|need) (?:in )?(?:me|you|us|him|them|anyone|anybody|the nurse) (?:be )?(?:come|coming|calling|call|visiting|ringing|booking|phoning|bothering)(?! (?:out|in) (?:the|this) (?:snow|rain))|not (?:to )?(?:wait|waiting) up(?= (?:again|ever|this time|for (?:him|me) any)|$)',
    ],
    together: [
      [
        '(?:up |away )?(?:with|among|joining|join) (?:the angels|angels|god|jesus|the lord|my maker|them above|the saints|the good lord|all my people|our lady)',
        '(?:by (?:the|next|christmas|this|monday|friday|sunday)|soon|before (?:long|the)|this week|next week|tonight|tomorrow|not long)',
      ],
      [
        '(?:write|wrote|written|writing|letters?|cards?|notes?) (?:a (?:letter|card|note) )?(?:to|for) (?:each|every one|all|every) (?:of )?{my} (?:[a-z]+ )?{kin}',
        '(?:hopeless[a-z]*|done|goodbye|sorry|sealed|drawer|left|love|end|dead|gone|alone|low|crying|tears|hidden|found|low mood|states|date[sd]?)',
      ],
      [
        '(?:cleared out|clearing out|cleared|emptied|emptying|tidied|sorted out|boxed up|labelled)',
        '(?:office|desk|wardrobe|shed|locker|room|attic|papers|workshop|drawers|garage|belongings|clothes)',
        '(?:paid off|paid up|gave|goodbye|letters?|will|sold|no reason|worried|suddenly|never like|out of the blue|funeral|rehomed)',
      ],
      [
        '(?:stopped|stopping|refus[a-z]+|not taking|come off|given up|skipping)',
        '(?:pill|tablets|insulin|dialysis|medication|inhalers?|treatment|warfarin|oxygen)',
        '(?:hop(?:e|es|ing)|in the hope|so that|wants?|let|lets|letting|wishes)',
        '(?:die|dies|nature|take (?:its|their) course|take him|end|kill him|heart (?:will )?(?:stop|give)|go quicker|over with)',
      ],
      [
        '(?:notes?|letters?|envelopes?) (?:was |were |found |left |had been )*(?:addressed|written|left) (?:to |for )(?:each of )?{dear}',
        '(?:unresponsive|unconscious|empty|pill|pills|pocket|rope|gone|missing|not (?:been )?seen|beside (?:him|her)|drove off|walked out|bridge|river|overdose|ligature|razor|car|gun|collapsed)',
      ],
      [
        '(?:good ?bye|good bye|bye|so long|farewell) (?:cruel )?(?:everyone|everybody|all|world|guys|friends|mum|mam|mom|dad|x|xx|forever|for ever|for good)',
        '(?:done|sorry|thx|thanks|thank|tired|give up|gave up|forgive|love you|loved you|over|end|cant|can not|no more|trying)',
      ],
      [
        '(?:give|gave|given|giving|handed|left|leaves|leaving|dropped|brought|signed over|surrendered|rehomed|found a home for|passed on)',
        PETS,
        '(?:shelter|rescue|pound|next door|neighbors?|boy|lad|new owner|next owner|letter|months food|good home|no reason|for good)',
      ],
      [
        `(?:left|leaves|leaving|put|took off|placed|laid out|handed) (?:his|her|my|all his|all her) (?:[a-z]+ )?(?:[a-z]+ )?${THINGS_KEPT}`,
        '(?:on|in|with|behind|at|under|by)',
        '(?:walked|walks|went|drove|gone|water|bridge|river|sea|cliff|for me|dashboard|mantelpiece|not (?:come|seen|back)|goodbye|pillow|without a word|for (?:{kin}|good))',
      ],
      [
        ONE_BY_ONE,
        '(?:take care|goodbye|farewell|sorry|forgive|loves? (?:us|them|him|me|you)|loved (?:us|them|him|me|you)|thank|thanks|look after|make peace|made peace|out of (?:the blue|nowhere)|make amends|made amends)',
      ],
      [
        '(?:thank|thanks|thanked|thanking)',
        '(?:for (?:everything|every [a-z]+|all (?:of it|that|the|he|you)|put(?:ting)? up|try(?:ing)?|the years)|everything|the whole way)',
        '(?:card|letter|note|text|voicemail|message|left|last|goodbye|bus pass|envelope|all of it|whole way|out of the blue|hugged|never (?:does|did|hugs))',
      ],
      [
        '(?:paid|pays|paying|settled|settling|cleared|squared|repaid)',
        '(?:debts?|bills?|slate|tab|what (?:i|he) owe[ds]?|everything (?:i|he) owe[ds]?|every penny|loans?|funeral)',
        '(?:goodbye|letter|note|suddenly|no reason|out of (?:nowhere|the blue)|funeral|gave|given|give|cancelled|all at once|tidied|tidy|one by one|not like)',
      ],
      [
        '(?:photos?|pictures?|photographs?) (?:of (?:{self}|him|her)|with (?:him|her) in)',
        '(?:gone|burnt|burn|burned|cut|torn|tore|destroyed|deleted|ripped|removed|binned|grate|bin)',
      ],
      [
        '(?:envelopes?|letters?|lined paper|notes?|cards?)',
        '(?:forgive me|dated (?:for )?(?:tomorrow|today|tonight|next|the day)|not to be opened|(?:to )?be opened (?:on|after|when|if)|each (?:of us|with|named|addressed)|one (?:each|for each)|do not blame|not (?:your|his|anyone) fault)',
      ],
      [
        '(?:best|wedding|good|sunday|only|funeral|interview) (?:suit|dress|clothes|uniform|frock)',
        '(?:sitting|sat|lying|lay|laid out|waiting)',
        '(?:bed|made bed|dark|silence|hands|all day|nowhere|for nobody)',
      ],
      [
        '(?:cheerful|calm|peaceful|happy|serene|at peace|relieved|bright|lighter)',
        '(?:for the first time|suddenly|all of a sudden|out of nowhere|overnight)',
        '(?:will not say|would not say|gave|given|give|quit|goodbye|stopped|tidied|sorted|paid|after weeks)',
      ],
      [
        '(?:cancelled|cancel|cancelling|stopped|closed|deleted) (?:all |every |his |her |the |both )*(?:milk|papers|subscriptions?|standing orders?|accounts?|appointments|direct debits|phone contract|facebook|instagram|gym)',
        '(?:letter|note|goodbye|gave|given|give|pets?|dog|cat|no reason|will not say|keys|tidied|all|funeral)',
        '(?:letter|note|goodbye|gave|given|no reason|will not say|keys|sunday|tomorrow|will not need|tidied|funeral)',
      ],
    ],
    unless: [
      'great (?:year|time|few)|lovely (?:year|time)|see you (?:soon|next)|charity|jumble|car boot sale|skip|hand me downs|at the (?:shops?|market)|because|new (?:flat|house|home|job|school|phone|owner is)|mov(?:e|ed|es|ing)|flitting|bungalow|emigrat[a-z]+|holidays?|cruise|weekend away|anniversary|each year|every year|birthday|christening|retir[a-z]+|leaving do|farewell (?:do|party|lunch|tea|concert)|party|raffle|bowling|solicitor|pension adviser|will with|delighted|craic|allerg[a-z]+|landlord|for repairs?|repaired|serviced|sold|selling|by mistake|forgot|forgotten|came back|came straight back|lost property|get well|chocolates|flowers|scanning|computer|recycl[a-z]+|invitations?|wage|hospital appointment|on discharge|being discharged|graduat[a-z]+|engag[a-z]+|new baby|fancy dress|dress rehearsal|play|until (?:he|i) (?:is|am|gets?|comes?) (?:home|back|out)|while (?:he|i) (?:is|am) (?:in|on|away)|respite|in hospital|transferred|new team|discharged|crutches|stick|stairlift|frame|inhaler|other appointment|working that day|at work that|on leave|annual leave|rota|sponsor|(?:the|his|her|my) (?:mother|father|uncle|sister|brother|granny|late) [a-z]* ?funeral|on the bus|at the bank|swimming|swim|pool|gym|airport|wash|shower|operation|theatre|scan|mri|x ray',
    ],
  },
];
