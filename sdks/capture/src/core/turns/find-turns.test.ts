import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../results.ts';
import { findTurns } from './find-turns.ts';
import { type Prompt, promptTurns, withoutPrompts } from './prompt-turns.ts';

const latencies = (clinician: Span[], patient: Span[]) =>
  findTurns(clinician, patient).map(({ latencySeconds }) => Number(latencySeconds.toFixed(3)));

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
    ['silence of more than a minute is no wait', [[1, 3]], [[64, 66]], []],
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
        const turns = findTurns(clinician, patient);
        const questions = turns.map(({ clinicianEnd }) => clinicianEnd);
        expect(new Set(questions).size).toBe(questions.length);
        expect(questions).toEqual(questions.toSorted((a, b) => a - b));
        for (const { latencySeconds } of turns) expect(latencySeconds).toBeGreaterThanOrEqual(0);
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
    expect(promptTurns(prompts, speech).map(({ latencySeconds }) => latencySeconds)).toEqual(wanted);
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
