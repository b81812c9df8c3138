import type { CaptureResult } from '@svc/capture';
import type { CapturePageSettings } from '@svc/platform';
import { fill, part, say, show } from './page-parts.ts';

type Texts = CapturePageSettings['texts']['result'];

/** The numbers of a session, or why there is none; and letter by letter what would be sent. */
export function showResult(
  { texts: { result: texts }, language }: CapturePageSettings,
  result: CaptureResult,
): void {
  const { payload } = result;
  const { speechRateWpm: rate, responseLatencySeconds: latency, sessionDurationSeconds: length } = payload;
  const number = (value: number, digits: number) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  sayNumber('rate', rate === undefined ? undefined : fill(texts.words, { n: number(rate, 0) }), () =>
    reason(texts, result, 'speechRateWpm'),
  );
  sayNumber(
    'latency',
    latency === undefined ? undefined : fill(texts.seconds, { n: number(latency, 2) }),
    () => reason(texts, result, 'responseLatencySeconds'),
  );
  sayNumber('length', fill(texts.seconds, { n: number(length, 0) }), () => '');
  const hasNumber = rate !== undefined || latency !== undefined;
  part('body').textContent = JSON.stringify(payload, null, 1);
  show('sendable', hasNumber);
  show('send', hasNumber);
  show('nothing', !hasNumber);
  say('send-problem', '');
  show('result');
  part('result-title').focus();
}

function sayNumber(id: string, text: string | undefined, absent: () => string): void {
  part(id).textContent = text ?? absent();
  part(id).classList.toggle('absent', text === undefined);
}

function reason(texts: Texts, { leftOut }: CaptureResult, field: string): string {
  const code = leftOut.find((each) => each.field === field)?.code ?? 'other';
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  return fill(texts.leftOut, { reason: reasons[code] ?? texts.reasons.other });
}
