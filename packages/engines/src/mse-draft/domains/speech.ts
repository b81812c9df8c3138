import { defineRules } from '../define-rule.ts';

export const SPEECH_RULES = defineRules('speech', [
  [
    'normal_rate',
    {
      observed: [
        '(?:normal|regular) (?:in )?(?:rate|speech)',
        'speech (?:is |was |has )?(?:a )?(?:normal|regular|fluent|unremarkable|wnl|within normal limits)',
        'speech (?:of |at (?:a )?|with )?normal',
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
        'slow (?:to speak)',
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
        'slow down when i (?:talk|speak)',
      ],
      observed: [
        '(?:rapid|fast) speech',
        '(?:speak|talk|spoke) {gap}(?:fast|quickly|rapidly|faster)',
        'speech (?:is |was |seem |has )?(?:rapid|fast|accelerated|increased in rate)',
        'increased rate of speech',
        'rapid rate',
      ],
      headed: ['rapid', 'fast', 'accelerated', 'increased rate', 'increased', 'quick'],
    },
  ],
  [
    'pressured',
    {
      says: [
        '(?:can|could) not stop talk',
        '(?:can|could) not (?:get the words out|talk) fast enough',
        'words (?:can not keep|could not keep|do not keep|keep) up',
      ],
      observed: [
        'pressured',
        'pressure of speech',
        'difficult to interrupt',
        'hard to interrupt',
        'difficult to redirect',
      ],
      headed: ['pressured'],
    },
  ],
  [
    'soft',
    {
      observed: [
        '(?:soft|quiet|low volume|hushed) (?:speech|voice|volume|tone)',
        'soft(?:ly)? spoken',
        '(?:speak|talk|spoke) {gap1}(?:softly|quietly)',
        'whispers',
        'whispering',
        'whispered',
        '(?:voice|speech) (?:is |was |has been )?(?:soft|quiet|low|barely audible|hushed)',
        'barely audible',
        'inaudible',
        'low volume',
        'mumbl(?:es|ing|ed)',
      ],
      headed: ['soft', 'quiet', 'low in volume', 'low volume', 'low', 'hypophonic'],
    },
  ],
  [
    'loud',
    {
      observed: [
        '(?:loud|raised) (?:speech|voice|volume)',
        '(?:speak|talk|spoke) {gap1}loudly',
        '(?:voice|speech) (?:is |was )?(?:loud|raised)',
        'shouts',
        'shouting',
        'yelling',
        'yells',
        'raises (?:his|her|their|your) voice',
        'raise (?:his|her|their|your) voice',
        'raised (?:his|her|their|your) voice',
      ],
      headed: ['loud', 'increased volume', 'loud in volume'],
    },
  ],
  [
    'monotone',
    {
      observed: [
        'monoton(?:e|ous)',
        'flat (?:voice|tone)',
        '(?:voice|speech) (?:is |was )?flat',
        'reduced prosody',
        'lack of prosody',
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
        'speech latency',
        'delay(?:ed|s)? (?:in )?(?:answering|responding|response|responses|answers)',
        'long pauses?',
        'slow to (?:respond|answer)',
        'take {gap}(?:long|while|moment|longer) (?:time )?to (?:answer|respond|reply)',
        'pauses (?:a long time|for a long time|before answering)',
        'long (?:silence|silences) before',
      ],
      headed: ['increased latency', 'delayed', 'long pauses', 'latency', 'latent'],
    },
  ],
  [
    'poverty_of_speech',
    {
      observed: [
        'poverty of (?:speech|content)',
        'alogia',
        'monosyllabic',
        'one word (?:answers|responses|replies)',
        '(?:minimal|sparse|scant|little|brief) (?:spontaneous )?(?:speech|responses|answers|verbal output)',
        'speech (?:is |was )?(?:sparse|minimal|scant|impoverished)',
      ],
      headed: ['sparse', 'minimal', 'scant', 'paucity', 'impoverished'],
    },
  ],
  [
    'slurred',
    {
      says: [
        'slur(?:ring|red)? {my} (?:words|speech)',
        '(?:words|speech) (?:was|were|is|are|get|getting|been|come out) slurred',
      ],
      observed: ['slurred', 'slurring', 'dysarthri[ac]', 'slurs'],
      headed: ['slurred', 'dysarthric'],
    },
  ],
  [
    'mute',
    {
      observed: [
        'mute',
        'mutism',
        'does not speak',
        'nonverbal',
        'non verbal',
        'refus(?:es|ed) to speak',
        'did not speak at all',
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
      says: [
        'talk (?:people|everyone|{my} [^ ]+) ear off',
        'talk (?:nonstop|non stop|a lot more|more than usual)',
        'more talkative',
      ],
      asks: ['more talkative', 'talk more than'],
      observed: [
        'hyperverbal',
        '(?:overly |more )?talkative',
        'loquacious',
        'garrulous',
        'verbose',
        'talk(?:ing)? (?:nonstop|non stop|excessively)',
        'over ?productive',
      ],
      headed: ['talkative', 'hyperverbal', 'verbose'],
    },
  ],
]);
