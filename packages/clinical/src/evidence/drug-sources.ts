import { verified } from './evidence.ts';

/** Sources that several drugs or sets rest on. */
export const ATC_INDEX = verified('WHO ATC/DDD index, 2026-04-25');
export const RXNORM_CODES = verified('RxNorm ingredient codes as printed in public value sets');
export const ANSM = verified('ANSM drug interaction thesaurus, September 2016');
export const ONC = verified('ONC high-priority drug-drug interaction list');
export const PMID_11981356 = verified('PMID 11981356');
export const ANSM_2020 = verified('ANSM drug interaction thesaurus, October 2020');
export const FDA_ROLES = verified(
  'FDA examples of drugs that interact with CYP enzymes and transporter systems, content of 2026-05-29',
);
export const ANSM_BOTH = verified('ANSM drug interaction thesaurus, September 2016 and October 2020');
export const ONC_AND_ANSM = verified(
  'ONC high-priority drug-drug interaction list; ANSM drug interaction thesaurus, October 2020',
);
