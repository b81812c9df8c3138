import { type Evidence, memory, ours, verified } from '../evidence/evidence.ts';

const ANSM_NAME = 'ANSM drug interaction thesaurus, September 2016';

/** Grades of the ANSM thesaurus in English, with the severity each stands for. */
export const ANSM_GRADES = {
  contraindicated: 'contraindicated',
  'not recommended': 'major',
  'precaution for use': 'moderate',
  'take into account': 'minor',
} as const;
export type AnsmGrade = keyof typeof ANSM_GRADES;

/** Graded in the ANSM thesaurus as the rule grades it. */
export function ansm(grade: AnsmGrade, note?: string): Evidence {
  return verified(textOf(grade, note));
}

/** In the ANSM thesaurus under another grade: the grade of the rule rests on general clinical knowledge. */
export function ansmRegraded(grade: AnsmGrade, note?: string): Evidence {
  return memory(`grade from general clinical knowledge, unverified; ${textOf(grade, note)}`);
}

/** In the ANSM thesaurus under another grade: the grade of the rule is a choice of the service. */
export function ansmOurGrade(grade: AnsmGrade, note?: string): Evidence {
  return ours(`service grade; ${textOf(grade, note)}`);
}

function textOf(grade: AnsmGrade, note: string | undefined): string {
  return note === undefined ? `${ANSM_NAME}: ${grade}` : `${ANSM_NAME}: ${grade} (${note})`;
}

/** Where the numbers of a recommendation were read, apart from the grade. */
export const WASHOUT_TEXAS = verified('Texas Vendor Drug Program: 14 days, five weeks after fluoxetine');
export const WASHOUT_MAOI = verified(
  'ALPF Medical Research, drug interactions: 2 weeks from an MAO inhibitor to another antidepressant',
);
export const LABEL_VORTIOXETINE = verified(
  'Trintellix label, sections 2 and 7 (drugs.com 2017; FDA text of 2021)',
);
export const FDA_CITALOPRAM = verified('FDA citalopram communication 2012, ACP Internist; medscape');
export const SMOKING_STOPPED_DOSE = verified('droracle 370049; PMID 11981356');
export const LAMOTRIGINE_WITH_VALPROATE = verified('psychopharmacologyinstitute, lamotrigine with valproate');
export const LABEL_SIMVASTATIN = verified(
  'Simvastatin label, section 2.3: with amlodipine at most 20 mg a day (druginteractionchecker.com, recallguide.org)',
);
