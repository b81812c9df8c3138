import type { HeardTurn } from '../attribute/heard-turns.ts';
import { maskNames } from '../attribute/names.ts';
import { ordinaryAnswers, type OrdinaryAnswers } from './ordinary/ordinary-answers.ts';
import { classify, type Scores } from './classifier/classify.ts';
import type { Judged } from './classifier/features.ts';

/** An answer of the patient to a turn of the clinician. */
export interface JudgedAnswer {
  /** Indices of both turns, and of the last one that answers: an interpreter may follow the patient. */
  readonly asked: number;
  readonly answered: number;
  readonly until: number;
  readonly scores: Scores;
  readonly ordinary: OrdinaryAnswers;
}

/** Judges every answer, whole and with all of what was asked; `names` are masked. */
export function judgeAnswers(
  turns: readonly HeardTurn[],
  names: ReadonlySet<string>,
  judge: (judged: Judged) => Scores = classify,
): JudgedAnswer[] {
  return turns.flatMap((turn, asked): JudgedAnswer[] => {
    if (turn.speaker !== 'clinician') return [];
    const answers = answersTo(turns, asked);
    const [answered] = answers;
    if (answered === undefined) return [];
    const question = maskNames(turn.spoken, names);
    const said = answers.map((at) => maskNames(turns[at]?.spoken ?? '', names));
    return [
      {
        asked,
        answered,
        until: answers.at(-1) ?? answered,
        scores: judge({ question, statement: said[0] ?? '' }),
        ordinary: ordinaryAnswers({ question, statement: said.join(' ') }),
      },
    ];
  });
}

/** Turns of somebody else or remarks that may stand between a question and its answer. */
const NEXT = 2;

function answersTo(turns: readonly HeardTurn[], asked: number): number[] {
  const found: number[] = [];
  for (let at = asked + 1; turns[at] && turns[at]?.speaker !== 'clinician'; at += 1) {
    if (found.length === 0 && at > asked + NEXT) break;
    if (turns[at]?.speaker === 'patient') found.push(at);
  }
  return found.slice(0, MOST_ANSWERS);
}
/** The patient and who interprets. */
const MOST_ANSWERS = 2;
