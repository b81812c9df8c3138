import { defineRules } from '../define-rule.ts';

export const THOUGHT_PROCESS_RULES = defineRules('thought_process', [
  [
    'linear',
    {
      observed: ['linear(?: and)?', 'logical(?: and)?'],
      headed: ['linear', 'logical', 'coherent', 'organized', 'organised'],
    },
  ],
  ['goal_directed', { observed: ['goal (?:directed|oriented)'], headed: ['goal directed', 'goal oriented'] }],
  [
    'circumstantial',
    {
      observed: ['circumstantial(?:ity)?', 'over ?inclusive', 'excessive detail before'],
      headed: ['circumstantial'],
    },
  ],
  [
    'tangential',
    {
      observed: [
        'tangential(?:ity)?',
        '(?:went|goes|go) off on (?:a )?tangents?',
        '(?:drifts?|drifted|wander(?:s|ed)?) off topic',
        'off topic',
      ],
      headed: ['tangential'],
    },
  ],
  [
    'loose_associations',
    {
      observed: ['loose(?:ning of)? associations?', 'loosened associations?', 'derail(?:ment|ed|s|ing)'],
      headed: ['loose', 'loosened'],
    },
  ],
  [
    'flight_of_ideas',
    {
      says: ['flight of idea'],
      observed: [
        'flight of idea',
        '(?:jump|jumps|jumped|bounc(?:e|es|ing)) (?:rapidly |quickly )?(?:from|between) (?:one )?(?:topic|topics|subject|idea|thought)(?: to)?',
      ],
      headed: [],
    },
  ],
  [
    'thought_blocking',
    {
      says: [
        '(?:mind|head|brain) (?:go|went|goes) (?:blank|empty)',
        '(?:lose|lost) (?:{my} )?(?:train of thought|thread)',
        'thought (?:stop|stops|disappear|disappears|vanish|vanishes|get cut off)(?: in the middle| mid)?',
      ],
      observed: [
        'thought block(?:ing|ed)?',
        'stops? mid (?:sentence|thought)',
        'stopped mid (?:sentence|thought)',
      ],
      headed: ['blocked', 'blocking'],
    },
  ],
  [
    'perseverative',
    {
      observed: [
        'perseverat(?:ive|ion|es|ing|ed)',
        '(?:keep|kept) (?:return|returning|come|going) back to the same',
      ],
      headed: ['perseverative'],
    },
  ],
  [
    'disorganized',
    {
      says: [
        'thought (?:are |is |get |feel )?(?:all )?(?:jumbled|scrambled|mixed up|muddled|all over the place|disorgani[sz]ed|tangled)',
        '(?:can|could) not (?:think straight|think clearly|organi[sz]e {my} thought|put {my} thought together|string {gap}(?:thought|sentence))',
        'head (?:is )?(?:a mess|jumbled|scrambled|all over the place)',
      ],
      observed: ['disorgani[sz]ed', 'incoherent', 'illogical'],
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
        'can not keep up with {my} (?:own )?(?:thought|ideas?|mind|head)',
        'thought (?:are |go |move |moving |come |going |flying )(?:at |by |past |so |too )?(?:a million|fast|a mile|hundred|light ?speed|one after|by|one thing to the next)',
        'idea after idea',
      ],
      asks: ['thought (?:racing|race|go fast)', 'racing thought'],
      observed: ['racing thought'],
      headed: ['racing'],
    },
  ],
  ['word_salad', { observed: ['word salad', 'unintelligible speech pattern'], headed: [] }],
  [
    'slowed',
    {
      says: [
        '(?:thinking|thought|mind|brain|think) (?:is |are |feel |has |have |been |gone |get |got |works? )*(?:slow|slowed|slower|sluggish|foggy|like molasses|molasses|in a fog|fuzzy|slow motion|stuck in mud)(?: down)?',
        'brain fog',
        'can not think (?:fast|quickly)',
        'think {gap1}slow(?:ly|er)',
      ],
      observed: ['(?:slow|slowed) (?:thinking|thought|thought process)', 'bradyphrenia'],
      headed: ['slow', 'slowed'],
    },
  ],
]);
