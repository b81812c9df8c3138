import { defineStates } from './define-state.ts';

/** Withdrawal other than from alcohol. */
export const WITHDRAWAL = defineStates([
  {
    key: 'sedative_withdrawal',
    label: 'withdrawal from a benzodiazepine or another sedative',
    says: [
      '(?:benzodiazepine|benzo|benzos|diazepam|alprazolam|clonazepam|lorazepam|xanax|valium|barbiturate|sedative|z drug|zopiclone|zolpidem|baclofen|gbl|ghb|pregabalin|gabapentin) withdrawal|withdraw(?:ing|al) from (?:her |his |the )?(?:benzodiazepines?|benzos?|diazepam|alprazolam|clonazepam|lorazepam|xanax|valium|sedatives|baclofen|ghb|gbl|pregabalin|zopiclone)|(?:ran|run) out of (?:her |his |the |my )?(?:benzodiazepines?|benzos?|diazepam|alprazolam|clonazepam|lorazepam|xanax|valium|temazepam|baclofen|pregabalin|phenobarbital|klonopin|ativan)',
    ],
  },
  {
    key: 'opioid_withdrawal',
    label: 'opioid withdrawal',
    says: [
      '(?:opioid|opiate|heroin|methadone|buprenorphine) withdrawal|withdraw(?:ing|al) from (?:opioids?|opiates?|heroin|methadone)|clucking|dope ?sick|cows (?:score )?\\d+',
    ],
  },
]);
