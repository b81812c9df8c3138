import { describe, expect, it } from 'vitest';
import { waitsProblem } from './evidence.ts';
import type { Span } from './results.ts';
import { countWaits, turnsOf } from './turns/count-waits.ts';
import { findQuestions } from './turns/find-questions.ts';
import { weighed } from './turns/weighed.ts';

/** Seconds waited for an answer, or a silence that nobody ends; `again` after which something is asked again. */
interface Step {
  readonly wait?: number;
  readonly silence?: number;
  readonly again?: readonly number[];
}

/** Questions of 2 s, answers of 3 s, and 1 s between an answer and the next question. */
function sessionOf(steps: readonly Step[]) {
  const clinician: Span[] = [];
  const patient: Span[] = [];
  let at = 0;
  for (const { wait, silence = 0, again = [] } of steps) {
    clinician.push([at, at + 2], ...again.map((after): Span => [at + 2 + after, at + 3 + after]));
    at += 2 + (wait ?? silence);
    if (wait === undefined) continue;
    patient.push([at, at + 3]);
    at += 4;
  }
  const found = weighed(findQuestions(clinician, { speech: patient, patient, gaps: [], endSeconds: at }));
  const waits = countWaits(found.questions, turnsOf(found.questions));
  return { mean: found.meanSeconds, waits, problem: waitsProblem({ ...found, waits }) };
}

const answered = (...waits: number[]): Step[] => waits.map((wait) => ({ wait }));
const unanswered = (...silences: number[]): Step[] => silences.map((silence) => ({ silence }));

describe('the latency of a session [D:capture: waits]', () => {
  it('has its long waits in it', () => {
    const { mean, waits, problem } = sessionOf(answered(1, 70, 1, 65, 1.2));
    expect([mean, problem]).toEqual([expect.closeTo(27.64, 6), undefined]);
    expect(waits).toEqual({
      asked: 5,
      answered: 5,
      unanswered: 0,
      late: 0,
      acrossGaps: 0,
      reprompted: 0,
      longestSeconds: 70,
      medianSeconds: expect.closeTo(1.2, 6),
      sortedSeconds: [1, 1, 1.2, 65, 70].map((seconds) => expect.closeTo(seconds, 6)),
    });
  });

  it.each([5, 6, 8, 20])(
    'is left out where five of eight had no answer for %d s, with the count',
    (silence) => {
      const none = unanswered(silence);
      const { waits, problem } = sessionOf([
        ...answered(1),
        ...none,
        ...none,
        ...answered(1),
        ...none,
        ...answered(1),
        ...none,
        ...none,
      ]);
      expect(waits).toMatchObject({ asked: 8, answered: 3, unanswered: 5 });
      expect(problem).toEqual([
        'unanswered_questions',
        expect.stringContaining('Of 8 questions 3 were answered and 5 not'),
      ]);
    },
  );

  it.each([1.5, 2, 3, 4])(
    'is left out where five were asked again after %d s and three answered',
    (silence) => {
      const none = unanswered(silence);
      const { waits, problem } = sessionOf([
        ...none,
        ...none,
        ...answered(1),
        ...none,
        ...answered(1),
        ...none,
        ...none,
        ...answered(1),
      ]);
      expect(waits).toMatchObject({ asked: 3, answered: 3, reprompted: 3 });
      expect(problem?.[0]).toBe('unanswered_questions');
    },
  );

  it.each([
    ['a re-prompt after 3 of 6 s', 6, [3]],
    ['a re-prompt after 1.2 of 4 s', 4, [1.2]],
    ['"take your time" after 6 of 10 s', 10, [6]],
  ])('runs through %s', (_, wait, again) => {
    const { mean, waits, problem } = sessionOf([1, 2, 3].map(() => ({ wait, again })));
    expect([mean, problem]).toEqual([expect.closeTo(wait, 6), undefined]);
    expect(waits).toMatchObject({ asked: 3, answered: 3, reprompted: 3, unanswered: 0 });
  });

  it.each<[string, Step[], number | undefined]>([
    ['one of twelve had no answer for 6 s', [...answered(...Array(11).fill(1)), ...unanswered(6)], undefined],
    ['one of thirty had no answer for 6 s', [...answered(...Array(29).fill(1)), ...unanswered(6)], 35 / 30],
    [
      'one of twelve had none for less than others waited',
      [...answered(...Array(11).fill(7)), ...unanswered(6)],
      7,
    ],
    ['one answer came after more than two minutes', answered(1, 1, 1, 1, 130), undefined],
    ['one of many slow ones did', answered(90, 90, 90, 90, 130), 98],
    ['the last words are a farewell', [...answered(1, 1, 1), ...unanswered(3)], 1],
  ])('where %s', (_, steps, wanted) => {
    const { mean, problem } = sessionOf(steps);
    const given = problem === undefined ? mean : Number.NaN;
    expect(given.toFixed(6)).toBe((wanted ?? Number.NaN).toFixed(6));
  });

  it('says why in a sentence', () => {
    expect(sessionOf(answered(1, 1)).problem).toEqual([
      'too_few_turns',
      'Of 2 questions 2 were answered and 0 not, 0 ran across a gap, 0 were asked again; 2 waits count, 3 are needed.',
    ]);
  });
});
