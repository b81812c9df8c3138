import type { ScreenQuestion } from './find/define-rule.ts';
import type { TopicAnswer } from './find/finding.ts';
import type { Speaker } from './segment/turn.ts';

/** Where in the transcript as sent the words stand that an option, or a statement to clarify, rests on. */
export interface Evidence {
  /** A domain of the examination, or `to_clarify`. */
  readonly domain: string;
  /** The option; of a statement to clarify, what it may be about. */
  readonly value: string;
  /** Offsets in the transcript, in UTF-16 units; the second is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly speaker: Speaker;
}

/** A question of the suicide screen that was asked and plainly denied. A clinician sets the answer: a draft never does. */
export interface AskedQuestion {
  readonly question: ScreenQuestion;
  readonly answer: 'denied';
  /** From the question to the answer, word for word. */
  readonly quote: string;
  readonly from: number;
  readonly to: number;
}

/** An option, or a statement to clarify, with the place of its words. */
export function evidenceAt(
  domain: string,
  value: string,
  { start, end, speaker }: { readonly start: number; readonly end: number; readonly speaker: Speaker },
): Evidence {
  return { domain, value, from: start, to: end, speaker };
}

/** So many places are named for one option. */
const MOST_PLACES = 5;

/** Each place once, the first ones of each option. */
export function distinctEvidence(all: readonly Evidence[]): Evidence[] {
  const places = new Set<string>();
  const counts = new Map<string, number>();
  return all.filter(({ domain, value, from, to }) => {
    const option = `${domain}.${value}`;
    const place = `${option} ${from} ${to}`;
    const count = counts.get(option) ?? 0;
    if (places.has(place) || count >= MOST_PLACES) return false;
    places.add(place);
    counts.set(option, count + 1);
    return true;
  });
}

/** Which question of the screen a topic is. Data. */
const QUESTION_OF: Readonly<Record<string, ScreenQuestion>> = {
  passive_si: 'q1',
  suicide: 'q2',
  si_with_plan: 'q3',
  si_with_intent: 'q4',
  attempts: 'q6',
};

/** The questions of the screen that were asked and denied the last time, in their order. */
export function askedAndDenied(topics: readonly TopicAnswer[]): AskedQuestion[] {
  const last = new Map<ScreenQuestion, TopicAnswer>();
  for (const topic of topics.toSorted((a, b) => a.start - b.start))
    for (const about of topic.topics) {
      const question = QUESTION_OF[about];
      if (question) last.set(question, topic);
    }
  return [...last]
    .filter(([, { answer }]) => answer === 'denied')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([question, { quote, start, end }]) => ({
      question,
      answer: 'denied',
      quote,
      from: start,
      to: end,
    }));
}
