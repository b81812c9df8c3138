import type { CssrsAnswers } from '@svc/contracts';
import { CSSRS_QUESTIONS } from '@svc/clinical';
import { scoreCssrs } from './score-cssrs.ts';

/** A C-SSRS screen as a sentence. Only a complete one can be negative. */
export function cssrsText(answers: CssrsAnswers): string {
  const { level, positive, complete, missing } = scoreCssrs(answers);
  const given = CSSRS_QUESTIONS.flatMap(({ id }) =>
    answers[id] === undefined ? [] : [`${id} ${answers[id]}`],
  );
  const details = [
    ...(given.length === 0 ? [] : [given.join(', ')]),
    ...(complete ? [] : [`not answered ${missing.join(', ')}`]),
  ].join('; ');
  return `C-SSRS screen ${outcome()}: ${details}.`;

  function outcome(): string {
    if (complete) return positive ? `positive, ${level} risk` : 'negative';
    return positive ? `incomplete, ${level} risk by the answers given` : 'incomplete';
  }
}
