import { defineStates } from './define-state.ts';

/** Brain, nerves and muscles. */
export const NERVES_AND_MUSCLES = defineStates([
  {
    key: 'seizure',
    label: 'seizure',
    says: [
      'seizures?|seizing|seized(?! (?:up|the))|convuls(?:ion|ions|ed|ing)|(?:had|has had|having|another|a|first|two|three) fits?(?! (?:in|with|into|for|of|and))|fitted(?! (?:in|with|a|for|kitchen|sheet))|fitting(?! (?:in|room|a|well))|tonic clonic|status epilepticus|grand mal|lost consciousness and (?:shook|jerked)|bit (?:her|his|their) tongue',
    ],
    pastCounts: true,
  },
  {
    key: 'epilepsy',
    label: 'epilepsy',
    says: ['epilep(?:sy|tic)|seizure disorder|fit disorder'],
    pastCounts: true,
  },
  {
    key: 'head_injury',
    label: 'head injury',
    says: [
      'head (?:injury|trauma|strike)|(?:traumatic )?brain injury|tbi|subdural|skull fracture|concuss(?:ion|ed)|(?:hit|bang(?:ed)?|struck|knocked) (?:her|his|their|my|the) head|knocked (?:out|unconscious)|intracranial (?:bleed|h(?:a)?emorrhage)|brain (?:bleed|tum(?:o|ou)r)|craniotomy',
    ],
    pastCounts: true,
  },
  {
    key: 'stroke',
    label: 'stroke',
    says: [
      'strokes?(?! of luck)|cva|tia|transient isch(?:a)?emic|cerebral infarct(?:ion)?|carotid stenosis|cerebrovascular (?:disease|accident)',
    ],
    pastCounts: true,
  },
  {
    key: 'dementia',
    label: 'dementia',
    says: [
      'dementia|alzheimer(?:s)?|ad dementia|vascular cognitive|major neurocognitive|bpsd|frontotemporal|ftd|mci|mild cognitive impairment',
    ],
    pastCounts: true,
  },
  {
    key: 'lewy_or_parkinson',
    label: 'Parkinson disease or Lewy body dementia',
    says: [
      'lewy bod(?:y|ies)|dlb|lbd|parkinson(?:s)?(?! ?ism from)|pd(?: dementia)?|parkinsons? dementia|multiple system atrophy|psp',
    ],
    pastCounts: true,
  },
  {
    key: 'myasthenia',
    label: 'myasthenia gravis',
    says: ['myasthenia(?: gravis)?|lambert eaton'],
    pastCounts: true,
  },
  {
    key: 'rigidity',
    label: 'muscle rigidity',
    says: [
      'rigid(?:ity)?(?! abdomen| belly| abdo)|lead pipe|cogwheel(?:ing)?|stiff(?:ness)?(?: all over| as a board| muscles| limbs| arms)?|muscle rigidity|increased tone|hypertoni[ac]',
    ],
  },
  {
    key: 'clonus',
    label: 'clonus or jerking',
    says: [
      'clonus|hyperreflexi[ac]|hyper reflexi[ac]|brisk reflexes|myoclon(?:us|ic)|jerk(?:s|y|ing)(?: (?:limbs|legs|arms|movements))?|twitch(?:es|y|ing)|shivering and twitching',
    ],
  },
  {
    key: 'tremor',
    label: 'tremor',
    says: [
      'tremors?|tremulous|trembl(?:e|es|ing)|shak(?:y|ing|es)(?! hands with| her head| his head)|shaky hands|hands (?:are |were )?shak(?:ing|y)|coarse tremor',
    ],
  },
  {
    key: 'ataxia',
    label: 'unsteadiness or slurred speech',
    says: [
      'ataxi[ac]|unstead(?:y|iness)|stagger(?:s|ing)|slur(?:s|red|ring)(?: (?:speech|words))?|speech (?:is |was )?slurred|dysarthri[ac]|nystagmus|wobbly|off balance|walking like (?:she|he) (?:is )?drunk|double vision|diplopia',
    ],
  },
  {
    key: 'confusion',
    label: 'confusion',
    says: [
      'confus(?:ed|ion)(?! about the (?:dose|instructions))|deliri(?:um|ous)|disorient(?:ed|ated|ation)|muddled|not making sense|altered (?:mental (?:state|status)|consciousness)|encephalopath(?:y|ic)|does not know where (?:she|he) is|gcs (?:[3-9]|1[0-4])',
    ],
  },
  {
    key: 'drowsiness',
    label: 'marked drowsiness',
    says: [
      'drows(?:y|iness)|obtunded|over ?sedat(?:ed|ion)|hard to (?:wake|rouse)|difficult to (?:wake|rouse)|(?:can|could) not (?:be )?(?:wake|woken|rouse|roused)|unrous(?:able|eable)|unresponsive|comatose|stuporous|sleepy (?:all|and)|falling asleep mid|nodding off|respiratory depression|resps? (?:rate )?(?:of )?(?:[4-9]|10)(?: per minute| min)?|lethargic|lethargy|somnolen(?:t|ce)',
    ],
  },
  {
    key: 'falls',
    label: 'falls',
    says: [
      'falls?(?! asleep| apart| out| behind| short| in love| pregnant| back| into| for| through| risk assessment| prevention)|fell(?! asleep| apart| out| behind| in love| pregnant| through| back| into)|fallen(?! out| behind| asleep| pregnant)|off (?:her|his) legs|found on (?:the )?floor|fractured (?:hip|neck of femur)|hip fracture|recurrent falls',
    ],
  },
  {
    key: 'dystonia',
    label: 'acute dystonia',
    says: [
      'dystoni[ac]s?|oculogyric|torticollis|(?:neck|jaw|tongue|eyes?) (?:is |are |was |were |keeps? )?(?:twist(?:ed|ing)|lock(?:ed|ing)|stuck|pulling|rolling up|rolled up|cramp(?:ed|ing)|spasm)|lock ?jaw|trismus|laryngospasm|eyes (?:are |were )?(?:stuck|rolling|rolled)',
    ],
  },
  {
    key: 'akathisia',
    label: 'akathisia',
    says: [
      'akathisi[ac]|inner restlessness|can not (?:sit|stand|keep) still|unable to sit still|pacing (?:all|day|constantly|since|up)',
    ],
  },
  {
    key: 'tardive_dyskinesia',
    label: 'tardive dyskinesia',
    says: [
      'tardive|dyskinesia|lip (?:smacking|pursing)|chewing movements|tongue (?:movements|protrusion)|choreiform',
    ],
    pastCounts: true,
  },
  {
    key: 'catatonia',
    label: 'catatonia',
    says: ['cataton(?:ia|ic)|waxy flexibility|posturing(?: for hours)?|mute and (?:immobile|still)'],
  },
  {
    key: 'nms_named',
    label: 'neuroleptic malignant syndrome',
    says: ['neuroleptic malignant(?: syndrome)?|nms'],
    pastCounts: true,
  },
  {
    key: 'serotonin_named',
    label: 'serotonin syndrome',
    says: ['serotonin (?:syndrome|toxicity)|serotonergic (?:syndrome|toxicity)'],
    pastCounts: true,
  },
  {
    key: 'headache',
    label: 'severe headache',
    says: [
      'thunderclap|worst headache|(?:severe|sudden|splitting|pounding|terrible|blinding) head ?aches?|head ?ache with (?:vomiting|visual|stiff neck)|papill(?:o)?edema|raised intracranial pressure|idiopathic intracranial hypertension|iih',
    ],
  },
  {
    key: 'muscle_breakdown',
    label: 'muscle breakdown',
    says: [
      'rhabdo(?:myolysis)?|(?:dark|brown|cola colou?red|tea colou?red) urine|raised ck|ck (?:raised|high|elevated|rising|up)',
    ],
  },
  {
    key: 'restless_legs',
    label: 'restless legs',
    says: ['restless legs?|rls'],
    pastCounts: true,
  },
  { key: 'narcolepsy', label: 'narcolepsy', says: ['narcolep(?:sy|tic)|cataplexy'], pastCounts: true },
  {
    key: 'migraine',
    label: 'migraine',
    says: ['migraines?(?: with aura)?'],
    pastCounts: true,
  },
  {
    key: 'sleep_apnoea',
    label: 'sleep apnoea or severe lung disease',
    says: [
      '(?:obstructive )?sleep apn(?:o)?ea|osa|cpap|copd|emphysema|respiratory failure|home oxygen|co2 retain(?:er|s)|obesity hypoventilation|type 2 respiratory',
    ],
    pastCounts: true,
  },
]);
