import { defineStates } from './define-state.ts';

/** Illnesses, complaints and diagnoses that are understood and that no rule of medicines here hangs on. */
export const KNOWN_WITHOUT_RULE = defineStates([
  {
    key: 'other_known_illness',
    label: 'an illness without a rule here',
    says: [
      'asthma|eczema|psoriasis|dermatitis|acne|rosacea|hay ?fever|rhinitis|sinusitis|(?:osteo ?|rheumatoid )?arthritis|gout|fibromyalgia|(?:lower |chronic |low )?back pain|sciatica|(?:knee|hip|shoulder|neck|joint|muscle|foot|ankle|wrist|elbow|dental|tooth|period|leg) (?:pain|ache)s?|tooth ?ache|ibs|irritable bowel(?: syndrome)?|coeliac(?: disease)?|celiac(?: disease)?|crohn(?:s)?(?: disease)?|ulcerative colitis|reflux|gord|gerd|heart ?burn|indigestion|hiatus hernia|h(?:a)?emorrhoids|piles|hypercholesterol(?:a)?emia|high cholesterol|hyperlipid(?:a)?emia|raised cholesterol|an(?:a)?emia|an(?:a)?emic|b12 deficiency|vitamin d deficiency|iron deficiency|pcos|endometriosis|menopaus(?:e|al)|perimenopaus(?:e|al)|hot flushes|hot flashes|pms|pmdd|obes(?:e|ity)|overweight|tinnitus|vertigo|deaf(?:ness)?|hearing (?:loss|aid)|cataracts?|varicose veins|raynaud(?:s)?|carpal tunnel|plantar fasciitis|cold sores?|shingles|thrush|athletes foot|alopecia|lupus|multiple sclerosis|ms(?=$| (?:for|since|with))|hiv|hepatitis b vaccinated|dry mouth|dry eyes|mild nausea|nausea|nauseous|queasy|bloating|tired(?:ness)?|fatigue|insomnia|poor sleep|sleeps? (?:well|badly|poorly)|hair loss|weight (?:gain|loss)|sexual (?:dysfunction|side effects)|low libido|erectile dysfunction|snor(?:es|ing)',
      'depress(?:ion|ed|ive)(?: (?:disorder|episode))?|mdd|dysthymia|low mood|anxi(?:ety|ous)(?: disorder)?|gad|panic (?:attacks?|disorder)|social anxiety|phobi[ac]s?|agoraphobia|ocd|obsessive(?: compulsive(?: disorder)?)?|ptsd|post ?traumatic(?: stress(?: disorder)?)?|adhd|add(?=$| )|autis(?:m|tic)|asd|asperger(?:s)?|tourette(?:s)?|tics|borderline(?: personality(?: disorder)?)?|bpd|eupd|personality disorder|learning (?:disability|difficulties)|down(?:s)? syndrome|adjustment disorder|grief|bereave(?:ment|d)|burn ?out|stress(?:ed)?',
    ],
    pastCounts: true,
  },
]);
