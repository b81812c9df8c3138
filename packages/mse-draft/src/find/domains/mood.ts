import { defineRules } from '../define-rule.ts';

const FEEL =
  '(?<!(?:it|that|this|which|what|food|weather|everything) )(?:feel|felt|am|been|be|was|get|got|gotten|mood is|mood has been|spirits are|becoming|become|kept feel|being)';

export const MOOD_RULES = defineRules('mood', [
  [
    'euthymic',
    {
      says: [
        `${FEEL} (?:good|fine|great|well|better|happy|ok|alright|all right|positive|content|stable|normal|cheerful|myself again|much better|steady|upbeat|even|balanced|pretty good)(?: about (?:things|life|myself))?(?! (?:for|with) nothing)`,
        'mood (?:is |has been |was )?(?:good|fine|ok|great|stable|even|normal|better|positive|steady|alright|level)',
        'much improved',
        'back to (?:myself|my old self|normal)',
        '(?:laugh|smile|laughing|smiling) again',
        'in (?:a )?good (?:mood|spirits|place)',
        '(?:life|things|everything) (?:is|are|has been|have been) (?:go(?:ing)? )?(?:good|well|great|fine|ok)',
      ],
      answers: [
        '(?:i am |it is |been |that is |all |doing |i have been )?(?:good|fine|great|well|ok|alright|all right|happy|not bad|stable|steady|even|normal|cheerful|upbeat)(?: thanks| thank you)?',
        'no complaints',
        'can not complain',
      ],
      observed: ['euthymic'],
      headed: ['euthymic', 'good', 'fine', 'ok', 'great', 'stable', 'happy'],
    },
  ],
  [
    'depressed',
    {
      says: [
        '(?:depress(?:ed|ive|ing)|depression)(?! economy)',
        `${FEEL} (?:(?!something|somethings|anything|what|that|not|no|never)[^ ]+ )?(?:sad|down|low|blue|miserable|awful|terrible|gloomy|unhappy|horrible|crappy|shitty|rotten|crummy|lousy|bummed|gutted|heartbroken|devastated|joyless|rough|tearful|crap|shit|dark|bleak)(?! (?:about|on) (?:sleep|blood|sugar|energy|money))`,
        '(?:sad|miserable|joyless|worthless)(?! about)',
        '(?:stay|lie|lay|stayed|been|spend|spent) (?:the )?{gap}in bed (?:all day|for days|most of)',
        'down in the dumps',
        '(?:cry|cried|crying|in tears) (?:a lot|for no reason|myself to sleep|over nothing|most nights|every night|daily|nearly every|at the drop|in the|when i|at work|so much|about|out of nowhere|at everything|over)',
        '(?:can|could) not stop cry',
        '(?:do|did) not (?:enjoy|find joy in|get (?:any )?(?:joy|pleasure)) [^ ]+',
        'lost (?:all )?interest',
        '(?:low|bad|dark) mood',
        'mood (?:is|has been|was) (?:low|down|bad|terrible|awful|poor|dark|rotten|horrible|shit|in the toilet|in the gutter)',
        'in a (?:dark place|bad place|funk|slump|low place|rut|hole)',
        'low (?:spirits|in mood)',
        'black cloud|dark cloud|the black dog',
        'sad all the time',
      ],
      asks: ['(?:down|sad|low) or (?:depressed|hopeless)'],
      answers: [
        '(?<!and )(?:low|down|sad|terrible|awful|bad|rough|horrible|miserable|dark|crappy|shitty|blue|not good|not (?:so )?great|pretty low|in the gutter)',
      ],
      headed: ['depressed', 'sad', 'down', 'low', 'depressive', 'bad', 'terrible', 'miserable'],
    },
  ],
  [
    'anxious',
    {
      says: [
        '(?:anxious|anxiety)',
        '(?:worr(?:y|ied)) (?:about|that|sick|so|constantly|over|myself|i|all|non|if)',
        '(?:worried|worrier)',
        'worry (?:a lot|non ?stop|constantly|too much)',
        '(?:nervous|on edge|panicky|panicked|panicking|freaked out|freaking out|stressed|tense|uptight|keyed up|wound up|jittery|uneasy|apprehensive|a nervous wreck|frazzled)',
        '~ attacks?|panic attacks?|anxiety attacks?|panic',
        '(?:sense|feel) of (?:dread|doom)|dread',
        'heart (?:pounding|racing|pounds|races|start pounding|was pounding|hammering)',
      ],
      answers: ['(?:anxious|nervous|stressed|worried|tense|on edge)'],
      headed: ['anxious', 'nervous', 'worried', 'apprehensive', 'tense', 'stressed'],
    },
  ],
  [
    'irritable',
    {
      says: [
        '(?:irritable|irritated|irritability|cranky|grumpy|snappy|short tempered|short fuse|quick tempered|agitated with (?:everyone|people)|crabby|prickly)',
        'snap(?:ping|ped|s)? at (?:people|everyone|{my} [^ ]+|anyone|everybody|him|her|them|the [^ ]+)',
        '(?:everything|everyone|everybody|people|little things|the smallest things?|the littlest things?) (?:is |are )?(?:annoy|annoys|annoying|irritates?|irritating|piss(?:es|ing)?|get on|set|bothers?|bug|bugs|gets?) (?:me|{my} nerves|on {my} nerves)(?: off)?',
        'fly off the handle|lose {my} temper|lost {my} temper|temper (?:is|has been) (?:short|bad|worse)|on a short fuse|bite (?:people|everyone|{my} [^ ]+) head off',
      ],
      headed: ['irritable', 'irritated', 'cranky', 'grouchy'],
    },
  ],
  [
    'angry',
    {
      says: [
        `${FEEL} {gap1}(?:angry|furious|enraged|livid|pissed off|pissed|mad at|mad|raging|seething|full of rage)`,
        '(?:anger|rage|so angry|furious|angry|pissed off|seething)',
        'blood (?:is )?boil(?:s|ing)?',
      ],
      headed: ['angry', 'furious', 'mad', 'frustrated and angry'],
    },
  ],
  [
    'elevated',
    {
      says: [
        'on top of the world',
        '(?:best|greatest) i have (?:ever )?felt',
        'never (?:felt|been) (?:better|so good|this good|so alive|happier|more alive)',
        '(?:feel|felt|am) (?:amazing|fantastic|incredible|unstoppable|invincible|wonderful|awesome|brilliant|phenomenal|10 out of 10|eleven out of ten|super ?human|pumped|wired|supercharged)',
        '(?:feel|felt|am) (?:more )?(?:alive|energized)',
        '(?:much|tons of|loads of|endless|boundless|unlimited|too much|a lot of|limitless|so full of) energy',
        '(?:do|did) not (?:need|have to|want) (?:to )?sleep',
        'more energy than',
        '(?:got|have|had) (?:this|all this|crazy|insane|incredible|endless|amazing|nonstop) energy',
        '(?:i am|am) (?:flying|soaring|on fire|unstoppable)(?! (?:to|home|out|back|in|on))',
        'best mood',
        'never been (?:more well|so well)',
      ],
      answers: ['(?:magnificent|glorious|invincible|unstoppable|supreme|superb|beyond perfect)'],
      headed: ['elevated', 'expansive', 'hypomanic', 'manic', 'high', 'excited', 'amazing', 'fantastic'],
    },
  ],
  [
    'euphoric',
    {
      says: ['euphori[ac]', 'over the moon', 'high on life'],
      headed: ['euphoric', 'ecstatic'],
    },
  ],
  [
    'labile',
    {
      says: [
        'mood swings?|mood (?:is |are |been |has |have )*all over the place|emotions (?:are |been |have )*all over the place|emotional roller ?coaster|roller ?coaster|(?:mood|emotions|feelings|am|been|i feel|it is) (?:been |is |are |has been |all )*up and down(?! (?:the|all|in|at|stairs|out))|ups and downs',
        'one (?:minute|moment|second) i (?:am|feel|will be) {gap}[^ ]+ (?:and )?(?:the )?next',
        'mood (?:change|changes|shift|shifts|flip|flips|swing) {gap}(?:minute|hour|quickly|second|drop|fast|moment)',
        'up and down like',
        '(?:laughing|happy|fine|ok) {gap}then {gap}(?:crying|hate|hated|raging|sobbing|furious)',
        '(?:was )?(?:dancing|laughing|singing) at {gap6}(?:then|by)',
        'it changes',
      ],
      answers: ['up and down', 'all over the place'],
      headed: ['labile', 'fluctuating', 'variable'],
    },
  ],
  [
    'empty',
    {
      says: [
        '(?:feel|felt|am|been) {gap1}(?:empty|numb|hollow|dead inside|nothing|void|emptiness)',
        '(?:empty|emptiness|hollow|numb) inside|emptiness|emotionally numb',
        'feel nothing|not feel (?:anything|much of anything)|(?:can|could) not feel anything',
        'do not feel anything',
        'going through the motions|go through the motions',
        '(?:inside )?(?:is )?(?:nothing )?empty like',
        '(?:feel|am|just|inside|all) {gap}(?:empty|hollow)',
      ],
      answers: ['empty|numb|hollow'],
      headed: ['empty', 'numb'],
    },
  ],
  [
    'fearful',
    {
      says: [
        '(?:feel|am|felt|been|keep|live) {gap1}(?:scared|afraid|terrified|frightened|petrified|fearful)(?! (?:of|that|i|it|to|you|we|not|so|for)(?= |$))',
        '(?<!(?:got|was|were|past|dead|being) )(?:scared|terrified|frightened|petrified|fearful)(?! (?:of|that|i|it|to|you|we|not|so|for)(?= |$))',
        'afraid (?:to (?:go|leave|sleep|close|be|answer|open)|for my)',
      ],
      headed: ['fearful', 'scared', 'frightened', 'afraid'],
    },
  ],
  [
    'guilty',
    {
      says: [
        '(?:guilt|guilty|ashamed|remorse|remorseful)(?! (?:pleasure|party))',
        '(?:is|was|be|feel) (?:it is )?(?:all |entirely )?my fault',
        'blame (?:myself|himself|herself)|blaming (?:myself|himself|herself)',
        '(?:let|letting) (?:everyone|everybody|{my} family|them all|people|{my} kids|my [^ ]+) down',
        'can not forgive {self}|never forgive {self}|hate myself|beat up myself|~ ~ up over',
        '(?:everything|it|all|that|this) (?:is |was )?(?:all )?my fault',
        'my fault',
        'i am the bad one',
      ],
      headed: ['guilty'],
    },
  ],
]);
