import type { LeftOut, Question } from '../core/index.ts';
import { clockOf, type TimelineData } from './timeline-data.ts';
import { textsOf } from './texts/index.ts';
import type { TimelineTexts } from './texts/timeline-texts.ts';

/** A question in words: when it was asked, how long was waited, what became of it. */
export function questionWords(
  { endedSeconds, waitSeconds, fate, reason, reprompts, counted }: Question,
  texts: TimelineTexts,
  language: string,
): readonly [asked: string, fate: string] {
  const isLeast = fate === 'unanswered' || fate === 'across_gap';
  const seconds = waitSeconds.toLocaleString(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const wait = (isLeast ? texts.atLeast : texts.seconds).replace('{n}', seconds);
  return [
    texts.question.replace('{at}', clockOf(endedSeconds)).replace('{wait}', wait),
    [
      texts.fates[fate],
      ...(reason === undefined ? [] : [texts.reasons[reason]]),
      ...(reprompts.length === 0 ? [] : [texts.again.replace('{n}', String(reprompts.length))]),
      ...(counted ? [] : [texts.notCounted]),
    ].join('; '),
  ];
}

/** What was left out, and why: stretches without sound, and numbers. */
export function leftOutWords({ gaps = [], leftOut = [] }: TimelineData, texts: TimelineTexts): string[] {
  return [
    ...gaps.map(([from, to]) =>
      texts.noSound.replace('{from}', clockOf(from)).replace('{to}', clockOf(Math.ceil(to))),
    ),
    ...leftOut.map((each) => sentence(each, texts)),
  ];
}

/**
 * Why a number is left out, in the language of a page.
 *
 * @param code of an entry of `leftOut`
 * @example
 * ```ts
 * import { reasonOf } from '@svc/capture/timeline';
 *
 * reasonOf('too_few_turns', 'de-AT'); // → 'weniger als drei Antworten'
 * ```
 */
export function reasonOf(code: string, language: string): string {
  return wordsOf(code, textsOf(language));
}

function sentence({ field, code }: LeftOut, texts: TimelineTexts): string {
  return `${texts.fields[field]}: ${wordsOf(code, texts)}`;
}

/** A measurement that was kept may be of a later version, with codes that this one does not know. */
function wordsOf(code: string, { codes }: TimelineTexts): string {
  return (codes as Readonly<Record<string, string>>)[code] ?? codes.other;
}
