import type { WordingGroup } from '../define-topic.ts';

/** Thoughts of suicide, and the wish to be dead or gone. Ours. */
export const SUICIDAL_THOUGHTS: readonly WordingGroup[] = [
  {
    grade: 'thoughts',
    wordings: [
      'suicidal|sucidal|suicidial|suicdal|suidical|suicidel|suicudal|suiciadal|suicidally',
      'suicidality|suicidalness|suicide|sucide|suicde|suicied|suicides',
      '{intend}{link} (?:{end_it}|{die})(?! (?:of|from|for|laughing|with (?:embarrassment|laughter|shame)|{my} (?:hair|relationship|marriage|lease|contract|shift|treatment|therapy)|hair|with (?:him|her|them|my|his)|or (?:go|losing)|tasks?|projects?))',
      '(?:intent|intention|intends?|intend) to (?:die|be dead)|(?:thoughts?|ideas?|feelings?) (?:of|about) (?:life not worth living|not (?:being|wanting to be) (?:here|alive|around)|being better off dead|taking {my} (?:own )?life)',
      '(?:not|no|never|refuses? to|refused to|unable to) (?:give |offer |provide |make )?(?:a |any |us |me |the )*guarantee {gap6}(?:safe|safety|not (?:act|harm|hurt|do))|(?:not|never|unable to|can not|could not|cannot|refuses? to|refused to|hard to|struggle to|struggling to) {gap1}(?:guarantee|contract(?: for)?|assure|ensure|maintain|promise|commit to|vouch for|keep {self}|be trusted to keep|pledge) (?:the |us |me |of |to |for |a )*(?:guarantee |to keep |keeping )?(?:{my} (?:own )?)?(?:{self} )?(?:safe|safety)|(?:no|not|never) guarantee {gap6}(?:keep {self} safe|safety|stay safe|be safe)|(?:not|never|can not) (?:feel |be )?(?:safe (?:with|from|by|around|on) {self}|trust {self}|keep {self} safe|safe to be (?:left )?alone)|afraid of what (?:i|he) (?:might|may|could|would|will) do(?: to {self})?|(?:scared|frightened) of what (?:i|he) (?:might|may|could|would|will) do',
      '(?:high|higher|very high|elevated|acute|imminent|moderate|significant|serious|severe|increased|raised|real|ongoing|at|considerable|substantial) (?:risk|danger) (?:of|for|to) (?:suicide|self harm|self|{self}|his own life|harm(?:ing)? {self}|completed suicide)|(?:danger|risk) to {self}|dts(?![^ ])|acutely unsafe|unsafe to self|on (?:1 1|one to one|2 1|constant|level 3|level 4|continuous|arms length) (?:obs|observation|observations) (?:for|due to|because of)|suicide watch|acct (?:open|opened|document)|on acct',
      '(?:threaten|threatens|threatened|threatening|try|tried|attempt|attempted) to (?:end (?:it|things|it all|everything)|hang|drown|overdose|kill|jump off|do away|harm {self}|hurt {self})(?! (?:the|a|picture|curtains?))',
      '(?:done|do) away with {self}|doing away with {self}|top {self}|do {self} in|done {self} in|take (?:the )?(?:coward s |cowards )?(?:easy )?way out|(?:only|no other|an|one) way out (?:of (?:this|it|here|the pain))?(?= ?(?:is|for|$|now|and|of this|of it|he|i |left))|(?:permanent|final) (?:way out|solution|exit)',
      '(?:item|question|q) ?9 (?:of |on |in )?(?:the )?(?:phq ?9? )?(?:is |was |scored |score |rated |endorse |answered |positive |at |as |a )*(?:[123]|positive|endorse|several days|more than half|nearly every day)(?! (?:not at all|no))|item 10 (?:of |on |in )?(?:the )?(?:epds|edinburgh) {gap1}(?:[123]|positive|endorse|quite often|sometimes)|(?:epds|edinburgh) item 10 {gap1}(?:[123]|positive)|c ?ssrs (?:positive|high|moderate|[3456](?! of)|q ?[1-6] yes)|q ?[2-6] yes',
      'kys tonight|kms tonight|want 2 die|(?:end|ending) it (?:tonight|today|now|tomorrow)|(?:tonight|tomorrow|today) i end it|unalive {self}|kill {self} (?:tonight|now)|sewer ?slide|(?:going to|want to|ready to|plan to|will|of) ctb|ctb (?:tonight|soon|method|date)',
      'passive (?:suicidal )?ideation|passive death wish|passive thoughts of (?:death|dying|suicide)|passive sui[a-z]*',
    ],
    together: [
      ['{regrets}', '{survived}'],
      [
        '(?:not|unable to|can not|could not|will not|refuses? to|refused to|struggl[a-z]+ to|hard to) (?:[a-z]+ )?(?:promise|commit|trust|undertake|agree)',
        '(?:stay|staying|keep|keeping|remain|be|keep {self}|keeping {self}) safe|not to act|safety',
      ],
    ],
    unless: [
      '(?:learn|taught|teach|lecture|lectures|lecturing|training|trained|module|dissertation|essay|thesis) (?:on|about|in) suicid[a-z]+',
    ],
  },
];

/** A wish to be dead, gone or never born, without a word of doing anything. */
export const DEATH_WISH: readonly WordingGroup[] = [
  {
    grade: 'wish',
    wordings: [
      '(?:wish|would rather|rather|better|prefer|glad|happier|easier|hope|pray|prays|prayed|praying|long|longs) (?:that )?(?:if )?(?:i|he) (?:just )?(?:was|were|am|is|be|had|could|would|did|do) (?:be )?(?:dead|never (?:been )?born|not (?:been )?born|not alive|not here|not exist|not wake up|never wake up|not wake|gone|died|not survived|not survive|not been found|not been saved|not come round|never (?:been )?found|disappear|vanish|go to sleep|fall asleep|just not be|not be here|not be alive|not be around|had an accident|got hit|get hit)',
      '(?:wish|hope|pray|prays|prayed|praying|wants?|wanted) {gap1}(?:god|the lord|allah|bhagwan|jesus|he|it|the cancer|cancer|the tumou?r|something|an accident|a (?:car|bus|truck|lorry)) (?:would |will |to |should |could |comes? back and )?(?:just )?(?:take|takes|took|finish|finishes|kill|hit|hits|run over|end|call) (?:me|him|{self}|it all|everything|my life|home)(?: (?:off|home|away|tonight))?',
      '(?:wish|hope|pray|prays|praying|prayed|want|wanted|love|happy|go to sleep|fall asleep|go to bed|sleep) (?:to |and |that |i |he |would |could |just |went to sleep and |can |to go to sleep and |hoping |asleep |in the hope |of |i would |he would ){0,4}(?:not|never|do not|did not) (?:to )?(?:wake|wake up|waking|waking up|be waking|exist|existing|open (?:my|his|her) eyes)(?! (?:in|early|so|at|during|with|for|several|the (?:baby|kids|children)|until|till))',
      '(?:not|no longer|never|neither) (?:want|wanted|wanting|wish|wishing) (?:to )?(?:continue |go on |carry on |keep |keep on )?(?:to )?(?:live|living|be alive|being alive|exist|existing|be here any ?more|wake up|be around any ?more|be in this world|be on this earth)(?! (?:in|with|on|at|here|there|alone|by|near|forever|of|from|as|together|to|for|late))|(?:not|no longer|never) (?:care|mind|bothered|concerned|matter)(?: to| whether| if| about){0,2} (?:i |he )?(?:lives? or dies?|live or die|live|dies?|die|died|dying|wake up|wakes up|woke up|is alive|am alive|be alive|was dead|were dead)',
      '(?:no longer|not|never) (?:wish|want|wanted) to (?:carry on|go on|continue|keep going)(?: (?:living|like this|with (?:life|this|it|things|living)|any ?more)|$)|not want to do (?:life|this life)',
      '(?:no|any|a|see no|sees no|little|much|any) (?:reason|point|will|purpose|desire|wish|sense|use|interest|meaning) (?:to|in|for) (?:live|living|life|go on|going on|go on living|carry on|carrying on|continuing|be alive|being alive|being here|be here|existing|exist|me to live|him to live|getting up any ?more|keep going)(?! (?:with|taking|about|in|on))',
      'nothing (?:left |else )?(?:to live for|to stay for|worth living for|keeping (?:me|him) here)|life (?:is |was |has |feels |felt |seems? |to be |become |holds )*(?:(?:not|no longer|hardly|barely|never) worth (?:living|it|continuing|going on)|pointless|meaningless|worthless|unbearable|over|a burden|futile|no (?:meaning|purpose|value|point)|not worth)|(?:not|no longer|hardly) worth (?:living|going on|being alive|being here|staying alive)',
      'done living|(?:such|just|only|nothing but) a burden(?: (?:to|on))?|burden (?:to|on) (?:everyone|everybody|all of)|(?:tired|sick|weary|fed up|bored|done|finished|through|exhausted|had enough|enough|had it) (?:of|with|by) (?:living|life|being alive|existing|existence|this life|this world|it all living|fighting to live)(?! (?:at|in|with|alone|here|on|there|out|like))',
      '(?:can not|could not|no longer able to|unable to|not able to) (?:go on|carry on|keep going|face (?:another|one more) (?:day|night|week)|live like this|do this (?:any ?more|anymore)|take (?:it|this|much|any) (?:any ?more|anymore|more)|see (?:a|any) (?:way|future|tomorrow|point)|bear (?:to live|another|living|being alive)|live (?:any ?more|with (?:myself|himself|the (?:pain|guilt|shame)))|stand (?:living|being alive))(?! (?:with (?:the )?(?:treatment|therapy|work|course)|the (?:trip|walk|holiday)|holiday|working|in (?:the|this) (?:job|house)))',
      '(?:world|family|everyone|everybody|they|we|you|kids|children|people|all|husband|son|father|parents|friends|boys|girls|baby|team|others|lot|of them|of us|of you) {gap1}(?:would|will|are|is|might|feel|all|say|say i|be) {gap1}(?:be )?(?:much |far |a lot |all )?(?:better|happier|easier|grand|fine|ok|relieved|glad|safer|freer|richer|cope better|manage better|manage fine|cope|cope fine|manage|better off|get on|get over it|be free|be better) {gap1}(?:without|when|once|if|after|with) (?:(?:me|him|the burden|having me|having him|me being|me around|me here|me in)|(?:i|he) (?:am|is|was|were|weren t|are|just|had|have|has|had been|did|died|wasnt|werent)? ?(?:not )?(?:gone|dead|around|here|died|out of|disappeared|alive|never|dropped)|(?:i|he) (?:disappeared|died|vanished|went))',
      '(?:better|happier|easier|grand|safer|richer|freer|better off|cope|cheaper|simpler|worse off) (?:for (?:everyone|all|them|us|the family|[a-z]+) )?(?:without (?:me|him)(?! (?:telling|know|speaking|there|at|in|as|being told|drinking|playing|on|this|interfer[a-z]+|rescu[a-z]+|around as))|(?:if|when|once) (?:i|he) (?:just )?(?:wasnt|werent|disappeared|died|(?:am|is|was|were|had|have|has) (?:not (?:here|around|alive|born)|gone|dead|died|out of (?:the|their|your) (?:way|picture)|disappeared|never (?:been )?born)))(?! (?:the captain|at (?:work|the party)|late|on the team))|(?:kids|children|family|they|baby|son|husband|everyone|she|he) deserves? (?:a )?better (?:father|parent|husband|than me|life without)',
      '(?:nobody|no one|no body|none of (?:them|you)|who|not anyone) (?:would |will |even |does )?(?:notice|miss|care|cry|mind|grieve) (?:me )?(?:if|when|once) (?:i|he) (?:was|were|am|is|had|died|disappeared|went|just|did|do|have|killed|ended|jumped|did not|never)|(?:nobody|no one) (?:would|will) (?:even )?miss (?:me|him)|(?:doubt|think) {gap1}(?:anyone|anybody) (?:would|will) (?:miss|notice|care) (?:if|when)',
      '(?:not|never|nobody) (?:meant|supposed|deserve|deserves|fit|worthy|want(?:ed)?) to (?:be alive|live|be here|exist)(?! (?:so|this long|in|with|at|today|on))|(?:deserve|deserves|deserved) to (?:die|be dead|be killed|suffer and die)|(?:should|should have) (?:be dead|have died|been me|not (?:be alive|have been born|be here))|would be (?:better|easier) (?:to be )?dead|(?:better off|rather be|better|rather|as well be|might as well be|be as well) dead|rather not (?:be here|be alive|exist|live|wake up)',
      '(?:ready|happy|content|willing|prepared) to (?:die|go|meet (?:my|his|her) maker|be taken|leave this world)(?! (?:home|out|to|back|for|on|ahead|with|shopping|now (?:home|to)|in|again))|(?:not|nothing) (?:afraid|scared|fear|to fear) (?:of|from) (?:dying|death|die)|time (?:for me |for him )?to (?:die|go and be with)|(?:god|lord|allah) (?:take|takes|will take) me(?! (?:as|where))',
      '(?:join|joining|be with|being with|be reunited with|reunite with|reunited with|go to|going to|see|follow|following|going up to|go and be with|meet) {gap1}(?:{my} |his )?(?:late|dead|deceased) [a-z]+|(?:be|join|joining|reunited|going to be|soon be|go and be) {gap1}(?:with )?(?:{my} )?{kin} {gap1}(?:in heaven|up there|above|on the other side|soon in)|(?:with|join|joining) (?:him|them|her|{my} [a-z]+) (?:in heaven|up there|on the other side|in the (?:grave|next life|afterlife))',
      'sleep for ?ever|(?:want|wish|going|rather|just|to) (?:go to )?sleep for$|contract(?:s|ed|ing)? for safety|(?:sleep|go to sleep|fall asleep) (?:and )?(?:not|never) wake(?: up)?|never wake up(?! (?:in|early|on time|at|before|refreshed))|(?:go|slip|drift) (?:away )?in (?:my|his|her) sleep|(?:eternal|permanent) (?:sleep|rest|peace)',
      '(?:checking|check) {self} out(?! (?:in the mirror|of (?:the )?hotel|at))|get it over with(?! (?:exam|interview|today at))|(?:his|her|my) (?:own )?last (?:birthday|christmas|summer|easter|diwali|eid|thanksgiving|new year|anniversary)|(?:the needle|an injection|something|a pill|tablet) to (?:end it|finish (?:it|me|him))|end of the road for (?:me|him)|no future for (?:me|him|{self})|(?:see|sees|has|there is|feels|have) no (?:future|way out|other option|way forward|other way)(?! (?:in|for|at|with) (?:the|this|that|a) (?:job|company|role|marriage|relationship|town|band))|death wish|death wishes|wish(?:es)? for death|wish to (?:die|be dead)|(?:thought|think|preoccupied|preoccupation|obsessed|ruminat[a-z]+|fantas[a-z]+|talk|speak|spoke|longs?|longing|dwell[a-z]*) (?:of|about|with|on|for) (?:{my} own |his own )?(?:death|dying|die|being dead|being gone|ending it|end it|not being here|not being alive)(?! (?:anxiety|of|from|in|by accident|due)|, (?:health|cardiac))|(?:would|might|does|do) not (?:care|mind|be bothered|bother|matter|fight it) (?:if|when) (?:i|he|something|anything|a (?:bus|car|truck|lorry)) {gap1}(?:die|died|dead|wake|woke|not|never|happened|hit|killed|ran|took)|not (?:care|mind) (?:about |if i |if he |whether i |whether he )?(?:dying|die|lives? or dies?|lived or died|live or die)',
      '(?:want|wanted|wish|wishing|just|going to|could|rather|hope|would) (?:to )?(?:just )?(?:disappear|vanish|fade away|not exist|cease to exist|stop existing|be no more)(?! (?:from (?:the )?(?:party|meeting|room|class|social media|town|view)|into (?:the|a) (?:crowd|book|bed)|to (?:the|a) (?:cottage|beach|island)|for (?:a|the) (?:week|weekend|day|while|holiday)))',
      '(?:want|wants|wanted|need|needs|wish|wishing|pray|longs?|longing) (?:it|the pain|this|everything|all this|all of it|my life|the suffering|her life|it all) (?:to |was |would |were )?(?:all )?(?:to )?(?:be over|end|be at an end|over|stop forever|stop for good|finished)(?! (?:soon so|with (?:the|exams)))|wish it (?:was|were) all over|not want to (?:be here|live|exist) (?:any ?more|no more)|not want to live(?! (?:in|with|at|on|here|there|near|alone|by|like that))',
    ],
    together: [
      [
        'kinder|blessing|relief|mercy|merciful|release|favou?r|kindness',
        'dying|to die|death|slipp?ed away|slip away|pass away|passed away|early end|being dead|was dead|were dead|be dead|gone for good',
      ],
      [
        'not wake|not (?:have )?woken|never wake|failed to wake|did not wake|not come round',
        '(?:not|never|hardly) (?:be )?(?:mind|care|upset|bothered|sorry|object)|anaesthetic|happy|relief|better',
      ],
      [
        '(?:not|no|can not|could not|unable to) (?:see|imagine|picture|envisage)',
        '(?:any |a )?future|{self} (?:in|at|next|older|beyond|past|here|alive)|next year|version of next|getting old',
      ],
      ['lived', 'long enough|too long', 'die|end|go|death|ready|want|enough|welcome|wish'],
      ['get it over with|end it|over with', 'move on|better|fine|everyone|family|no one|nobody|gone'],
      ['should (?:have )?(?:died|been me|be dead)', 'me|i|instead|accident|he'],
    ],
    unless: [
      'exams?|homework|housework|colleague|manager|boss at|lockdown|pandemic|winter|this (?:group|job|town|flat|house|school|country)|with an addict|in fear',
    ],
  },
];
