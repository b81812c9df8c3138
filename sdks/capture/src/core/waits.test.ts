import { describe, expect, it } from 'vitest';
import { type Dialogue, dialogueOf, type Exchange } from '../../test/dialogues.ts';
import { type CaptureMeasurement, createMeasurement, measureRecording, type Waits } from './index.ts';

const QUESTION = 'ls-1089-134686-0001';
const ANSWERS = ['lj-001-0002', 'lj-001-0008'];
/** 1.1 s, as long as "take your time". */
const ENCOURAGED = { voice: 'clinician', clip: 'ls-1089-134691-0000' } as const;
const HUM = { clip: 'lj-001-0008', seconds: 0.4 } as const;

/** Questions that are answered after so many seconds. */
const answered = (waits: readonly number[], meanwhile: Exchange['meanwhile'] = []): Exchange[] =>
  waits.map((latencySeconds, i) => ({
    question: QUESTION,
    answer: ANSWERS[i % ANSWERS.length] as string,
    latencySeconds,
    meanwhile,
  }));
const unanswered = (count: number, seconds: number): Exchange[] =>
  Array.from({ length: count }, () => ({ question: QUESTION, latencySeconds: seconds }));

interface Wanted {
  /** Of each turn, within 60 ms; where there is none the latency is left out. */
  readonly waits?: readonly number[];
  readonly counts: Partial<Waits>;
}

const KINDS: [string, Exchange[], Wanted][] = [
  [
    'waits of 1, 70, 1, 65 and 1.2 s',
    answered([1, 70, 1, 65, 1.2]),
    { waits: [1, 70, 1, 65, 1.2], counts: { asked: 5, answered: 5, unanswered: 0, reprompted: 0 } },
  ],
  [
    'five of eight questions without an answer',
    [
      ...answered([1]),
      ...unanswered(2, 6),
      ...answered([1]),
      ...unanswered(1, 6),
      ...answered([1]),
      ...unanswered(2, 6),
    ],
    { counts: { asked: 8, answered: 3, unanswered: 5 } },
  ],
  [
    '"take your time" 3 s into waits of 6',
    answered([6, 6, 6], [{ ...ENCOURAGED, after: 3 }]),
    { waits: [6, 6, 6], counts: { asked: 3, answered: 3, unanswered: 0, reprompted: 3 } },
  ],
  [
    'the question asked again 2.5 s into waits of 7',
    answered([7, 7, 7], [{ voice: 'clinician', clip: QUESTION, after: 2.5 }]),
    { waits: [7, 7, 7], counts: { asked: 3, answered: 3, reprompted: 3 } },
  ],
  [
    '"mm-hm" of the clinician 2 s into waits of 4',
    answered([4, 4, 4], [{ voice: 'clinician', clip: 'ls-1089-134691-0000', seconds: 0.4, after: 2 }]),
    { waits: [4, 4, 4], counts: { asked: 3, answered: 3 } },
  ],
  [
    '"mm-hm" of the patient 1.2 s into waits of 4',
    answered([4, 4, 4], [{ voice: 'patient', ...HUM, after: 1.2 }]),
    { waits: [4, 4, 4], counts: { asked: 3, answered: 3, reprompted: 0 } },
  ],
  [
    'questions in two parts with a breath of 0.6 s',
    answered([0.6 + 1.14 + 1, 0.6 + 1.14 + 1, 0.6 + 1.14 + 1], [{ ...ENCOURAGED, after: 0.6 }]),
    { waits: [1, 1, 1], counts: { asked: 3, answered: 3, reprompted: 0 } },
  ],
];

/** Within 60 ms of the truth: half of 0.12 s, as so many digits. */
const near = (seconds: number) => expect.closeTo(seconds, -Math.log10(0.12));

function seenOf({ turns, waits, responseLatencySeconds, leftOut }: CaptureMeasurement) {
  const why = leftOut.find(({ field }) => field === 'responseLatencySeconds')?.code;
  return why === undefined
    ? { waits, mean: responseLatencySeconds, each: turns.map(({ latencySeconds }) => latencySeconds) }
    : { waits, why, mean: responseLatencySeconds };
}

/** The waits and their mean, or why there is none. */
function wantedOf({ waits, counts }: Wanted) {
  if (waits === undefined) return { waits: counts, why: 'unanswered_questions', mean: undefined };
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  return {
    waits: { ...counts, longestSeconds: near(Math.max(...waits)) },
    mean: near(mean),
    each: waits.map(near),
  };
}

describe('an interview on two tracks has its waits, or their count [D:capture: waits]', () => {
  it.each(KINDS)('%s', (_, exchanges, wanted) => {
    expect(seenOf(measureRecording(dialogueOf(exchanges)))).toMatchObject(wantedOf(wanted));
  });
});

/** One microphone; `says`: whether the application says which prompt repeats another. */
function prompted({ mix, questions, again }: Dialogue, says: boolean): CaptureMeasurement {
  const session = createMeasurement({ latency: 'prompts' });
  session.push('patient', { ...mix, frame: 0 });
  const marks = [
    ...questions.map((span) => ({ span, repeats: false })),
    ...again.map((span) => ({ span, repeats: true })),
  ].sort((a, b) => a.span[0] - b.span[0]);
  for (const { span, repeats } of marks) {
    session.promptStarted(span[0]);
    session.promptEnded(span[1], says ? { repeats } : {});
  }
  return session.finish();
}

describe.each([
  ['that say whether they repeat one', true],
  ['that do not', false],
])('an interview after prompts %s has its waits, or their count [D:capture: waits]', (_, says) => {
  const told = ['five of eight questions without an answer', '"take your time" 3 s into waits of 6'];
  it.each(KINDS.filter(([name]) => told.includes(name)))('%s', (_, exchanges, wanted) => {
    expect(seenOf(prompted(dialogueOf(exchanges), says))).toMatchObject(wantedOf(wanted));
  });
});

it('questions that get no answer, and are said to be others, leave the waits of the others as they are', () => {
  const dialogue = dialogueOf([...answered([1, 1.5]), ...unanswered(1, 2), ...answered([1.2, 1, 0.8])]);
  const { turns, waits, confidence } = prompted(dialogue, true);
  expect(turns).toHaveLength(5);
  for (const [i, { latencySeconds }] of turns.entries())
    expect(Math.abs(latencySeconds - (dialogue.latencies[i] as number))).toBeLessThan(0.06);
  expect(waits).toMatchObject({ asked: 6, answered: 5, unanswered: 1 });
  expect(confidence).toBe('low');
});
