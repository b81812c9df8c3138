import { defineStates } from './define-state.ts';

const JOINT =
  '(?:knee|hip|shoulder|neck|joint|foot|ankle|wrist|elbow|dental|tooth|period|leg|heel|back|arm|hand|finger|toe|rib|ear|growing|phantom)';

/** Illnesses, complaints and diagnoses that are understood and that no rule of medicines here hangs on. */
export const KNOWN_WITHOUT_RULE = defineStates([
  {
    key: 'other_known_illness',
    label: 'an illness without a rule here',
    says: [
      'eczema|psoriasis|dermatitis|acne|rosacea|hay ?fever|rhinitis|sinusitis|(?:osteo ?|rheumatoid |psoriatic )?arthritis|gout|fibromyalgia|(?:lower |chronic |low )?back (?:pain|ache)|sciatica|ibs|irritable bowel(?: syndrome)?|coeliac(?: disease)?|celiac(?: disease)?|crohns?(?: disease)?|ulcerative colitis|reflux|gord|gerd|heart ?burn|indigestion|hiatus hernia|(?:inguinal |umbilical )?hernia|h(?:a)?emorrhoids|piles|diverticul(?:ar disease|osis|itis)|gallstones',
      `(?:chronic |old |mild |usual )?${JOINT} (?:pain|ache|injury|sprain|strain|stiffness|problems?)s?|tooth ?ache|(?:sore|bad|painful|aching|stiff|twisted|sprained) (?:back|neck|knee|hip|shoulder|foot|ankle|wrist|elbow|joints?|fingers?)`,
      'hypercholesterol(?:a)?emia|high cholesterol|hyperlipid(?:a)?emia|raised cholesterol|an(?:a)?emia|an(?:a)?emic|b12 deficiency|vitamin d deficiency|iron deficiency|pcos|endometriosis|menopaus(?:e|al)|perimenopaus(?:e|al)|hot (?:flushes|flashes)|pms|pmdd|obes(?:e|ity)|overweight|tinnitus|vertigo|deaf(?:ness)?|hard of hearing|hearing (?:loss|aids?)|cataracts?|varicose veins|raynauds?|carpal tunnel|plantar fasciitis|cold sores?|shingles|thrush|athletes foot|alopecia|lupus|multiple sclerosis|ms(?=$| (?:for|since|with))|hiv|hepatitis b vaccinated|prediabet(?:es|ic)|gestational diabetes',
      'dry (?:mouth|eyes|skin|lips)|mild nausea|nausea|nauseous|queasy|bloating|bloated|flatulence|wind(?= pains?)|tired(?:ness)?|fatigue|exhausted|hair loss|weight gain|(?:put on|gained|gaining|putting on) (?:some |a bit of |a lot of |[0-9]+ |a few |two |three |half a |a )*(?:weight|kilos?|kgs?|pounds?|lbs|stone)|sexual (?:dysfunction|side effects)|low libido|no libido|erectile dysfunction|ed(?=$| (?:since|on|with))|snor(?:es|ing)|(?:heavy|head|bad|streaming|a|the|mild|slight|common) cold(?= |$)(?! (?:water|day|weather|drink|turkey|sweats?|hands|feet|shower|snap|call|night|morning|room|tea))|snuffles|runny nose|blocked nose|sniffles|(?:dry |mild |smokers? |tickly |slight )*cough(?! (?:up|mixture|syrup|medicine|s? (?:up )?blood))|(?:mild|tension|occasional|usual|slight) head ?aches?|head ?aches?|sunburn(?:t|ed)?|bad breath|mouthwash|halitosis',
      '(?:broken|fractured|old|healed) (?:wrist|arm|ankle|leg|toe|finger|collarbone|rib|nose|elbow|clavicle|foot)|(?:wrist|arm|ankle|leg|rib|finger|toe|clavicle|collarbone|elbow|nose|hand|foot) fracture|appendic(?:ectomy|itis)|appendix out|cholecystectomy|gall ?bladder (?:out|removed|removal)|tonsillectomy|tonsils out|hysterectomy|vasectomy|mastectomy|hernia repair|(?:hip|knee) replacement|c section|caesarean|cataract (?:surgery|operation)|wisdom teeth|skin tags?|ingrown toenail|bunions?|grommets|lasik|circumcision',
      '(?:panic|anxi(?:ety|ous))(?: (?:attacks?|disorder|symptoms))?|gad|social anxiety|phobi[ac]s?|agoraphobia|health anxiety|ocd|obsessive(?: compulsive(?: disorder)?)?|ptsd|post ?traumatic(?: stress(?: disorder)?)?|cptsd|adhd|add(?=$| )|autis(?:m|tic)|asd|aspergers?|tourettes?(?: syndrome)?|tics|essential tremor|borderline(?: personality(?: disorder)?)?|bpd|eupd|(?:paranoid |antisocial |avoidant )?personality disorder|learning (?:disability|difficulties)|downs? syndrome|adjustment disorder|grief|grieving|bereave(?:ment|d)|burn ?out|stress(?:ed)?|binge eating(?: disorder)?|selective mutism|dissociative seizures?|functional (?:seizures?|neurological(?: disorder)?)|non ?epileptic (?:seizures?|attacks?)|benign ethnic neutrop(?:a)?enia|cervical dystonia|absence seizures?',
      '(?:allergic|allergy|allergies) (?:to )?(?:penicillin|nuts|peanuts|latex|eggs|cats|dogs|dust|pollen|shellfish|plasters|aspirin|bee stings?|wasp stings?|septrin|trimethoprim|strawberries|hay fever)|(?:penicillin|nut|peanut|latex|egg|pollen|dust|cat|wasp|bee|shellfish|food|drug) allerg(?:y|ies|ic)|(?:no known|nil known|no) (?:drug )?allergies|nkda|anaphyla(?:xis|ctic)(?: (?:reaction|shock))? (?:to|with|after|from) (?:penicillin|nuts|peanuts|shellfish|bee|wasp|a|latex|eggs|prawns|kiwi|cashews?)(?: stings?)?|carries an epi ?pen',
    ],
    pastCounts: true,
    quiet: true,
  },
]);
