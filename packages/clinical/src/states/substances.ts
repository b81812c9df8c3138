import { defineStates } from './define-state.ts';

/** Substances other than alcohol and tobacco, and withdrawal from them. */
export const SUBSTANCES = defineStates([
  {
    key: 'cannabis_use',
    label: 'cannabis',
    says: [
      'cannabis(?! oil for)|weed(?! (?:killer|ing))|marijuana|skunk|hash(?:ish)?(?! browns?)|joints? (?:a|per|every|most)|spliffs?|edibles|thc|dabs|dabbing|synthetic cannabinoids?|spice(?= (?:use|daily|smok|again))|smok(?:es|ing) spice|bhang|ganja|vapes? thc',
    ],
  },
  {
    key: 'opioid_use',
    lasts: true,
    label: 'opioid use',
    says: [
      'pupils (?:are |is |were |like )?(?:pin|pinned|pin ?points?|pinpoint|tiny|pin ?holes)|pin ?point pupils|(?:spoon|foil) (?:[^ ]+ ){0,4}(?:burnt|burned|scorched|sooty|black)|track marks|needles? (?:in|under) (?:her|his|the) (?:bag|bed|mattress|drawer|sleeve)',
      'heroin|using opiates|opioid (?:use|misuse|dependen(?:ce|t)|overdose|addiction)|fentanyl (?:use|patch|pills?)|injecting drugs?|iv drug use|ivdu|pwid|kratom|street (?:methadone|opioids?|oxy)|painkillers? from (?:a )?friend|oxys?(?= )|nitazenes?|buying codeine|lean(?= (?:use|daily))',
    ],
  },
  {
    key: 'stimulant_use',
    label: 'stimulant use',
    says: [
      'cocaine|coke (?:at|on|last|use|binge|every)|crack(?! (?:on|of|in|ed|the|at|under))|methamphetamine|crystal meth|tina(?= (?:use|last))|meth(?! clinic)|on speed|speed (?:use|daily|again|last)|mdma|ecstasy|mephedrone|amphetamine (?:use|misuse)|ketamine (?:use|misuse|at weekends)|ghb|gbl|chemsex|khat',
    ],
  },
  {
    key: 'nitrous_use',
    label: 'nitrous oxide use',
    says: [
      'nitrous(?: oxide)?|nangs?|nos (?:canisters?|balloons?)|whippets|whip ?its|laughing gas(?! (?:at the dentist|in labor|for the))|balloons (?:at|every|with (?:his|her) (?:mates|friends)|daily)|(?:gas|smart ?whip) canisters?|galaxy gas',
    ],
  },
  {
    key: 'sedative_withdrawal',
    label: 'withdrawal from a benzodiazepine or another sedative',
    says: [
      '(?:librium|diazepam|valium|xanax|drink|pint) (?:to )(?:steady|stop the shakes|settle)',
      '(?:benzodiazepine|benzo|benzos|diazepam|alprazolam|clonazepam|lorazepam|xanax|valium|barbiturate|sedative|z drug|zopiclone|zolpidem|baclofen|gbl|ghb|pregabalin|gabapentin) withdrawals?|withdraw(?:ing|al|als) from (?:her |his |the |my )?(?:benzodiazepines?|benzos?|diazepam|alprazolam|clonazepam|lorazepam|xanax|valium|sedatives|baclofen|ghb|gbl|pregabalin|zopiclone)|(?:ran|run|running) out of (?:her |his |the |my )?(?:benzodiazepines?|benzos?|diazepam|alprazolam|clonazepam|lorazepam|xanax|valium|temazepam|nitrazepam|oxazepam|baclofen|pregabalin|phenobarbital|phenobarbitone|klonopin|ativan|zopiclone|zolpidem|zimmos|blues)|(?:street|bootleg|fake) (?:valium|xanax|benzos|diazepam) (?:[^ ]+ ){0,3}(?:stopped|ran out|none)',
    ],
  },
  {
    key: 'opioid_withdrawal',
    label: 'opioid withdrawal',
    says: [
      '(?:opioid|opiate|heroin|methadone|buprenorphine|codeine|oxycodone|tramadol|fentanyl) withdrawals?|withdraw(?:ing|al|als) from (?:the )?(?:opioids?|opiates?|heroin|methadone|codeine|oxycodone|tramadol)|clucking|dope ?sick|cows (?:score )?\\d+',
    ],
  },
]);
