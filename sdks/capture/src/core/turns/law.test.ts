/**
 * The law of the waits: where one true wait is longer, the number is not lower. Dialogues are made of exchanges whose truth
 * is known, and measured twice: as they are, and with one wait made longer and everything after it later.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitsProblem } from '../evidence.ts';
import { MERGE_SECONDS } from '../parameters.ts';
import type { Span } from '../results.ts';
import type { Asking } from './asking.ts';
import { countWaits, turnsOf } from './count-waits.ts';
import { findQuestions } from './find-questions.ts';
import { weighed } from './weighed.ts';

interface Part {
  /** Seconds since the part before ended. */
  readonly after: number;
  readonly length: number;
}

/** One question and what was waited for it. Everything but the wait stays where it is when the wait grows. */
interface Exchange {
  readonly question: readonly Part[];
  readonly wait: number;
  /** Whoever asks goes on where no answer came until then. */
  readonly patience: number;
  /** Each is said where no answer came before. */
  readonly reprompts: readonly Part[];
  /** "Mm-hm" of the patient, after the re-prompts, where an answer comes after it. */
  readonly hums: readonly Part[];
  /** Sound is missing, where no answer came before. */
  readonly gap: Part | undefined;
  /** One word, or one that begins with more than a word: a word and more of it after a pause is a hum and an answer. */
  readonly answer: readonly Part[];
  readonly between: number;
}

interface Kind {
  /** An answer may begin during a re-prompt. What is heard while a prompt runs is not the patient. */
  readonly overlaps: boolean;
  /** The application says whether a prompt repeats the one before. */
  readonly says: boolean;
}

interface Dialogue {
  readonly clinician: readonly Span[];
  readonly patient: readonly Span[];
  readonly prompts: readonly Asking[];
  readonly gaps: readonly Span[];
  readonly endSeconds: number;
}

/** One after the other from a moment on. */
function laid(parts: readonly Part[], at: number): Span[] {
  return parts.map(({ after, length }) => [(at += after), (at += length)]);
}

function dialogueOf(exchanges: readonly Exchange[], { overlaps, says }: Kind): Dialogue {
  const clinician: Span[] = [];
  const patient: Span[] = [];
  const prompts: Asking[] = [];
  const gaps: Span[] = [];
  let at = 1;
  for (const { question, wait, patience, reprompts, hums, gap, answer, between } of exchanges) {
    const parts = laid(question, at);
    const asked = endOf(parts, at);
    const planned = laid(reprompts, asked).filter(([from]) => from < asked + patience);
    // Who speaks on within a breath of the last words goes on with them.
    const goesOn = Math.max(asked + patience, endOf(planned, asked) + 1);
    const waitsUntil = Math.min(asked + wait, goesOn);
    const again = planned.filter(([from]) => from < waitsUntil);
    const answered = overlaps ? waitsUntil : Math.max(waitsUntil, endOf(again, -1) + 0.25);
    clinician.push(...parts, ...again);
    prompts.push([at, asked, says ? { repeats: false } : {}]);
    prompts.push(...again.map((span): Asking => [...span, says ? { repeats: true } : {}]));
    const missing = laid(gap === undefined ? [] : [gap], asked)
      .filter((span) => !planned.some((each) => overlap(span, each)))
      .filter(([from]) => from < answered);
    gaps.push(...missing);
    at = Math.max(waitsUntil, endOf(again, asked), endOf(missing, asked));
    if (waitsUntil < goesOn) {
      const hummed = laid(hums, endOf(planned, asked)).filter(([from]) => from < answered);
      // Who begins to answer during a re-prompt or a gap speaks on after it: of an answer within it nobody can know.
      const [first, ...more] = laid(answer, answered) as [Span, ...Span[]];
      const late = Math.max(0, at + 0.5 - first[1]);
      const spoken: Span[] = [
        [first[0], first[1] + late],
        ...more.map(([from, to]): Span => [from + late, to + late]),
      ];
      patient.push(...hummed.map(([from, to]): Span => [from, Math.min(to, answered)]), ...spoken);
      at = endOf(spoken, at);
    }
    at += between;
  }
  const heard = (spans: readonly Span[]) => spans.flatMap((span) => withoutGaps(span, gaps));
  return { clinician: heard(clinician), patient: heard(merged(patient)), prompts, gaps, endSeconds: at + 5 };
}

function endOf(spans: readonly Span[], otherwise: number): number {
  return spans.at(-1)?.[1] ?? otherwise;
}

function overlap([from, to]: Span, [start, end]: Span): boolean {
  return from < end && to > start;
}

/** Pauses that the measurement of sound does not see. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of spans) {
    const last = whole.at(-1);
    if (last !== undefined && from - last[1] < MERGE_SECONDS) whole[whole.length - 1] = [last[0], to];
    else whole.push([from, to]);
  }
  return whole;
}

function withoutGaps([from, to]: Span, gaps: readonly Span[]): Span[] {
  const gap = gaps.find((each) => overlap(each, [from, to]));
  if (gap === undefined) return [[from, to]];
  const before: Span[] = gap[0] > from ? [[from, gap[0]]] : [];
  return gap[1] < to ? [...before, ...withoutGaps([gap[1], to], gaps)] : before;
}

function measured(askings: readonly Asking[], { patient, gaps, endSeconds }: Dialogue) {
  const found = weighed(findQuestions(askings, { speech: patient, patient, gaps, endSeconds }));
  const waits = countWaits(found.questions, turnsOf(found.questions));
  return { mean: found.meanSeconds, problem: waitsProblem({ ...found, waits }), waits };
}

/** Exact in binary, so that moving them changes nothing. */
const seconds = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 64), max: Math.floor(max * 64) }).map((count) => count / 64);
const parts = (after: fc.Arbitrary<number>, length: fc.Arbitrary<number>, maxLength: number, minLength = 0) =>
  fc.array(fc.record({ after, length }), { minLength, maxLength });
const wait = fc.oneof(seconds(0, 3), seconds(0, 12), seconds(0, 150));
const rarely = <Value, Other>(value: fc.Arbitrary<Value>, other: Other) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(other) }, { weight: 1, arbitrary: value });
const exchange: fc.Arbitrary<Exchange> = fc.record({
  question: parts(seconds(0.1, 0.95), seconds(0.9, 5), 3, 1),
  wait,
  patience: rarely(seconds(1, 30), Infinity),
  reprompts: rarely(parts(fc.oneof(seconds(1, 6), seconds(1, 20)), seconds(0.3, 8), 4), []),
  hums: rarely(parts(seconds(0.2, 4), seconds(0.2, 0.7), 2), []),
  gap: rarely(fc.record({ after: seconds(0, 8), length: seconds(0.1, 20) }), undefined),
  answer: fc.oneof(
    parts(fc.constant(0), seconds(0.2, 0.8), 1, 1),
    fc
      .tuple(parts(fc.constant(0), seconds(0.9, 5), 1, 1), parts(seconds(0.2, 1.6), seconds(0.2, 5), 2))
      .map((each) => each.flat()),
  ),
  between: seconds(0.7, 4),
});

describe.each<[string, Kind, (dialogue: Dialogue) => readonly Asking[]]>([
  ['on two tracks', { overlaps: true, says: false }, ({ clinician }) => clinician],
  ['after prompts', { overlaps: false, says: false }, ({ prompts }) => prompts],
  ['after prompts that say whether they repeat', { overlaps: false, says: true }, ({ prompts }) => prompts],
])('of 2,000 dialogues %s [D:capture: longer wait]', (_, kind, askingsOf) => {
  it('none has a lower number where one wait is longer', () => {
    fc.assert(
      fc.property(
        fc.array(exchange, { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.oneof(seconds(0.02, 1), seconds(0.02, 10), seconds(0.02, 150)),
        (exchanges, which, longer) => {
          const grown = exchanges.map((each, i) =>
            i === which % exchanges.length ? { ...each, wait: each.wait + longer } : each,
          );
          const [before, after] = [exchanges, grown].map((each) => {
            const dialogue = dialogueOf(each, kind);
            return measured(askingsOf(dialogue), dialogue);
          }) as [ReturnType<typeof measured>, ReturnType<typeof measured>];
          expect(after.mean || 0).toBeGreaterThanOrEqual((before.mean || 0) - 1e-9);
          const { unanswered, acrossGaps, reprompted } = after.waits;
          const isLeftOut = after.problem?.[0] === 'unanswered_questions';
          expect(isLeftOut && unanswered + acrossGaps + reprompted === 0).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
