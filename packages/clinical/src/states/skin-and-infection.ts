import { defineStates } from './define-state.ts';

/** Skin, allergy and infection. */
export const SKIN_AND_INFECTION = defineStates([
  {
    key: 'rash',
    label: 'rash',
    says: [
      'rash(?:es)?|hives|urticaria|blister(?:s|ing|ed)?|peeling skin|skin (?:is )?(?:peeling|blistering|coming off|breaking out)|skin eruption|maculo ?papular|morbilliform|erythema multiforme|spots (?:all over|on (?:the|her|his|my) (?:trunk|chest|body|back))|red (?:spots|patches) (?:on|all)|exanthem',
    ],
  },
  {
    key: 'severe_skin_reaction',
    label: 'severe skin reaction',
    says: ['stevens johnson|sjs|toxic epidermal|dress syndrome|exfoliative dermatitis|skin necrosis'],
    pastCounts: true,
  },
  {
    key: 'mucosal_ulcers',
    label: 'sores of the mouth or eyes',
    says: [
      'mouth (?:ulcers?|sores?)|ulcers? in (?:the |her |his |my )?mouth|sore (?:mouth|lips|eyes)|oral ulcers?|(?:lips|mouth) (?:is |are )?(?:sore|cracked|blistered|ulcerated)|mucosal|conjunctivitis|red (?:sore )?eyes|genital ulcers?',
    ],
  },
  {
    key: 'swelling_of_face',
    label: 'swelling of the face or glands',
    says: [
      'angio(?:o)?edema|(?:face|facial|lip|lips|tongue|throat|eyelid) swell(?:ing|ed)|swollen (?:face|lips|lip|tongue|throat|glands|lymph nodes)|(?:face|lips|tongue|throat|glands) (?:is |are |was |were )?(?:swollen|swelling|puffy)|lymphadenopathy|anaphyla(?:xis|ctic)',
    ],
  },
  {
    key: 'fever',
    label: 'fever',
    says: [
      'fever(?:s|ish)?(?! few)|febrile|pyrexi[ac](?:l)?|(?:temp|temperature|t) (?:of |is |was |at |up )?(?:3[89]|4[01])(?: [0-9])?|high temperature|running a temp(?:erature)?|spiking (?:a )?temp(?:erature)?s?|rigors?|burning up|hyperthermi[ac]|chills',
    ],
  },
  {
    key: 'sore_throat',
    label: 'sore throat or another infection',
    says: [
      'sore throats?|throat (?:is |was |really |)sore|tonsil(?:s|l?itis)|flu like|flu|influenza|sepsis|septic|chest infection|pneumonia|uti|cellulitis|infected|infection|covid|coughing up|unwell with a (?:cough|cold)',
    ],
  },
  {
    key: 'bruising',
    label: 'bruising or bleeding',
    says: [
      'bruis(?:es|ing|ed|e)(?: easily)?|nose ?bleeds?|bleed(?:ing|s) (?:gums|easily|from)|gums? bleed(?:ing)?|petechiae|purpura|heavy (?:periods?|bleeding)|menorrhagia|h(?:a)?ematuria|h(?:a)?emorrhag(?:e|ic)|bleeding (?:disorder|risk)|h(?:a)?emophili[ac]|von willebrand',
    ],
  },
  {
    key: 'neutropenia',
    label: 'low white cells',
    says: [
      'neutrop(?:a)?eni[ac]|agranulocytosis|leuco?p(?:a)?eni[ac]|leukop(?:a)?eni[ac]|low (?:neutrophils?|white (?:cells?|count)|wbc|wcc|anc)|(?:neutrophils?|white (?:cells?|count)|wbc|wcc|anc) (?:is |are |was |were )?(?:low|dropping|falling|down)|red (?:result|alert)(?: on (?:the )?clozapine)?|bone marrow (?:suppression|failure)|aplastic an(?:a)?emia',
    ],
    pastCounts: true,
  },
  {
    key: 'hla_or_allergy',
    label: 'known genetic risk or allergy',
    says: [
      'hla ?b ?\\*? ?15 ?:? ?02|hla ?b ?1502|hla ?b|hla ?a ?31 ?01|g6pd|urea cycle|polg|ornithine transcarbamylase|(?:cyp2d6|cyp2c19) (?:poor|ultra ?rapid|intermediate)(?: metaboli[sz]ers?)?|poor metaboli[sz]er',
    ],
    pastCounts: true,
  },
]);
