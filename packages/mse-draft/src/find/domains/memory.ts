import { defineRules } from '../define-rule.ts';

export const MEMORY_RULES = defineRules('memory', [
  [
    'immediate_impaired',
    {
      observed: ['immediate (?:memory |recall )?(?:is |was )?(?:impaired|poor|0|1)'],
      headed: ['immediate impaired'],
    },
  ],
  [
    'recent_impaired',
    {
      says: [
        'forget (?:things|everything|names|where|what|appointments|why|to|words|conversations|stuff|people|my [^ ]+|that|if|whether|a lot|more|birthdays|recent|simple)',
        'forgetful',
        '(?:misplac(?:e|ing|ed)|lose|lost) (?:{my} |my )?(?:keys?|phone|glasses|wallet|things|purse|stuff)',
        '(?:memory|short term memory) (?:is|has been|has|are|was|got|get) {gap1}(?:terrible|bad|going|shot|awful|gone|poor|worse|slipping|not what it|not good|failing|not great|horrible|rubbish|declined|a sieve|getting worse|like a sieve|fading)',
        '(?:bad|poor|terrible|lose my|losing my|losing {my}|awful|worse) memory',
        '(?:can|could) not (?:remember|recall) (?:what i (?:did|ate|had|said|was|came|went|read)|where i (?:put|park|left|parked)|names|(?:if|whether) i|conversations|what (?:you|people|he|she|they|day|happened (?:yesterday|last week|this morning))|anything (?:new|people|from this|i read)|things|yesterday|the (?:words|three|other|last|names|third)|if|why i|simple|my (?:grand|appointments|pin|password)|any of|what we|them|much of)',
        'do not remember (?:any of (?:them|the words)|the (?:words|other|third|second|last)|them|those words|what (?:they|the words) were|eating|take|what i (?:did|ate|had)|telling|saying|having|you)',
        '(?:trouble|problems?|difficulty|hard time|struggl(?:e|ing)|issues) (?:with |to |with {my} )?(?:remember|memory|recall|short term memory)',
        '(?:ask|asking|repeat|repeating|tell) (?:the same (?:question|questions|story|stories|thing|things)|myself)',
        '(?:leave|left) the (?:stove|oven|gas|tap|water|kettle) on',
        'memory (?:problems|issues|lapses|loss|trouble)',
      ],
      asks: [
        'forget things',
        'memory (?:problems|issues|trouble|concerns)',
        'problems? (?:with )?(?:your )?memory',
        'trouble (?:with )?(?:remember|your memory)',
      ],
      observed: [
        '(?:recent|short term|delayed) (?:memory |recall )?(?:is |was )?(?:impaired|poor|deficient|reduced)',
        '(?:recall|recalled|remembered|delayed recall|recalls) (?:was |is |of )?(?:0|1|2|zero|one|two|none)(?: of| out of)? ?(?:\\/ ?)?(?:3|three|5|five|words|items|objects)?',
        'repeat(?:s|ed|ing)? (?:himself|herself|themselves|the same (?:questions?|story))',
        '(?:asked|ask|told|tell|say|said) (?:me )?(?:that|the same (?:thing|question|story)|it) {gap}(?:already|minutes ago|moments ago|again)',
        'ask(?:s|ed)? (?:me )?the same thing',
        'what words',
        '(?:objects|words|items) {gap}(?:none|nil|zero)',
        '(?:three|3|five) (?:objects|words|items) at (?:five|5) minutes (?:none|nil|zero|one)',
      ],
      headed: ['recent impaired', 'recent', 'poor', 'impaired'],
    },
  ],
  [
    'remote_impaired',
    {
      says: [
        '(?:can|could|do) not (?:remember|recall) (?:much of )?(?:my (?:childhood|wedding|first job|school|school days|parents names?|youth|mother maiden)|growing up|the (?:old|past) )',
      ],
      observed: ['remote (?:memory |recall )?(?:is |was )?(?:impaired|poor|deficient)'],
      headed: ['remote impaired'],
    },
  ],
  [
    'confabulation',
    {
      observed: [
        'confabulat(?:es|ing|ion|ed|ory)',
        '(?:mak(?:e|es|ing)|made) (?:things|it|something|stories|that) up',
        '(?:never|not) happened',
      ],
    },
  ],
  [
    'amnesia',
    {
      says: [
        'black(?:ed)? ?out(?:s)?(?! curtains)',
        '(?:amnesia|amnesic)',
        '(?:do|did|can|could) not (?:remember|recall) (?:anything|a thing|any of it|what happened|the (?:accident|crash|night|fall|whole (?:night|day|week|evening)|rest of the night|attack|drive|party)|how i got|getting home|that night|most of (?:it|the)|coming home|the entire|last night|hours|the event)(?! (?:new|people))',
        '(?:lose|lost|missing|losing) (?:time|hours|days|chunks of time|whole days|whole hours)(?! (?:off|of work|at work))',
        '(?:whole |complete |big |total )(?:blank|gap|gaps|blanks)|gaps in {my} memory|memory (?:gaps?|blanks?)|woke up (?:somewhere|and did not know|not knowing|with no idea|in a place)|next thing i know',
        'no (?:memory|recollection) (?:of|at all|from)',
        'not (?:remember|recall) (?:a thing|any of it|getting (?:here|home|there)|how i (?:got|ended)|the (?:drive|fall|fight|ambulance|rest))',
      ],
      observed: ['amnesi(?:a|c)', 'no (?:memory|recollection) of'],
    },
  ],
]);
