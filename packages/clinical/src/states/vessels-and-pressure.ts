import { defineStates } from './define-state.ts';

/** Blood pressure, vessels and fluid in the tissues. */
export const VESSELS_AND_PRESSURE = defineStates([
  {
    key: 'hypertension',
    label: 'high blood pressure',
    says: [
      'hypertensi(?:on|ve)(?! (?:crisis|emergency|urgency|retinopathy))|high (?:blood pressure|bp)|htn|on (?:bp|blood pressure) (?:pills|medication)|(?:bp|blood pressure) (?:is |was |well )?controlled',
    ],
    pastCounts: true,
    quiet: true,
  },
  {
    key: 'raised_pressure_now',
    label: 'raised blood pressure',
    says: [
      'uncontrolled (?:hypertension|bp|blood pressure)|(?:poorly controlled|untreated|severe|resistant) (?:hypertension|bp|blood pressure)|(?:bp|blood pressure) (?:(?:is|was|of|up|still|runs|running|been|has|very|now|remains|gone|through the|sky) ){0,3}(?:high|raised|up|uncontrolled|roof|rising|elevated|creeping up|1[67][0-9])(?! (?:to date))|1[67][0-9] (?:9[0-9]|1[0-1][0-9])(?= )',
    ],
  },
  {
    key: 'hypertensive_crisis',
    label: 'very high blood pressure',
    says: [
      'hypertensive (?:crisis|emergency|urgency)|malignant hypertension|(?:bp|blood pressure) (?:(?:of|is|was|at|up|to|now|around|over|reading) ){0,4}(?:1[89][0-9]|2[0-9][0-9])(?: [0-9]{2,3})?|(?:bp|blood pressure) (?:(?:of|is|was|at|up|to|now) ){0,3}1[0-9]{2} 1[2-9][0-9]',
    ],
  },
  {
    key: 'hypotension',
    label: 'low blood pressure',
    says: [
      'hypotensi(?:on|ve)|low (?:blood pressure|bp)|postural (?:drop|hypotension|symptoms|dizziness)|orthostatic(?: hypotension)?|(?:dizzy|light ?headed|faint|woozy) (?:on|when|whenever) (?:she |he |i )?(?:stand(?:ing|s)?|gets? up|getting up)|(?:bp|blood pressure) (?:(?:of|is|was|very|at|down|to|now|dropped|only|drops) ){0,3}(?:low|[678][0-9](?= ))',
    ],
  },
  {
    key: 'phaeochromocytoma',
    label: 'phaeochromocytoma',
    says: ['ph(?:a)?eochromocytoma|paraganglioma|ph(?:a)?eo(?=$| )'],
    pastCounts: true,
  },
  {
    key: 'thrombosis',
    label: 'thrombosis',
    says: [
      'dvts?|(?:deep (?:vein|venous) )?thrombos[ie]s|pulmonary embol(?:ism|us|i)|(?:bilateral |previous |recent |had an? |after an? |massive |saddle )pe(?=$| (?:in|last|after|on|and|confirmed|[0-9]))|pe (?:in (?:19|20)[0-9]{2}|confirmed|on ctpa|last)|blood clots?|clots? (?:in|on) (?:the |her |his |my )?(?:lungs?|legs?|calf|brain|vein)|thromboembol(?:ism|ic)|vte|factor v leiden|thrombophilia|antiphospholipid|sinus thrombosis|venous thrombosis',
    ],
    pastCounts: true,
  },
  {
    key: 'leg_clot_signs',
    label: 'a swollen or painful leg',
    says: [
      '(?:calf|back of (?:the|her|his|my) leg) (?:(?:is|has|been|really|s) ){0,2}(?:hurts?|hurting|aches?|aching|throbs?|throbbing|like wood|rock hard)(?! after (?:football|running|the gym|squats))',
      'calf (?:is |was |are |very )*(?:pain(?:ful)?|swelling|swollen|tender(?:ness)?|sore|hot|red)|(?:swollen|painful|tender|sore|hot|red) (?:and (?:swollen|painful|red|hot|tender) )?(?:(?:left|right|one) )?(?:calf|leg)(?! (?:pain|ulcers?|cramps?))|(?:one|left|right) (?:leg|calf|ankle) (?:(?:is|has|was|more|very|looks|much|all|gone) ){0,3}(?:swollen|swelling|bigger|hot|red|painful)|pains? in (?:(?:the|her|his|my|one|left|right) ){1,2}calf|(?:calf|leg) (?:is |looks )?(?:twice|double) the size',
    ],
  },
  {
    key: 'oedema',
    label: 'swollen legs or fluid retention',
    says: [
      '(?:peripheral |ankle |leg |pitting |pedal )*(?<!angio)o?edema|(?:swollen|puffy|swelling of the|swelling in the|swelling of (?:her|his)) (?:ankles?|feet|legs)|(?:ankles?|feet|legs) (?:(?:are|is|have|been|very|both|get|getting|look|looks) ){0,3}(?:swollen|swelling|puffy|swell)|ankle swelling|fluid retention|retaining fluid|fluid overload(?:ed)?',
    ],
  },
]);
