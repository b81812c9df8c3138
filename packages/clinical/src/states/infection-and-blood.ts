import { defineStates } from './define-state.ts';

const TEMPERATURE = '(?:temp|temps|temperature|t|tmax|pyrexia|pyrexial|febrile|fever)';
const SAID =
  '(?:(?:of|is|was|at|up|to|over|hit|spiked|spiking|spike|above|around|about|now|has been|went|about|even|tympanic|reading|down) ){0,3}';

/** Fever, infection and blood cells. */
export const INFECTION_AND_BLOOD = defineStates([
  {
    key: 'fever',
    label: 'fever',
    says: [
      `(?<!hay )(?<!cabin )(?<!yellow )(?<!glandular )(?<!rheumatic )(?<!dance )(?<!football )(?<!cup )(?<!spring )(?<!scarlet )fever(?:s|ish)?(?! (?:few|pitch|dream|tree|vaccine))|(?<!a )(?<!non )febrile(?! (?:convulsions?|seizures?|neutrop[a-z]+))|pyrexi[ac](?:l)?|${TEMPERATURE} ${SAID}(?:38|101|102)(?: [0-9])?(?! (?:or|weeks))|high temperature|(?:have|has|had|running|runs|ran|got|with) (?:a )?temp(?:erature)?(?! (?:of (?:3[567]|9)|3[567]|job|work|agency|contract|accommodation|change|normal|chart|check))|spik(?:ing|ed|es) (?:a )?(?:temp|fever)(?:erature)?s?|(?<!de )rigors?|burning up|hyperthermi[ac]|chills|hot to (?:the )?touch|hot and (?:sweaty|shivery|clammy|cold)|shiver(?:ing|s|y)?(?! down)|boiling hot(?! (?:water|tea|bath|day|drinks?))|(?:38|101|102)(?: [0-9])? (?:degrees|c|celsius)`,
    ],
  },
  {
    key: 'high_fever',
    label: 'high fever',
    insteadOf: 'fever',
    says: [
      `${TEMPERATURE} ${SAID}(?:39|4[012]|103|104|105)(?: [0-9])?(?! (?:or|weeks))|(?:high|raging|spiking|very high) fever|(?:39|4[01]|103|104)(?: [0-9])? (?:degrees|c|celsius)`,
    ],
  },
  {
    key: 'sepsis',
    label: 'signs of sepsis or shock',
    says: [
      '(?:urosepsis|sepsis|septic(?:a?emia)?(?! (?:tank|arthritis))|septic shock|neutropenic sepsis)|mottled|news2? (?:of |score |is |was )*(?:[7-9]|1[0-9])(?! [0-9])|clammy and (?:gray|confused|cold|pale)|(?:gray|cold|pale|drenched) and clammy',
    ],
  },
  {
    key: 'sore_throat',
    label: 'sore throat',
    says: [
      'sore throats?|throat (?:(?:is|was|been|really|so|very|has|all) ){0,3}(?:sore|raw|on fire|killing)|raw throat|throat infection|tonsil(?:s (?:are |were )?(?:up|swollen|sore|huge)|l?itis)|quinsy|strep throat|pharyngitis',
    ],
  },
  {
    key: 'flu_like',
    label: 'flu-like illness',
    says: [
      'flu(?! (?:jabs?|vaccines?|shots?|clinic|vaccinations?|and covid|season|booster))(?: like)?(?: illness| symptoms)?|influenza(?! (?:vaccine|jab|vaccination|a?nd covid vaccines?))|viral (?:illness|symptoms)|man flu|aching and shivery',
    ],
  },
  {
    key: 'infection',
    label: 'infection',
    says: [
      '(?:chest|lung|lower respiratory|respiratory|urine|urinary|urinary tract|water|kidney|wound|skin|ear|sinus|dental|tooth|line|viral|bacterial|bad|acute|severe|an|of|with|new|recent) infections?(?! (?:control|risk|prevention))|pneumonia|lrti|urti|uti|cellulitis|abscess|infected|covid(?! (?:vaccine|jab|booster|vaccination|pandemic|times|era|lockdown|test negative))|pyelonephritis|bronchitis|coughing up (?:green|phlegm|yellow)|unwell with a (?:cough|cold)|crp (?:(?:of|is|was|at|raised|up|to) ){0,3}(?:[6-9][0-9]|[1-4][0-9]{2})',
    ],
  },
  {
    key: 'neutropenia',
    label: 'low white cells',
    says: [
      '(?<!benign ethnic )(?<!ethnic )neutrop(?:a)?eni[ac](?! sepsis)|agranulocytosis|leuco?p(?:a)?eni[ac]|leukop(?:a)?eni[ac]|low (?:neutrophils?|white (?:blood )?(?:cells?|counts?)|white blood cell count|wbc|wcc|anc)|(?:neutrophils?|white (?:blood )?(?:cells?|counts?)|wbc|wcc|anc) (?:(?:is|are|was|were|have|has|been|come back|came back|gone) ){0,3}(?:low|dropping|falling|down|dropped|fallen|crashed)|red (?:result|alert)(?: on (?:the )?clozapine)?|bone marrow (?:suppression|failure)|aplastic an(?:a)?emia|pancytop(?:a)?enia',
    ],
    pastCounts: true,
  },
]);
