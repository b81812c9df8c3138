import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../results.ts';
import { type Prompt, promptWaits, withoutPrompts } from './prompt-waits.ts';
import { questionsOf } from './questions.ts';
import { trackWaits } from './track-waits.ts';

const rounded = (seconds: number) => Number(seconds.toFixed(3));
const turnsOf = (clinician: Span[], patient: Span[]) =>
  questionsOf(trackWaits(clinician, patient, 4000), []).filter(({ fate }) => fate === 'answered');
const latencies = (clinician: Span[], patient: Span[]) =>
  turnsOf(clinician, patient).map(({ waitSeconds }) => rounded(waitSeconds));

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

describe('marked prompts', () => {
  it.each<[string, Prompt[], Span[], number[]]>([
    [
      'the first speech after a prompt is the answer',
      [{ startedSeconds: 1, endedSeconds: 3 }],
      [
        [1, 3],
        [4, 6],
      ],
      [1],
    ],
    [
      'a prompt that still rings is no answer',
      [{ startedSeconds: 1, endedSeconds: 3 }],
      [
        [1, 3.15],
        [4, 6],
      ],
      [1],
    ],
    ['a prompt that is not heard', [{ endedSeconds: 3 }], [[4, 6]], [1]],
    [
      'without an answer before the next prompt',
      [{ endedSeconds: 3 }, { startedSeconds: 8, endedSeconds: 10 }],
      [
        [8, 10],
        [11, 12],
      ],
      [1],
    ],
    [
      'who talks through the end of a prompt has not waited for it',
      [{ startedSeconds: 1, endedSeconds: 3 }],
      [[2, 6]],
      [],
    ],
  ])('%s', (_, prompts, speech, wanted) => {
    const counted = questionsOf(promptWaits(prompts, speech, 60), []).filter(
      ({ fate, counted }) => counted && fate === 'answered',
    );
    expect(counted.map(({ waitSeconds }) => waitSeconds)).toEqual(wanted);
  });

  it('are not speech of the patient', () => {
    const prompts = [{ startedSeconds: 1, endedSeconds: 3 }];
    expect(
      withoutPrompts(prompts, [
        [0.9, 3.1],
        [3.4, 5],
        [2.8, 4],
      ]),
    ).toEqual([
      [3.4, 5],
      [2.8, 4],
    ]);
  });
});
