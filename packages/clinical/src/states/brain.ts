import { defineStates } from './define-state.ts';

/** Illnesses of the brain and nerves. */
export const BRAIN = defineStates([
  {
    key: 'seizure',
    label: 'seizure',
    says: [
      '(?:tongue|cheek) (?:was |is )?(?:bit|bitten|chewed)(?! (?:her|his) (?:nails|lip))',
      '(?<!for )(?<!non epileptic )(?<!dissociative )(?<!functional )(?<!absence )seizures?(?! (?:free|threshold|disorder|medication|control|clinic|nurse|diary|protocol))|seizing|seized(?! (?:up|the|by|his|her|my|on|power))|convuls(?:ion|ions|ed|ing)|(?:have|had|have had|another|first|two|three|four|several|more|took|taken|into) (?:a |an )?fits?(?! (?:in|with|into|for|of|and (?:well|healthy|active)|enough|better))|(?:history of|of|any|recurrent|further|more|nocturnal|absence|her|no) fits|a fit (?:this|last|on|yesterday|today|in the|at)|fitted(?! (?:in|with|a|for|kitchen|sheet|wardrobes?|carpet|coil|well))|fitting(?! (?:in|room|a|well|for|with (?:the|her|his)))|tonic clonic|grand mal|(?:lost consciousness|blacked out|collapsed|passed out) and (?:shook|jerked|twitched|started (?:shaking|jerking))|bit (?:her|his|their|my) tongue|wet himself and (?:shook|jerk)[a-z]*',
    ],
    pastCounts: true,
  },
  {
    key: 'status_epilepticus',
    label: 'seizures that do not stop',
    says: [
      'status epilepticus|in status|seizures? (?:that )?(?:will not|did not|would not|not) stop(?:ping)?|(?:keeps|kept|keep) (?:fitting|seizing)|back to back (?:seizures?|fits)|cluster of seizures|seizure (?:for|lasting) (?:more than |over )?(?:[5-9]|[1-9][0-9]|five|six|seven|eight|ten|twenty) minutes',
    ],
  },
  {
    key: 'epilepsy',
    label: 'epilepsy',
    says: [
      'epilep(?:sy|tic)|(?<=(?:mg|daily|bd|od|tds|nocte|night|pills|pill|medication|treated|taken|take|given|prescribed|[a-z]{3,}(?:tam|gine|pine|ate|toin|pam|mide|bital|bamate|zam)) )for (?:(?:her|my|focal|known|generali[sz]ed|absence|partial|the) ){0,2}(?:seizures|fits)|seizure disorder|fit disorder|jme',
    ],
    pastCounts: true,
  },
  {
    key: 'stroke',
    label: 'stroke',
    says: [
      '(?<!heat )(?<!sun )(?<!breast )(?<!back )(?<!different )(?<!swimming )strokes?(?! (?:of luck|of genius|the (?:cat|dog)|volume|association|unit nurse|of the pen|his (?:beard|hair|dog|cat)|her (?:hair|dog|cat)))|cva|tia|mini stroke|transient isch(?:a)?emic|cerebral infarct(?:ion)?|carotid stenosis|cerebrovascular (?:disease|accident)|lacunar infarcts?',
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
      'lewy bod(?:y|ies)(?: dementia| disease)?|dlb|lbd|dementia with lewy bodies|parkinson(?:s)?(?! ?ism from)(?: disease(?: dementia)?| dementia| psychosis)?|(?:idiopathic )?pd (?:dementia|psychosis|nurse|clinic)|ipd|multiple system atrophy|progressive supranuclear palsy|psp(?=$| )',
    ],
    pastCounts: true,
  },
  {
    key: 'parkinsonism',
    label: 'slowness and stiffness of movement',
    says: [
      'parkinsonism|(?:drug induced|antipsychotic induced) parkinsonism|shuffling|shuffles|mask ?like|bradykine(?:sia|tic)|eps(?=$| )|epse|extrapyramidal|slow(?:ed)? and stiff|festinat[a-z]+',
    ],
  },
  {
    key: 'myasthenia',
    label: 'myasthenia gravis',
    says: ['myasthenia(?: gravis)?|myasthenic(?: crisis)?|lambert eaton'],
    pastCounts: true,
  },
  {
    key: 'tardive_dyskinesia',
    label: 'tardive dyskinesia',
    says: [
      'tardive(?: dyskinesia| dystonia)?|dyskinesias?|lip (?:smacking|pursing)|(?:smacking|pursing) (?:her|his) lips|chewing movements|tongue (?:movements|protrusion|darting|writhing|keeps (?:poking|darting|coming) out)|(?:abnormal|involuntary|writhing|grimacing) (?:facial |mouth |tongue |oral )?movements|choreiform|orofacial movements',
    ],
    pastCounts: true,
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
    key: 'restless_legs',
    label: 'restless legs',
    says: ['restless legs?(?: syndrome)?|rls'],
    pastCounts: true,
    quiet: true,
  },
  { key: 'narcolepsy', label: 'narcolepsy', says: ['narcolep(?:sy|tic)|cataplexy'], pastCounts: true },
  {
    key: 'migraine',
    label: 'migraine',
    says: ['migraines?(?! with aura)(?: without aura)?'],
    pastCounts: true,
    quiet: true,
  },
  {
    key: 'migraine_with_aura',
    label: 'migraine with aura',
    says: [
      'migraines? with (?:visual )?auras?|(?:visual|migraine) auras?|classical migraine|hemiplegic migraine|migraines? (?:[^ ]+ ){0,2}(?:after|with|and|has|gets) zig ?zags?(?: lines)?|zig ?zag lines',
    ],
    pastCounts: true,
  },
  {
    key: 'falls',
    label: 'falls',
    says: [
      'lift ?assists?',
      '(?<!water )(?<!night )(?<!mood )(?<!hair )(?<!in the )(?<!last )(?<!this )falls?(?! (?:asleep|apart|out|behind|short|in|pregnant|back|into|for|through|under|within|from (?:grace|favor)|to (?:him|her|me)|risk|prevention|clinic|of (?:19|20)|term|semester|break|colors|off the (?:edge|wagon)|silent|sick|ill|ing))|fell(?! (?:asleep|apart|out|behind|in love|in with|pregnant|through|back|into|for|off the wagon|short|ill|sick|to (?:him|her|me|[0-9])|from [0-9]|silent|foul|by))|fallen(?! (?:out|behind|asleep|pregnant|in love|to|from|by|for|off the wagon|through|ill|apart|below|under))|(?:have|had|have had|took|taken) (?:a |two |three |another |several |few |more |recent )+(?:fall|tumble|trip)s?|tripped (?:over|on|and)|keeps falling(?! (?:asleep|out))|slipped (?:in|on) the (?:shower|bath|ice|floor|stairs)|found on (?:the )?floor|legs gave way|fractured (?:hip|neck of femur)|hip fracture|nof(?: fracture)?|recurrent falls',
    ],
  },
]);
