import type { ReadingReport } from '../bundle/reading-report.ts';
import type { AskedItem } from './answered-items.ts';
import { RISK_LEVEL_CODES, SCREEN_CODES, SELF_HARM_CODES } from './instrument-items.ts';
import { dated } from './note-answer.ts';
import { isAffirmed, saidIn } from './said.ts';

/** Answers that matter by themselves, by the code of their item. */
const ASKED: Readonly<Record<string, string>> = { ...SCREEN_CODES, ...RISK_LEVEL_CODES, ...SELF_HARM_CODES };

/**
 * An answer about self-harm or risk, known by the code of its item, that is not no and not zero asks for a look, whatever it
 * belongs to. Questions that are known by their words are judged with all others about safety.
 */
export function noteSelfHarmQuestion(
  { codes, answers }: AskedItem,
  path: string,
  day: string | undefined,
  report: ReadingReport,
): void {
  const code = codes.find((each) => Object.hasOwn(ASKED, each));
  const name = code === undefined ? undefined : ASKED[code];
  if (name === undefined) return;
  for (const answer of answers)
    if (isAffirmed(answer))
      report.reviewSafety(`${path}: "${name.slice(0, 120)}" was answered ${saidIn(answer)}${dated(day)}`);
}
