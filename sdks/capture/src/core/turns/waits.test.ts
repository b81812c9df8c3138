import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../results.ts';
import { type Asking, isOfPrompt } from './asking.ts';
import { findQuestions } from './find-questions.ts';
import { weighed } from './weighed.ts';

const rounded = (seconds: number) => Number(seconds.toFixed(3));
const asked = (askings: readonly Asking[], patient: Span[], gaps: Span[] = [], endSeconds = 4000) =>
  weighed(findQuestions(askings, { speech: patient, patient, gaps, endSeconds })).questions;
const turnsOf = (askings: readonly Asking[], patient: Span[]) =>
  asked(askings, patient).filter(({ fate, counted }) => counted && fate === 'answered');
const latencies = (askings: readonly Asking[], patient: Span[]) =>
  turnsOf(askings, patient).map(({ waitSeconds }) => rounded(waitSeconds));

describe('two tracks', () => {
  it.each<[string, Span[], Span[], number[]]>([
    ['a question and its answer', [[1, 3]], [[3.5, 6]], [0.5]],
    [
      'a question in two parts: the wait begins after the last',
      [
        [1, 2],
        [2.6, 4],
      ],
      [[5, 6]],
      [1],
    ],
    [
      'an answer in two parts: only its beginning is one',
      [[1, 3]],
      [
        [4, 5],
        [8, 9],
      ],
      [1],
    ],
    ['an answer of one word', [[1, 3]], [[3.7, 3.95]], [0.7]],
    [
      'answers of one word to quick questions',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [2.4, 2.6],
        [4.3, 4.6],
      ],
      [0.4, 0.3],
    ],
    ['an answer that begins before the question ends', [[1, 3]], [[2.8, 6]], [0]],
    [
      'a listener who says yes while the clinician speaks',
      [[1, 5]],
      [
        [2, 2.3],
        [6, 8],
      ],
      [1],
    ],
    [
      'a clinician who says mm-hm while the patient speaks',
      [
        [1, 3],
        [6, 6.4],
      ],
      [
        [4, 5.9],
        [6.5, 9],
      ],
      [1],
    ],
    [
      'a short question that is no mm-hm',
      [
        [1, 3],
        [7, 7.4],
      ],
      [
        [4, 5.5],
        [8.6, 9],
      ],
      [1, 1.2],
    ],
    [
      'a patient who speaks first',
      [[4, 6]],
      [
        [1, 3],
        [7, 8],
      ],
      [1],
    ],
    ['silence of more than a minute', [[1, 3]], [[64, 66]], [61]],
    ['silence of more than two minutes is a late answer', [[1, 3]], [[124, 126]], []],
    ['nobody answers', [[1, 3]], [], []],
    ['nobody asks', [], [[1, 3]], []],
  ])('%s', (_, clinician, patient, wanted) => {
    expect(latencies(clinician, patient)).toEqual(wanted);
  });

  /** Exact in binary, so that moving them changes nothing. */
  const sixtyFourths = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 64);
  const spans = fc
    .array(fc.tuple(sixtyFourths(3, 320), sixtyFourths(6, 512)), { maxLength: 12 })
    .map((pieces) => {
      let at = 0;
      return pieces.map(([pause, length]): Span => [(at += pause), (at += length)]);
    });

  it('give each question at most one answer, in order, and no wait below 0', () => {
    fc.assert(
      fc.property(spans, spans, (clinician, patient) => {
        const turns = turnsOf(clinician, patient);
        for (const moments of [
          turns.map(({ waitFromSeconds }) => waitFromSeconds),
          turns.map(({ answeredSeconds }) => answeredSeconds ?? 0),
        ]) {
          expect(new Set(moments).size).toBe(moments.length);
          expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        }
        for (const { waitSeconds } of turns) expect(waitSeconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('say the same an hour later', () => {
    fc.assert(
      fc.property(spans, spans, (clinician, patient) => {
        const later = (all: Span[]) => all.map(([from, to]): Span => [from + 3600, to + 3600]);
        const there = latencies(later(clinician), later(patient));
        for (const [i, latency] of latencies(clinician, patient).entries()) expect(there[i]).toBe(latency);
      }),
    );
  });
});

/** What became of each question, in short: how long was waited, `+` where it counts, and what was said meanwhile. */
const became = (askings: readonly Asking[], patient: Span[], gaps: Span[] = [], endSeconds = 4000) =>
  asked(askings, patient, gaps, endSeconds).map(
    ({ fate, reason, waitSeconds, counted, reprompts, backchannels }) =>
      [
        `${counted ? '+' : '-'}${rounded(waitSeconds)}`,
        fate,
        reason,
        ...reprompts.map(([from, to]) => `asked again ${from} to ${to}`),
        ...backchannels.map(([from, to]) => `mm-hm ${from} to ${to}`),
      ]
        .filter((word) => word !== undefined)
        .join(', '),
  );

describe('what is said while nobody answers', () => {
  it.each<[string, Span[], Span[], string[]]>([
    [
      '"take your time" leaves the end of the question standing',
      [
        [0, 2],
        [5, 6],
      ],
      [[8, 12]],
      ['+6, answered, asked again 5 to 6'],
    ],
    [
      'so does the question asked again, twice',
      [
        [0, 2],
        [5, 7],
        [10, 12],
      ],
      [[13, 20]],
      ['+11, answered, asked again 5 to 7, asked again 10 to 12'],
    ],
    [
      '"mm-hm" of the clinician',
      [
        [0, 2],
        [4, 4.4],
      ],
      [[6, 9]],
      ['+4, answered, asked again 4 to 4.4'],
    ],
    [
      '"mm-hm" of the patient',
      [[0, 2]],
      [
        [4, 4.4],
        [6, 9],
      ],
      ['+4, answered, mm-hm 4 to 4.4'],
    ],
    [
      '"mm-hm, mm-hm" of the patient',
      [[0, 2]],
      [
        [4, 4.3],
        [4.5, 4.7],
        [7, 9],
      ],
      ['+5, answered, mm-hm 4 to 4.3, mm-hm 4.5 to 4.7'],
    ],
    [
      'a word and, after a breath, the rest of the answer: the answer begins with the word',
      [[0, 2]],
      [
        [4, 4.4],
        [5.2, 9],
      ],
      ['+2, answered'],
    ],
    [
      'a word after which the clinician speaks is an answer of one word',
      [
        [0, 2],
        [6, 8],
      ],
      [
        [3, 3.4],
        [9, 12],
      ],
      ['+1, answered', '+1, answered'],
    ],
    [
      'an answer that begins during a re-prompt',
      [
        [0, 2],
        [5, 6],
      ],
      [[5.5, 9]],
      ['+3.5, answered, asked again 5 to 6'],
    ],
    [
      'a breath within a re-prompt makes no second one',
      [
        [0, 2],
        [5, 5.8],
        [6.4, 7.4],
      ],
      [[8, 9]],
      ['+6, answered, asked again 5 to 7.4'],
    ],
    [
      'encouragement is a re-prompt after however long a silence',
      [
        [0, 2],
        [22, 23],
      ],
      [[42, 50]],
      ['+40, answered, asked again 22 to 23'],
    ],
    [
      'a speech of the clinician is no waiting, the silences around it are',
      [
        [0, 2],
        [3.5, 13.5],
      ],
      [[14, 20]],
      ['+2, answered, asked again 3.5 to 13.5'],
    ],
    [
      'an acknowledgement right after an answer is no question',
      [
        [0, 2],
        [8.2, 8.6],
        [11, 13],
      ],
      [
        [3, 8],
        [14, 18],
      ],
      ['+1, answered', '+1, answered'],
    ],
    [
      'nor is one that nothing follows',
      [
        [0, 2],
        [8.2, 8.6],
      ],
      [[3, 8]],
      ['+1, answered'],
    ],
    [
      'brief words right after an answer count where that makes the mean no shorter: "why?"',
      [
        [0, 2],
        [8.2, 8.6],
      ],
      [
        [3, 8],
        [20, 25],
      ],
      ['+1, answered', '+11.4, answered, brief'],
    ],
    [
      'and are no question where it would',
      [
        [0, 2],
        [18.2, 18.6],
      ],
      [
        [13, 18],
        [19.6, 25],
      ],
      ['+11, answered'],
    ],
    [
      'what is said through the speech of the patient is no question',
      [
        [0, 2],
        [4, 7],
      ],
      [[3, 9]],
      ['+1, answered'],
    ],
  ])('%s', (_, clinician, patient, wanted) => {
    expect(became(clinician, patient)).toEqual(wanted);
  });
});

describe('a question without an answer', () => {
  it.each<[string, Span[], Span[], string[]]>([
    [
      'is unanswered when the clinician goes on after a long silence; the wait for the next answer runs from its end',
      [
        [0, 2],
        [10, 12],
      ],
      [[13, 15]],
      ['-8, unanswered, asked_on', '+11, answered, asked_before'],
    ],
    [
      'several of them',
      [
        [0, 2],
        [8, 10],
        [16, 18],
      ],
      [[19, 22]],
      ['-6, unanswered, asked_on', '-14, unanswered, asked_on', '+17, answered, asked_before'],
    ],
    [
      'is one when the session ends, and counts for what was waited',
      [[3000, 3002]],
      [[2990, 2995]],
      ['+998, unanswered, session_ended'],
    ],
    [
      'is answered late after more than two minutes',
      [
        [0, 2],
        [200, 203],
      ],
      [
        [130, 140],
        [204, 210],
      ],
      ['+128, late', '+1, answered'],
    ],
  ])('%s', (_, clinician, patient, wanted) => {
    expect(became(clinician, patient)).toEqual(wanted);
  });

  it.each([
    [0.5, []],
    [2, ['-2, unanswered, session_ended']],
    [6, ['+6, unanswered, session_ended']],
  ])('%d s before the end is %j', (seconds, wanted) => {
    expect(became([[0, 2]], [], [], 2 + seconds)).toEqual(wanted);
  });

  it('does not count where that would make the mean shorter', () => {
    const clinician: Span[] = [
      [0, 2],
      [20, 22],
    ];
    expect(became(clinician, [[12, 15]], [], 30)).toEqual(['+10, answered', '-8, unanswered, session_ended']);
  });
});

describe('a gap', () => {
  it.each<[string, Span[], Span[], Span[], string[]]>([
    ['in a wait leaves what was waited before it', [[0, 2]], [[10, 12]], [[5, 6]], ['+3, across_gap']],
    ['that begins within the question leaves nothing', [[0, 2]], [[10, 12]], [[1, 6]], ['-0, across_gap']],
    ['within the question alone does not matter', [[0, 2]], [[3, 5]], [[0.5, 1]], ['+1, answered']],
    ['after the answer does not matter', [[0, 2]], [[3, 5]], [[4, 6]], ['+1, answered']],
    ['before the end', [[0, 2]], [], [[12, 20]], ['+10, across_gap, session_ended']],
    [
      'that the clinician goes on after: whether the first was answered in it nobody knows',
      [
        [0, 2],
        [10, 12],
      ],
      [[13, 15]],
      [[5, 9]],
      ['+3, across_gap, asked_on', '-1, answered, after_gap'],
    ],
  ])('%s', (_, clinician, patient, gaps, wanted) => {
    expect(became(clinician, patient, gaps)).toEqual(wanted);
  });
});

/** A prompt as the application marks it. */
const prompt = (from: number, to: number, repeats?: boolean): Asking => [from, to, { repeats }];

describe('a prompt after one that nobody answered', () => {
  const patient: Span[] = [[11, 12]];
  it.each<[string, boolean | undefined, number, string[]]>([
    ['that is said to repeat it leaves the wait standing', true, 8, ['+8, answered, asked again 8 to 10']],
    [
      'that is said to repeat it after however long a silence',
      true,
      9.9,
      ['+8, answered, asked again 9.9 to 10'],
    ],
    [
      'that is said to be another begins its own wait',
      false,
      8,
      ['+5, unanswered, asked_on', '+1, answered'],
    ],
    [
      'that nothing is said of is measured as if it repeated it',
      undefined,
      6,
      ['+8, answered, asked again 6 to 10'],
    ],
    [
      'so it is after a long silence, and the first counts as unanswered',
      undefined,
      8,
      ['-5, unanswered, asked_on', '+8, answered, asked_before'],
    ],
  ])('%s', (_, repeats, from, wanted) => {
    expect(became([prompt(1, 3, false), prompt(from, 10, repeats)], patient)).toEqual(wanted);
  });

  it('is not the same as one in two parts', () => {
    expect(became([prompt(1, 3), prompt(3.5, 5)], patient)).toEqual(['+6, answered']);
    expect(became([prompt(1, 3), prompt(3.5, 5, true)], patient)).toEqual([
      '+8, answered, asked again 3.5 to 5',
    ]);
  });

  it('that never ended ends the wait, and is none', () => {
    expect(became([prompt(1, 3), [20, Number.POSITIVE_INFINITY, {}]], [], [], 60)).toEqual([
      '+57, unanswered, session_ended',
    ]);
  });
});

describe('marked prompts', () => {
  it.each<[string, Asking[], Span[], number[]]>([
    [
      'the first speech after a prompt is the answer',
      [prompt(1, 3)],
      [
        [1, 3],
        [4, 6],
      ],
      [1],
    ],
    [
      'a prompt that still rings is no answer',
      [prompt(1, 3)],
      [
        [1, 3.15],
        [4, 6],
      ],
      [1],
    ],
    ['a prompt that is not heard', [prompt(3, 3)], [[4, 6]], [1]],
    ['who talks through the end of a prompt has not waited for it', [prompt(1, 3)], [[2, 6]], []],
  ])('%s', (_, prompts, speech, wanted) => {
    const patient = speech.filter((span) => !prompts.some((each) => isOfPrompt(span, each)));
    const questions = weighed(
      findQuestions(prompts, { speech, patient, gaps: [], endSeconds: 60 }),
    ).questions.filter(({ counted }) => counted);
    expect(questions.map(({ waitSeconds }) => waitSeconds)).toEqual(wanted);
  });

  it.each<[Span, boolean]>([
    [[0.9, 3.1], true],
    [[3.4, 5], false],
    [[2.8, 4], false],
  ])('have the voice that sounds in %s: %s', (span, isIts) => {
    expect(isOfPrompt(span, [1, 3])).toBe(isIts);
  });
});
