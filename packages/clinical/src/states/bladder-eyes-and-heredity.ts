import { defineStates } from './define-state.ts';

/** Bladder, sexual function, eyes, and what is inherited. */
export const BLADDER_EYES_AND_HEREDITY = defineStates([
  {
    key: 'urinary_retention',
    label: 'urinary retention',
    says: [
      '(?:bag|catheter|pad|pads|nappy|bottle|bottles|commode) (?:[^ ]+ ){0,2}(?:dry|empty|bone dry|not (?:drained|draining|wet|filled)|nothing in it)(?= (?:since|for|all|from|after))|(?:not|no|nothing) (?:[^ ]+ )?(?:drop|wet (?:nappy|pad)s?|wee|pee|water|urine) (?:[^ ]+ ){0,2}(?:since|all (?:day|night)|for (?:[0-9]+|ten|twelve|six|eight|nine|hours|a day)|from her|from him|today)|(?:not|never) (?:gone|been|went|passed|spent|wet) (?:[^ ]+ ){0,2}(?:a wee|a pee|a penny|a drop|water|her pad|his pad|the bottle)(?! (?:in the night|at night))|(?:stood|stand|stands|standing|strain|straining|sat|sits) (?:[^ ]+ ){0,5}(?:nothing|not a drop|only (?:drips|a dribble|drops|a trickle)|just (?:drips|dribbles))(?: (?:comes|came|will|out))?|(?:bladder|tummy|belly) (?:[^ ]+ ){0,3}(?:up to (?:her|his) (?:navel|belly button)|drum tight)',
      'urinary retention|retention of urine|(?:in|gone into|went into|acute) retention(?: of urine)?|(?:can not|could not|not able to|unable to|struggl(?:es|ing) to|difficulty|trouble) (?:pee|peeing|wee|weeing|urinat(?:e|ing)|void(?:ing)?|pass(?:ing)? (?:any |her |his |my )*(?:urine|water)|go for a (?:pee|wee))|(?:not|have not|had not) (?:been able to )?(?:pass(?:ed|ing)? (?:any |her |his |my |much )*(?:urine|water)|peed|pee|weed|had a (?:pee|wee)|urinated|voided|been for a (?:pee|wee)|pued)(?! (?:in|at) night)|(?:no|nil) (?:urine|urine output|wee)(?! (?:infection|symptoms|dip|test|sample|drug))|anuri[ac]|(?:palpable|distended|full) bladder|bladder (?:is |felt |palpable )*up to|passing nothing|nothing passed since|(?:residual|bladder scan) (?:(?:volume|of|was|is|showed|shows) ){0,3}(?:[4-9][0-9]{2}|[0-9]{4})|catheter(?:is|iz)ed for retention',
    ],
    pastCounts: true,
  },
  {
    key: 'acute_kidney_injury',
    label: 'acute kidney injury',
    says: [
      'aki(?: stage [123])?|acute (?:on chronic )?(?:kidney|renal) (?:injury|failure|impairment)|creatinine (?:(?:has|have|is|was) )?(?:doubled|tripled|jumped|shot up|climbing|rising|risen)|kidneys? (?:(?:have|has|are|is) )?(?:failing|shut(?:ting)? down|packing up)|oliguri[ac]|urine output (?:is |has )?(?:low|falling|dropped|down|poor)',
    ],
  },
  {
    key: 'enlarged_prostate',
    label: 'an enlarged prostate',
    says: [
      'bph|(?:enlarged|large|big) prostate|prostatic (?:hyperplasia|hypertrophy)|prostatism|prostate (?:trouble|problems?|enlargement)|(?:poor|weak) (?:urine |urinary )?stream|hesitancy(?! about)|urinary hesitancy|luts',
    ],
    pastCounts: true,
  },
  {
    key: 'bladder_symptoms',
    label: 'bladder pain or frequency',
    says: [
      'dysuria|(?:burning|pain|painful|stinging|sore) (?:when |on |to )?(?:pass(?:ing)? (?:urine|water)|pee(?:ing)?|wee(?:ing)?|urinat(?:ing|ion))|urinary frequency|(?:pee|wee|urinat)(?:ing|es|s)? every (?:[0-9]+|ten|fifteen|twenty|few) minutes|(?:bladder|pelvic) (?:pain|cramps?)|cystitis|ketamine bladder',
    ],
  },
  {
    key: 'priapism',
    label: 'priapism',
    says: [
      'priapism|(?:[0-9]+|two|three|four|five|six|eight|ten|twelve) hours? (?:long )?erection|(?:painful |prolonged |persistent )*erections? (?:(?:that|which|has|have|is|was|been|now|since|still) ){0,3}(?:for|lasting|lasted|will not|would not|over|more than|since|not going|not gone|last night)|prolonged (?:painful )?erections?|painful erections?',
    ],
    pastCounts: true,
  },
  {
    key: 'testicular_pain',
    label: 'pain of a testicle',
    says: [
      '(?:testicular|testicle|scrotal|groin and testicle) (?:pain|swelling|torsion)|(?:pain|swelling|lump) (?:in|of) (?:(?:the|his|my|one|left|right) ){1,2}(?:testicles?|testis|balls?|scrotum)|(?:testicles?|testis|scrotum|balls?) (?:is |are |very |suddenly |so |has become |gone )*(?:painful|swollen|sore|tender)|torsion',
    ],
  },
  {
    key: 'angle_closure',
    label: 'angle-closure glaucoma',
    says: [
      '(?:narrow|closed|acute|shallow) angles?(?: closure)?(?: glaucoma)?|angle closure(?: glaucoma)?|acute glaucoma',
    ],
    pastCounts: true,
  },
  {
    key: 'glaucoma',
    label: 'glaucoma',
    says: [
      '(?<!closed angle )(?<!narrow angle )(?<!acute )(?<!closure )(?<!open angle )glaucoma|open angle glaucoma',
    ],
    pastCounts: true,
  },
  {
    key: 'painful_eye',
    label: 'a painful eye or sudden loss of sight',
    says: [
      '(?:eye|eyes) (?:[^ ]+ ){0,3}(?:rock hard|like a stone|on fire|killing|throbbing|bursting|gone (?:red and|dark))|(?:rings|rainbows|haloes|halos) (?:around|round) (?:the |street ?)?(?:lights?|lamps?|bulbs?)|(?:curtain|shutter|shade|blind) (?:[^ ]+ ){0,3}(?:down|across|over) (?:[^ ]+ )?(?:eye|sight|vision)|(?:sight|vision|eye) (?:[^ ]+ ){0,2}(?:went|gone|going) (?:black|dark|gray|in one|out)',
      '(?:eye|eyes|eyeball) (?:(?:is|are|was|very|red|and|so|really|both) ){0,4}(?:pain(?:ful)?|aching|ache|sore and red|agony|killing)|(?:painful|red painful|aching) (?:red )?eyes?|pains? (?:in|behind) (?:(?:the|her|his|my|one|left|right|both) ){1,2}eyes?|(?:halos|haloes)(?: around)?|(?:sudden|acute) (?:loss of (?:vision|sight)|visual loss|blindness|blurred vision|myopia)|(?:lost|losing) (?:her|his|my|the) (?:sight|vision)|gone blind|suddenly (?:blind|blurred|blurry|can not see)|curtain (?:over|across|came down)',
    ],
  },
  {
    key: 'blurred_vision',
    label: 'blurred vision',
    says: [
      '(?:blurred|blurry|cloudy|fuzzy) (?:vision|sight)|vision (?:(?:is|has|gone|gets|got|been|a bit) ){0,3}(?:blurred|blurry|cloudy|fuzzy|worse)|(?:things|everything|words|text) (?:is |are |look |looks |goes |gone )*(?:blurred|blurry)|visual (?:disturbance|symptoms)|yellow (?:vision|haloes)|xanthopsia',
    ],
    quiet: true,
  },
  { key: 'porphyria', label: 'porphyria', says: ['porphyri(?:a|as)|aip'], pastCounts: true },
  {
    key: 'hla_b1502',
    label: 'HLA-B*15:02 or another HLA risk',
    says: [
      'hla ?b ?15 ?0?2?|hla ?b ?1502|hla ?b ?15 02|hla ?a ?31 ?01|hla ?b ?58 ?01|hla ?b ?57 ?01|hla b (?=positive)',
    ],
    pastCounts: true,
  },
  { key: 'g6pd', label: 'G6PD deficiency', says: ['g6pd(?: deficien(?:t|cy))?|favism'], pastCounts: true },
  {
    key: 'mitochondrial_or_urea_cycle',
    label: 'a mitochondrial or urea cycle disorder',
    says: [
      'urea cycle(?: disorder| defect)?|polg|alpers|mitochondrial (?:disease|disorder|cytopathy|myopathy)|melas|merrf|ornithine transcarbamylase|otc deficiency|carnitine (?:deficiency|palmitoyl)',
    ],
    pastCounts: true,
  },
  {
    key: 'enzyme_variant',
    label: 'a variant of CYP2D6 or CYP2C19',
    says: [
      '(?:cyp ?2d6|cyp ?2c19|2d6|2c19) (?:poor|ultra ?rapid|intermediate)(?: metaboli[sz]ers?)?|(?:poor|ultra ?rapid) metaboli[sz]ers?(?: (?:of|for|at) (?:cyp)?(?:2d6|2c19))?',
    ],
    pastCounts: true,
    quiet: true,
  },
]);
