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

/** A prompt as the application marks it. */
const prompt = (from: number, to: number, repeats?: boolean): Asking => [from, to, { repeats }];

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
