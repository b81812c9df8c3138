/** Of results that carry no disclaimer of their own. */
export const DISCLAIMER =
  'Decision support for clinician review: reference tables and stored values, not a diagnosis and not a substitute for clinical judgement. The tables are not complete.';
