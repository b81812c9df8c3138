import type { CssrsQuestionId } from '@svc/contracts';

/**
 * LOINC codes of single items, in the order of the instrument: an answer to one of them is no score. Each was read in a
 * public source (HL7 US Core, the Personal Health Records guide, a LOINC table of about 2020); which code of the C-SSRS
 * is of which recall period was not shown there, so an answer only asks a clinician to look.
 */
export const ITEM_CODES: Readonly<Record<string, readonly string[]>> = {
  phq9: ['44250-9', '44255-8', '44259-0', '44254-1', '44251-7', '44258-2', '44252-5', '44253-3', '44260-8'],
  gad7: ['69725-0', '68509-9', '69733-4', '69734-2', '69735-9', '69689-8', '69736-7'],
};

/** Items of the Columbia screen, by question. */
export const CSSRS_ITEM_CODES: Readonly<Record<CssrsQuestionId, readonly string[]>> = {
  q1: ['93246-7', '93299-6'],
  q2: ['93247-5', '93298-8'],
  q3: ['93248-3', '93297-0'],
  q4: ['93249-1', '93296-2'],
  q5: ['93250-9', '93295-4'],
  q6: ['93267-3', '93269-9'],
};

/** Points of the answers of LOINC list LL358-3, which PHQ and GAD items share. */
export const ANSWER_POINTS: Readonly<Record<string, number>> = {
  'LA6568-5': 0,
  'LA6569-3': 1,
  'LA6570-1': 2,
  'LA6571-9': 3,
};
