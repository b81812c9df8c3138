import { CSSRS_ANSWERS, CSSRS_QUESTION_IDS } from '@svc/contracts';
import { RISK, type MseDomain } from '@svc/clinical';
import { describeValue, listAllowed, quoteSafely } from './input-text.ts';
import { isRecord } from './is-record.ts';
import type { ProblemList } from './problem-list.ts';

const QUESTIONS = new Set<string>(CSSRS_QUESTION_IDS);
const ANSWERS = new Set<unknown>(CSSRS_ANSWERS);

/** Checks the C-SSRS answers of an entry: only in the risk domain, only known questions, only yes or no. */
export function validateCssrs(
  domain: MseDomain,
  answers: unknown,
  path: string,
  problems: ProblemList,
): void {
  if (domain !== RISK) {
    problems.add(() => `${path}: only the domain ${RISK.key} takes C-SSRS answers`);
    return;
  }
  if (!isRecord(answers)) {
    problems.add(() => `${path}: must be an object of answers by question, is ${describeValue(answers)}`);
    return;
  }
  for (const id of Object.keys(answers)) {
    const answer = answers[id];
    if (!QUESTIONS.has(id)) {
      problems.add(
        () => `${path}: unknown question ${quoteSafely(id)}; allowed: ${listAllowed(CSSRS_QUESTION_IDS)}`,
      );
    } else if (!ANSWERS.has(answer)) {
      problems.add(() => `${path}.${id}: must be yes or no, is ${describeValue(answer)}`);
    }
  }
}
