import { defineRules } from '../define-rule.ts';

export const THOUGHT_PROCESS_RULES = defineRules('thought_process', [
  [
    'linear',
    {
      observed: [
        'linear(?: and)?',
        'logical(?: and)?',
        '(?:clear|logical|orderly|coherent) (?:and )?(?:line|order|account|logical|clear|organized)',
        'easy to follow',
        '(?:stay|staying|stayed|kept|keep) (?:on|to) (?:the )?(?:point|track|topic|subject)',
      ],
      headed: ['linear', 'logical', 'coherent', 'organized', 'organised'],
    },
  ],
  [
    'goal_directed',
    {
      observed: [
        '(?:answers?|replies|speaks?) (?:is )?to the point',
        'to the point',
        'goal (?:directed|oriented)',
        'straight to the point',
        '(?:answer|answering|answered) (?:what i (?:ask|asked)|every question|the question|my questions) (?:directly|straight|clearly)?',
        'kept on the point',
      ],
      headed: ['goal directed', 'goal oriented'],
    },
  ],
  [
    'circumstantial',
    {
      observed: [
        'circumstantial(?:ity)?',
        '(?:get|getting|got|come|came|comes|arrive) {gap}(?:there|point|answer) (?:in the end|eventually|at last|finally)',
        '(?:long|scenic) (?:way round|way around|route)',
        '(?:every|all the|lots of|great) detail',
      ],
      headed: ['circumstantial'],
    },
  ],
  [
    'tangential',
    {
      observed: [
        'tangential(?:ity)?',
        '(?:ended|end|wound|finish|finished) up (?:in|at|on|somewhere|talk|with)',
        'never (?:do|did )?(?:find|found) out',
        '(?:back|bring you back) to (?:the|my|what i) (?:question|asked)',
        'not (?:answer|what i) (?:my question|the question|asked)',
        'a (?:long|fair) way from',
      ],
      headed: ['tangential'],
    },
  ],
  [
    'loose_associations',
    {
      observed: [
        'loose(?:ning of)? associations?',
        '(?:no|not (?:see|follow) (?:a|the|any|how)|lost the) (?:link|connection|thread|connect|connects)(?: between)?',
        'how (?:did|do) (?:we|you) (?:get|got) (?:from|to|there)',
      ],
      headed: ['loose', 'loosened'],
    },
  ],
  [
    'flight_of_ideas',
    {
      says: ['flight of idea'],
      observed: ['flight of idea'],
    },
  ],
  [
    'thought_blocking',
    {
      says: [
        '(?:mind|head|brain) (?:go|went|goes) (?:blank|empty)',
        'thought (?:stop|stops|disappear|disappears|vanish|vanishes|get cut off)(?: in the middle| mid)?',
        '(?:it|that|everything) (?:just )?(?:went|go|goes) blank',
        'thought {gap}(?:cut off|vanish|vanished|snatched|taken away|wiped|erased|stolen)',
      ],
      observed: [
        'thought block(?:ing|ed)?',
        'stops? mid (?:sentence|thought)',
        '(?:stop|stopped|broke off|trailed off|froze|paused|halted) {gap}(?:middle|halfway|half way|mid)',
      ],
      headed: ['blocked', 'blocking'],
    },
  ],
  [
    'perseverative',
    {
      observed: [
        'perseverat(?:ive|ion|es|ing|ed)',
        '(?:keep|kept) {gap}(?:come|coming|going|return|returning|circling|bring|bringing|ask|asking|say|saying) {gap}(?:back|same|it up|that)',
        '(?:same|that) (?:answer|word|phrase|question|sentence) {gap}(?:again|times|each time|every time|over)',
        'whatever (?:i|we) (?:ask|say|talk)',
      ],
      headed: ['perseverative'],
    },
  ],
  [
    'disorganized',
    {
      says: [
        'thought (?:are |is |get |feel )?(?:all )?(?:jumbled|scrambled|mixed up|muddled|all over the place|disorgani[sz]ed|tangled)',
      ],
      observed: ['disorgani[sz]ed', 'illogical', '(?:lost me|muddled|jumbled)'],
      headed: ['disorganized', 'disorganised', 'incoherent', 'illogical', 'rambling'],
    },
  ],
  [
    'racing',
    {
      says: [
        '(?:thought|mind|brain|head|ideas?) (?:is |are |will not stop |was |were |keep |has been |have been |start |will |do not stop |would not stop |go |{gap1})?(?:racing|race|rac(?:es|ed)|rush|going a (?:mile|million miles|hundred miles|thousand miles)[^~]{0,20}|going (?:too )?fast|spin|in overdrive|on overdrive|go (?:a mile|a million|a hundred|a thousand)|moving (?:too )?fast|whirling)',
        'racing (?:thought|mind|brain)',
        '(?:can|could) not (?:shut|turn|switch) {gap}(?:mind|brain|head|thought|it)(?: off| up)?',
        '(?:mind|brain|head|thought) (?:will not|do not|does not|never) (?:shut (?:off|up|down)|turn off|stop|switch off|quiet down|slow down)',
        'many ideas|have (?:all these|a million|a thousand|a hundred|tons of|loads of|new) ideas|ideas? (?:come|keep come|flying|coming) {gap}(?:fast|faster|quick|once|at once|than i can)',
        'thought (?:are |go |move |moving |come |going |flying )(?:at |by |past |so |too )?(?:a million|fast|a mile|hundred|light ?speed|one after|by|one thing to the next)',
        'they (?:are |keep |all |go )*(?:racing|race)',
        '(?:brain|mind|head|thought) {gap}(?:motorway|highway|freeway|express train|runaway train|whirlwind|washing machine|hamster wheel|overdrive|sprinting|galloping|whirring|buzzing|flying)',
      ],
      asks: ['thought (?:racing|race|go fast)', 'racing thought'],
      observed: ['racing thought'],
      headed: ['racing'],
    },
  ],
  ['word_salad', { observed: ['word salad', 'unintelligible speech pattern'] }],
  [
    'slowed',
    {
      says: [
        '(?:thinking|thought|mind|brain|think) (?:is |are |feel |has |have |been |gone |get |got |works? )*(?:slow|slowed|slower|sluggish|foggy|like molasses|molasses|in a fog|fuzzy|slow motion|stuck in mud)(?: down)?',
        'brain fog',
      ],
      observed: ['(?:slow|slowed) (?:thinking|thought|thought process)', 'bradyphrenia'],
      headed: ['slow', 'slowed'],
    },
  ],
]);
