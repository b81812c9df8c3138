import type { HeardTurn } from '../attribute/heard-turns.ts';
import { classify, type Scores } from './classifier/classify.ts';
import type { Judged } from './classifier/features.ts';
import { maskNames } from '../attribute/names.ts';

/** An answer of the patient to a turn of the clinician. */
export interface JudgedAnswer {
  /** Indices of both turns. */
  readonly asked: number;
  readonly answered: number;
  readonly scores: Scores;
}

/** What a remark between the question and its answer may be as long as. */
const NEXT = 2;

/** Judges every answer, whole and with all of what was asked; `names` are masked. */
export function judgeAnswers(
  turns: readonly HeardTurn[],
  names: ReadonlySet<string>,
  judge: (judged: Judged) => Scores = classify,
): JudgedAnswer[] {
  return turns.flatMap((turn, asked): JudgedAnswer[] => {
    if (turn.speaker !== 'clinician') return [];
    const answered = [1, NEXT]
      .map((step) => asked + step)
      .find((index) => turns[index]?.speaker === 'patient');
    const answer = answered === undefined ? undefined : turns[answered];
    if (answered === undefined || answer === undefined) return [];
    return [
      {
        asked,
        answered,
        scores: judge({
          question: maskNames(turn.spoken, names),
          statement: maskNames(answer.spoken, names),
        }),
      },
    ];
  });
}
