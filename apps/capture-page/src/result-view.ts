import type { CaptureResult } from '@svc/capture';
import { reasonOf, type TimelineElement } from '@svc/capture/timeline';
import type { CapturePageSettings } from '@svc/pages';
import { fill, part, say, show } from './page-parts.ts';

/** The numbers of a session, or why there is none; its course; and letter by letter what would be sent. */
export function showResult(
  { texts: { result: texts }, language }: CapturePageSettings,
  { payload, leftOut, measurement }: CaptureResult,
): void {
  const { speechRateWpm: rate, responseLatencySeconds: latency, sessionDurationSeconds: length } = payload;
  const number = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const absent = (field: string) => {
    const code = leftOut.find((each) => each.field === field)?.code ?? 'other';
    return fill(texts.leftOut, { reason: reasonOf(code, language) });
  };
  sayNumber(
    'rate',
    rate === undefined ? undefined : fill(texts.words, { n: number(rate, 0) }),
    absent('speechRateWpm'),
  );
  sayNumber(
    'latency',
    latency === undefined ? undefined : fill(texts.seconds, { n: number(latency, 2) }),
    absent('responseLatencySeconds'),
  );
  const { asked = 0, answered = 0, longestSeconds = 0 } = measurement.waits ?? {};
  const waits = fill(texts.answered, { asked, answered, n: number(longestSeconds, 1) });
  sayNumber('questions', asked === 0 ? '0' : waits);
  sayNumber('length', fill(texts.seconds, { n: number(length, 0) }));
  // Why a number is absent stands beside it already.
  (part('timeline') as TimelineElement).measurement = { ...measurement, leftOut: [] };
  const hasNumber = rate !== undefined || latency !== undefined;
  part('body').textContent = JSON.stringify(payload, null, 1);
  show('sendable', hasNumber);
  show('send', hasNumber);
  show('nothing', !hasNumber);
  say('send-problem', '');
  show('result');
  part('result-title').focus();
}

function sayNumber(id: string, text: string | undefined, absent = ''): void {
  part(id).textContent = text ?? absent;
  part(id).classList.toggle('absent', text === undefined);
}
