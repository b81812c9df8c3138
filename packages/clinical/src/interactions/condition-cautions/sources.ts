import { type Evidence, verified } from '../../evidence/evidence.ts';

/** Read in US labels; which medicine says it, and where. */
export const usLabel = (said: string): Evidence => verified(`US labels (openFDA): ${said}`);

/** The same where only some of the members were read; the others stand by general clinical knowledge. */
export const usLabelOfSome = (said: string): Evidence =>
  verified(`US labels (openFDA): ${said}; other members from general clinical knowledge`);

export const HUNTER = verified(
  'Hunter serotonin toxicity criteria (Dunkley 2003), as printed by BMJ Best Practice',
);
export const PDSS = verified(
  'BMC Psychiatry 2010, 10:43 and 2015, 15:65: post-injection syndrome of olanzapine, most within an hour',
);
export const UKMEC = verified(
  'UK medical eligibility criteria as printed in Therapeutic Guidelines (eTG): category 4',
);
export const NITROUS = verified(
  'Practical Neurology 2023, 23:222, and AAN 2023 case series: nitrous oxide, cord, homocysteine and methylmalonic acid',
);
export const HEAD_INJURY = verified('NICE NG232 and QS74: head injury, vomiting and anticoagulants, imaging');
export const CATATONIA = verified(
  'BAP guideline on catatonia 2023 (Clinical Medicine 23:242) and NHS Scotland catatonia guideline',
);
export const CLOZAPINE_SMOKING = verified(
  'NHS Greater Glasgow and Clyde: clozapine and abrupt smoking cessation',
);
