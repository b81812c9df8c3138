/**
 * The law of the waits: where one true wait is longer, the number is not lower. Dialogues are made of exchanges whose truth
 * is known, and measured twice: as they are, and with one wait made longer and everything after it later.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOutWaits } from '../evidence.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { Span } from '../results.ts';
import { countWaits } from './count-waits.ts';
import { type Prompt, promptWaits } from './prompt-waits.ts';
import { meanWait, questionsOf } from './questions.ts';
import { trackWaits } from './track-waits.ts';
import type { Wait } from './wait.ts';

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
  readonly prompts: readonly Prompt[];
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
  const prompts: Prompt[] = [];
  const gaps: Span[] = [];
  let at = 1;
  for (const { question, wait, patience, reprompts, hums, gap, answer, between } of exchanges) {
    const parts = laid(question, at);
    const asked = endOf(parts, at);
    const waitsUntil = asked + Math.min(wait, patience);
    const again = laid(reprompts, asked).filter(([from]) => from < waitsUntil);
    clinician.push(...parts, ...again);
    prompts.push(promptOf([at, asked], says ? false : undefined));
    prompts.push(...again.map((span) => promptOf(span, says ? true : undefined)));
    const missing = laid(gap === undefined ? [] : [gap], asked).filter(([from]) => from < waitsUntil);
    gaps.push(...missing);
    at = Math.max(waitsUntil, endOf(again, asked));
    if (wait < patience) {
      const answered = overlaps ? waitsUntil : Math.max(waitsUntil, endOf(again, -1) + 0.25);
      const begun = laid(hums, endOf(laid(reprompts, asked), asked)).filter(([from]) => from < waitsUntil);
      // Who begins to answer during a re-prompt or a gap speaks on after it: of an answer within it nobody can know.
      const [first, ...more] = laid(answer, answered) as [Span, ...Span[]];
      const late = Math.max(0, Math.max(at, endOf(missing, at)) + 0.3 - first[1]);
      const spoken = [
        [first[0], first[1] + late],
        ...more.map(([from, to]) => [from + late, to + late]),
      ] as Span[];
      patient.push(...begun.map(([from, to]): Span => [from, Math.min(to, waitsUntil)]), ...spoken);
      at = endOf(spoken, at);
    } else at = Math.max(at, endOf(missing, at));
    at += between;
  }
  const heard = (spans: readonly Span[]) => spans.flatMap((span) => withoutGaps(span, gaps));
  return { clinician: heard(clinician), patient: heard(merged(patient)), prompts, gaps, endSeconds: at + 5 };
}

function endOf(spans: readonly Span[], otherwise: number): number {
  return spans.at(-1)?.[1] ?? otherwise;
}

function promptOf([startedSeconds, endedSeconds]: Span, repeats: boolean | undefined): Prompt {
  return { startedSeconds, endedSeconds, repeats };
}

/** Pauses that the measurement of sound does not see. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of spans) {
    const last = whole.at(-1);
    if (last !== undefined && from - last[1] < CAPTURE_PARAMETERS.voice.mergeSeconds)
      whole[whole.length - 1] = [last[0], to];
    else whole.push([from, to]);
  }
  return whole;
}

function withoutGaps([from, to]: Span, gaps: readonly Span[]): Span[] {
  const gap = gaps.find(([start, end]) => start < to && end > from);
  if (gap === undefined) return [[from, to]];
  const before: Span[] = gap[0] > from ? [[from, gap[0]]] : [];
  return gap[1] < to ? [...before, ...withoutGaps([gap[1], to], gaps)] : before;
}

function measured(waits: readonly Wait[], gaps: readonly Span[]) {
  const questions = questionsOf(waits, gaps);
  const counts = countWaits(questions);
  return {
    mean: meanWait(questions.filter(({ counted }) => counted)),
    leftOut: leftOutWaits({ questions, waits: counts }),
    counts,
  };
}

/** Hundredths of a second. */
const seconds = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((count) => count / 100);
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

const after = ({ prompts, patient, endSeconds }: Dialogue) => promptWaits(prompts, patient, endSeconds);

describe.each<[string, Kind, (dialogue: Dialogue) => Wait[]]>([
  [
    'on two tracks',
    { overlaps: true, says: false },
    ({ clinician, patient, endSeconds }) => trackWaits(clinician, patient, endSeconds),
  ],
  ['after prompts', { overlaps: false, says: false }, after],
  ['after prompts that say whether they repeat', { overlaps: false, says: true }, after],
])('of 2,000 dialogues %s', (_, kind, waitsOf) => {
  it('none has a lower number where one wait is longer', () => {
    fc.assert(
      fc.property(
        fc.array(exchange, { minLength: 1, maxLength: 8 }),
        fc.nat(7),
        fc.oneof(seconds(0.01, 1), seconds(0.01, 10), seconds(0.01, 150)),
        (exchanges, which, longer) => {
          const grown = exchanges.map((each, i) =>
            i === which % exchanges.length ? { ...each, wait: each.wait + longer } : each,
          );
          const [before, after] = [exchanges, grown].map((each) => {
            const dialogue = dialogueOf(each, kind);
            return measured(waitsOf(dialogue), dialogue.gaps);
          }) as [ReturnType<typeof measured>, ReturnType<typeof measured>];
          expect(after.mean || 0).toBeGreaterThanOrEqual((before.mean || 0) - 1e-9);
          if (after.leftOut?.code === 'unanswered_questions') {
            const { unanswered, acrossGaps, reprompted } = after.counts;
            expect(unanswered + acrossGaps + reprompted).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 2000) },
    );
  });
});
