import type { Question, Span } from '../src/core/index.ts';
import type { TimelineData } from '../src/timeline/index.ts';

const question = (endedSeconds: number, over: Partial<Question>): Question => ({
  startedSeconds: endedSeconds - 3,
  endedSeconds,
  fate: 'answered',
  waitFromSeconds: endedSeconds,
  waitSeconds: 1,
  counted: true,
  reprompts: [],
  backchannels: [],
  ...over,
});

/** An interview of two minutes and a half in which everything happens that a timeline can show. */
export const TIMELINE_SAMPLE = {
  endSeconds: 150,
  questions: [
    question(4, { waitSeconds: 1.2, answeredSeconds: 5.2 }),
    question(18, { waitSeconds: 6, answeredSeconds: 24, reprompts: [[21, 22.4]] }),
    question(40, { fate: 'unanswered', reason: 'asked_on', waitSeconds: 14, counted: false }),
    question(58, { reason: 'asked_before', waitFromSeconds: 40, waitSeconds: 21, answeredSeconds: 61 }),
    question(84, { fate: 'across_gap', waitSeconds: 4, counted: false }),
    question(112, { waitSeconds: 0, answeredSeconds: 112, reason: 'spoke_through', counted: false }),
    question(140, { fate: 'unanswered', reason: 'session_ended', waitSeconds: 10, counted: false }),
  ],
  clinicianSegments: [
    [1, 4],
    [15, 18],
    [21, 22.4],
  ],
  speechSegments: [
    [5.2, 12],
    [24, 33],
    [61, 70],
    [72, 79],
    [95, 104],
    [112, 133],
  ],
  gaps: [[88, 94.4]],
  leftOut: [{ field: 'speechRateWpm', code: 'language_unknown', reason: 'There is no factor.' }],
  confidence: 'low',
} as const satisfies TimelineData;

/** Any measurement: spans in order, and questions with what became of them. */
export function timelineOf(gaps: readonly Span[], speechSegments: readonly Span[]): TimelineData {
  return { gaps, speechSegments, questions: [] };
}
