import { defineRules } from '../define-rule.ts';

export const EYE_CONTACT_RULES = defineRules('eye_contact', [
  [
    'good',
    {
      observed: [
        'looks? (?:straight|directly|right) (?:at (?:me|you|the camera|camera)|into (?:the )?(?:camera|screen|lens))',
        'looks? at (?:me|you) when (?:we|i|he|she|they) (?:speak|talk)',
        'hold(?:s)? (?:my|your|the examiner) gaze',
        '(?:good|appropriate|normal|adequate|excellent) eye contact',
        'eye contact (?:is |was )?(?:good|appropriate|normal|adequate)',
        'make good eye contact',
        '(?:look|meet|meeting|met|hold|holding|held) {gap}(?:me in the eye|my eye|my eyes|my gaze|straight at (?:me|the camera)|right at (?:me|the camera)|at me directly|directly at me|me straight)',
      ],
      headed: ['good', 'appropriate', 'adequate'],
    },
  ],
  ['fair', { headed: ['fair', 'reasonable'] }],
  [
    'intermittent',
    {
      observed: [
        'eye contact {gap}(?:come|comes|came) and (?:go|goes|went)',
        '(?:some|occasional|brief|patchy|on and off) eye contact',
        'in snatches',
      ],
      headed: ['intermittent', 'fleeting', 'sporadic', 'inconsistent', 'variable'],
    },
  ],
  [
    'poor',
    {
      observed: [
        '(?:little|minimal|limited|no|not make(?: much| any)?) eye contact',
        'eyes (?:are )?(?:downcast|on the floor)',
        'not look(?: up|ing up)',
        '(?:look|staring|stares|stare|gaze|gazing) (?:down )?at (?:the|your|his|her|their) (?:floor|feet|ground|shoes|hands|lap)',
        'look (?:down )?at the (?:floor|ground)',
        '(?:hardly|barely|scarcely|not|never|rarely) {gap}(?:look|looks|meet|met|meeting|lift|lifted|raise|raised|glanced|glance) {gap}(?:at me|up|me|my eye|my eyes|your eyes|your head)',
        'eyes? {gap}(?:floor|carpet|lap|hands|shoes|ground|table|desk|knees|down|feet|rug|lino|shoelaces)',
        '(?:look|star(?:e|ing)|talk|speak|gazing|gaze|looking) {gap}(?:at|to|into) (?:the|your|my|that) (?:floor|carpet|lap|hands|shoes|ground|table|desk|wall|knees|feet|rug|lino|shoelaces)',
        '(?:look|looks|is look) at the floor',
      ],
      headed: ['poor', 'minimal', 'limited', 'little', 'downcast', 'absent', 'sparse'],
    },
  ],
  [
    'avoidant',
    {
      observed: [
        'look away',
        'look(?:ing)? away',
        'not look at me',
        'look (?:anywhere but|everywhere but|past me|over my shoulder|everywhere except|anywhere except)',
        '(?:hide|hiding) (?:behind|your face|your eyes)',
      ],
      headed: ['avoidant', 'avoided', 'averted', 'avoiding'],
    },
  ],
  [
    'intense',
    {
      observed: [
        'not (?:take|taken|took) {gap}eyes? off',
        'not blinked?',
        '(?:bore|boring|burning|look|staring) (?:right |straight )?(?:into|through) me',
        '(?:hold|holding|fixing|fixed) {gap}(?:my )?(?:eyes?|gaze|me) {gap}(?:without|long|hard|look)',
      ],
      headed: ['intense', 'piercing', 'fixed'],
    },
  ],
  [
    'staring',
    {
      observed: [
        'star(?:es|ing) (?:blankly|intently|at me|at the wall|into space|off)',
        'star(?:e|es|ed|ing) (?:straight|ahead|past|off|fixedly|blankly|into (?:the )?(?:space|distance|corner)|at (?:the (?:wall|ceiling|corner|lamp|light|door)|nothing|one spot|a spot|me))',
        'straight ahead',
        'fixed stare',
        'not blink(?:ing)? much',
      ],
      headed: ['staring', 'stare'],
    },
  ],
]);
