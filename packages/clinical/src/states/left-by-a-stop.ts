import { defineStates } from './define-state.ts';

/** What a medicine leaves behind when it is stopped at once; mostly told by a stop, which the reader of stops finds. */
export const LEFT_BY_A_STOP = defineStates([
  {
    key: 'clozapine_stopped',
    label: 'clozapine stopped',
    says: [
      '(?:stopped|missed|not (?:had|taken|taking|been taking)|refus(?:es|ing|ed)|came off|ran out of|without) (?:(?:all|her|his|the|my|any|taking|of) ){0,3}(?:clozapine|clozaril|denzapine|zaponex)',
    ],
    quiet: true,
  },
  {
    key: 'opioid_stopped',
    label: 'an opioid stopped lately',
    says: ['(?:stopped|came off|finished) (?:(?:all|her|his|the|my|taking) ){0,2}(?:opioids?|opiates?)'],
    quiet: true,
  },
  {
    key: 'lithium_stopped',
    label: 'lithium stopped',
    says: [
      '(?:stopped|came off|ran out of|refus(?:es|ing|ed)) (?:(?:all|her|his|the|my|taking) ){0,2}(?:lithium|priadel|camcolit|lithicarb)',
    ],
    quiet: true,
  },
  {
    key: 'antidepressant_stopped',
    label: 'an antidepressant stopped',
    says: [
      'zaps?|(?:electric|shock|shocks) (?:shock )?(?:feelings?|sensations?|jolts?|zaps?) (?:[^ ]+ ){0,3}(?:each|every|when|in|since)',
      'brain zaps|(?:antidepressant|ssri|snri|venlafaxine|paroxetine) (?:discontinuation|withdrawals?)|discontinuation (?:symptoms|syndrome)',
    ],
    quiet: true,
  },
  {
    key: 'anticonvulsant_stopped',
    label: 'an anticonvulsant stopped',
    says: [
      '(?:stopped|missed|ran out of|not taking|not taken) (?:(?:all|her|his|the|my|taking) ){0,2}(?:antiepileptics?|anticonvulsants?|epilepsy (?:pills|medication)|anti ?epilepsy (?:pills|medication)|seizure (?:pills|medication))',
    ],
    quiet: true,
  },
  {
    key: 'dopaminergic_stopped',
    label: 'treatment for Parkinson disease stopped or missed',
    says: [
      '(?:stopped|missed|ran out of|not had|not given|no|not taking|without) (?:(?:all|her|his|the|my|taking|any) ){0,2}(?:parkinsons? (?:pills|medication)|levodopa|madopar|sinemet|co ?careldopa|co ?beneldopa|stalevo)',
    ],
    quiet: true,
  },
  {
    key: 'clonidine_stopped',
    label: 'clonidine or a beta-blocker stopped',
    says: [
      '(?:stopped|ran out of|missed) (?:(?:all|her|his|the|my|taking) ){0,2}(?:clonidine|guanfacine|catapres)',
    ],
    quiet: true,
  },
  {
    key: 'injection_given',
    label: 'an injection given today',
    says: [
      '(?:after|since|following|post|had|given|got) (?:(?:her|his|the|an?|olanzapine|depot|zypadhera|long|acting|today|monthly) ){0,5}(?:depot|injection|zypadhera|relprevv|jab)|post injection|given (?:at [0-9]+(?:am|pm)?|an hour ago|this morning|[0-9]+ minutes ago)',
    ],
    quiet: true,
  },
]);
