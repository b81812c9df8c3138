/** Published advice on monitoring that the panels follow. */
const ADA_2004 =
  'ADA/APA consensus on antipsychotics and metabolic monitoring, 2004: fasting glucose and lipids at baseline and 12 weeks, then yearly';
export const SPS_LITHIUM =
  'NHS Specialist Pharmacy Service, lithium monitoring: level 12 h after the dose; eGFR, electrolytes, TSH and calcium six-monthly';
export const CLOZAPINE_ANC =
  'PMC9243911 table 7 (clozapine ANC): weekly to 6 months, two-weekly to 12 months, monthly after; white cells and eosinophils come with the count';
/** Usual practice that nobody has checked against a source yet. */
export const USUAL = 'usual practice in psychiatry, from memory, not yet checked';
/** The consensus names glucose and lipids; the tests beyond them are usual practice. */
export const ADA_AND_USUAL = `${ADA_2004}; the tests beyond these: ${USUAL}`;
