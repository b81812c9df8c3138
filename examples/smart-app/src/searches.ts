/** One search of the record of a patient. */
export interface Search {
  /** What a person is told is being read. */
  readonly label: string;
  readonly type: string;
  /** Without these the search would mean something else. */
  readonly required: Readonly<Record<string, string>>;
  /** Helps where the server knows it; left out where the server refuses the search with it. */
  readonly wished: Readonly<Record<string, string>>;
}

/** Newest first, so that a bound leaves out what is oldest. */
const newestFirst = (parameter: string) => ({ _sort: `-${parameter}` });

function search(type: string, wished: Search['wished'] = {}): Search {
  return { label: type, type, required: {}, wished };
}

function observations(category: string): Search {
  const wished = newestFirst('date');
  return { label: `Observation, ${category}`, type: 'Observation', required: { category }, wished };
}

function medicines(type: string, date: string): Search {
  return search(type, { _include: `${type}:medication`, ...newestFirst(date) });
}

/**
 * What is asked for beside the Patient, in this order: what matters most for safety first, since a bound on all of it cuts
 * the end. To read more, add a line.
 */
export const SEARCHES: readonly Search[] = [
  search('Flag', newestFirst('date')),
  search('Condition', newestFirst('recorded-date')),
  search('AllergyIntolerance', newestFirst('date')),
  search('QuestionnaireResponse', newestFirst('authored')),
  observations('survey'),
  medicines('MedicationRequest', 'authoredon'),
  medicines('MedicationStatement', 'effective'),
  medicines('MedicationDispense', 'whenhandedover'),
  medicines('MedicationAdministration', 'effective-time'),
  search('Encounter', newestFirst('date')),
  search('DiagnosticReport', newestFirst('date')),
  observations('laboratory'),
  observations('social-history'),
  observations('exam'),
  observations('activity'),
  observations('vital-signs'),
  search('RiskAssessment', newestFirst('date')),
];

/** Asked for last, where the server has more Observations than those categories hold. */
export const OTHER_OBSERVATIONS: Search = {
  label: 'Observation, other categories',
  type: 'Observation',
  required: {},
  wished: newestFirst('date'),
};
