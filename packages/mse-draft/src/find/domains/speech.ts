import { defineRules } from '../define-rule.ts';

export const SPEECH_RULES = defineRules('speech', [
  [
    'normal_rate',
    {
      observed: [
        '(?:ordinary|normal|usual|even|easy|steady|unhurried|conversational) (?:in )?(?:pace|rate|speed|tempo)',
        '(?:speech|voice) (?:is |was )?(?:even|unhurried|easy|ordinary)',
        '(?:normal|regular) (?:in )?(?:rate|speech)',
        'speech (?:is |was |has )?(?:a )?(?:normal|regular|fluent|unremarkable|wnl|within normal limits)',
        'speech (?:of |at (?:a )?|with )?normal',
        '(?:talk|speak) at (?:a |an |your )?(?:ordinary|normal|usual|steady|regular|even) (?:pace|rate|speed)',
      ],
      headed: ['normal', 'normal rate', 'regular', 'fluent', 'spontaneous', 'rrr', 'wnl'],
    },
  ],
  [
    'slowed',
    {
      says: ['talk {gap1}slow(?:ly|er)?', 'words (?:come|are) (?:out )?slow(?:ly)?'],
      observed: [
        '(?:slow|slowed) speech',
        '(?:speak|talk|spoke|answer|answering) {gap1}slow(?:ly|er)',
        'speech (?:is |was |seem |has )?(?:slow|slowed|slower|deliberate)',
        '(?:speak|talk|answer|answering|words|sentences) {gap}(?:slowly|slower)',
      ],
      headed: ['slow', 'slowed', 'slowing', 'sluggish'],
    },
  ],
  [
    'rapid',
    {
      says: [
        '(?:talk|speak) {gap}(?:fast|quickly|a mile a minute|faster|a hundred miles)',
        '(?:tell|told) me {gap}(?:slow down|talk {gap1}fast)',
      ],
      observed: [
        '(?:rapid|fast) speech',
        '(?:speak|talk|spoke) {gap}(?:fast|quickly|rapidly|faster)',
        'speech (?:is |was |seem |has )?(?:rapid|fast|accelerated|increased in rate)',
        '(?:speak|talk) {gap6}(?:fast|quickly|rapidly|faster|quicker|at speed)',
        'a mile a minute',
        'nineteen to the dozen',
        '(?:quicker|faster) than i can (?:write|follow|keep up)',
      ],
      headed: ['rapid', 'fast', 'accelerated', 'increased rate', 'increased', 'quick'],
    },
  ],
  [
    'pressured',
    {
      says: ['(?:can|could) not stop talk'],
      observed: [
        'pressured',
        'hard to interrupt',
        '(?:talk|speak) (?:straight |right )?over (?:me|us|everyone|the nurse|your [^ ]+)',
        '(?:can|could) not (?:get|fit|squeeze|find) {gap}(?:word|question) in',
        '(?:get|fit|put|squeeze) a word in',
        '(?:try|tried|been try) {gap}to (?:come|get|jump|break|cut|step) in',
        '(?:without|not) {gap}(?:stop|stopping|stopped|drawing|taking|take) (?:for )?(?:a )?breath',
        'no (?:gaps?|room) (?:for me|between)',
      ],
      headed: ['pressured'],
    },
  ],
  [
    'soft',
    {
      observed: [
        '(?:soft|quiet|low volume|hushed) (?:speech|voice|volume|tone)',
        '(?:speak|talk|spoke) {gap1}(?:softly|quietly)',
        '(?:whispers|whispering|whisper|whispered)(?! (?:something|to|at|back|about|and))',
        '(?:voice|speech) (?:is |was |has been )?(?:soft|quiet|low|barely audible|hushed)',
        'barely audible',
        'inaudible',
        'mumbl(?:es|ing|ed)',
        '(?:speak|talk) {gap}(?:quietly|softly|low|faintly)',
        '(?:lean|leaning|move) {gap}(?:to (?:catch|hear)|closer)',
        '(?:can|could) (?:hardly|barely|only|scarcely) {gap1}hear you',
        'under {my} breath',
        '(?:almost|barely|hardly|above|more than|just) a whisper',
        'in a whisper',
        'voice {gap}(?:dropped|drop|faint|tiny|small|quiet|whisper|low)',
        '(?:quiet|small|tiny|faint|low) voice',
      ],
      headed: ['soft', 'quiet', 'low in volume', 'low volume', 'low', 'hypophonic'],
    },
  ],
  [
    'loud',
    {
      observed: [
        '(?:loud|raised) (?:speech|voice|volume)',
        '(?:voice|speech) (?:is |was )?(?:loud|raised)',
        'shouting',
        'yelling',
        'yells',
        'raise (?:his|her|their|your) voice',
        'raised (?:his|her|their|your) voice',
        'voice {gap}(?:loud|louder|raised|rising|getting up|gone up|boom|booming)',
        '(?:speak|talk) {gap}(?:loudly|louder)',
        'keep (?:your|the) voice down',
        '(?:lower|drop) (?:your|the) voice',
        'loud(?:ly)? today',
        'shout',
      ],
      headed: ['loud', 'increased volume', 'loud in volume'],
    },
  ],
  [
    'monotone',
    {
      observed: [
        'monoton(?:e|ous)',
        '(?:voice|speech) (?:is |was )?flat',
        '(?:all )?(?:on |in )?(?:one|the same) (?:note|tone|pitch)',
        'voice {gap}(?:all )?(?:one|same) (?:note|level|tone|pitch)',
      ],
      headed: ['monotone', 'monotonous', 'flat', 'aprosodic'],
    },
  ],
  [
    'latency_increased',
    {
      says: [
        'take me (?:a (?:while|moment|minute)|forever|ages|longer) to (?:answer|respond|reply|find {gap1}words|get {gap1}words)',
      ],
      observed: [
        '(?:increased|prolonged|long|longer|delayed|marked|significant) (?:speech |response )?(?:latency|latencies|response times?|pauses)',
        'latency (?:is |was |of response )?(?:increased|prolonged|long)',
        'slow to (?:respond|answer)',
        'take {gap}(?:long|while|moment|longer) (?:time )?to (?:answer|respond|reply)',
        'take {gap6}(?:while|time|long|moment|seconds?|age|ages|minute|forever) {gap}to (?:answer|reply|respond|get|come|find|start)',
        '(?:seconds?|moment|beat|wait|pause|silence|time|gap) (?:go by |pass |passed )?before (?:you|each|every|answer|answering|he|she|any) ?(?:answer|reply|respond|speak|word|say|start)?',
        'pause {gap6}before',
        '(?:slow|slower) (?:answer|answering|to answer|to reply|replying|coming)',
      ],
      headed: ['increased latency', 'delayed', 'long pauses', 'latency', 'latent'],
    },
  ],
  [
    'poverty_of_speech',
    {
      observed: [
        'poverty of (?:speech|content)',
        'one word (?:answers|responses|replies)',
        '(?:one|single) or two words',
        'one word',
        '(?:say|said|saying|speak|offer|offering|give|giving) (?:little|hardly anything|almost nothing)',
        '(?:short|brief|clipped) (?:answers?|replies)',
        '(?:answers?|replies) (?:are |is |been )*(?:short|brief|clipped|a word)',
        'few words',
      ],
      headed: ['sparse', 'minimal', 'scant', 'paucity', 'impoverished'],
    },
  ],
  [
    'slurred',
    {
      says: ['(?:words|speech) (?:was|were|is|are|get|getting|been|come out) slurred'],
      observed: [
        'slurred',
        'slurring',
        'slur(?:s|ry)?',
        'words? (?:are |is )?(?:run|sliding|blurring|blurred|thick|melting|mushy|slipping) ?(?:together|into)?',
        'speech (?:is )?(?:thick|mushy|blurred)',
      ],
      headed: ['slurred', 'dysarthric'],
    },
  ],
  [
    'mute',
    {
      observed: [
        'mute',
        'not (?:say|said|speak|spoken|utter|uttered|make) (?:a (?:single )?word|anything at all|a sound)',
        '(?:have|has) not spoken',
        'not (?:speak|talk|spoke|spoken) (?:at all|since|to (?:anyone|us|me))',
        'not a (?:single )?word',
      ],
      headed: ['mute'],
    },
  ],
  [
    'stuttering',
    {
      says: ['(?:have a|my) stutter', 'stutter(?:ing)?', 'stammer(?:ing)?'],
      observed: ['stutter(?:s|ing|ed)?', 'stammer(?:s|ing|ed)?'],
      headed: ['stuttering'],
    },
  ],
  [
    'hyperverbal',
    {
      says: ['talk (?:nonstop|non stop|a lot more|more than usual)'],
      asks: ['more talkative', 'talk more than'],
      observed: [
        'hyperverbal',
        'talk(?:ing)? (?:nonstop|non stop|excessively)',
        'not stop(?:ped)? talk',
        'a (?:lot|great deal|load) to say',
        'get a word in',
      ],
      headed: ['talkative', 'hyperverbal', 'verbose'],
    },
  ],
]);
