import type { Instrument } from '@svc/clinical';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { isAffirmed, saidIn } from './said.ts';

/** Each yes to it is violence by a partner. */
const VIOLENCE = 'hark';

/** An answer that matters whatever the total says asks for a look. */
export function noteAnswer(
  { key, escalations, name, levelOnly }: Instrument,
  item: number,
  points: number,
  { path, day }: { readonly path: string; readonly day: string | undefined },
  report: ReadingReport,
): void {
  if (key === VIOLENCE && points > 0) {
    report.reviewSafety(
      `${path}: ${name} item ${item} (violence by a partner) was answered yes${dated(day)}`,
    );
    return;
  }
  const matters = escalations.find(
    (each) => each.item === item && (points >= each.atLeast || (each.selfHarm && points > 0)),
  );
  if (matters === undefined) return;
  const answer = levelOnly === true ? 'yes' : String(points);
  report.reviewSafety(`${path}: ${name} item ${item} (${matters.label}) was answered ${answer}${dated(day)}`);
}

/** An answer about self-harm whose points cannot be told asks for a look, unless its words deny it. */
export function noteUnreadAnswer(
  { escalations, name }: Instrument,
  item: number,
  answer: object,
  { path, day }: { readonly path: string; readonly day: string | undefined },
  report: ReadingReport,
): void {
  const about = escalations.find((each) => each.item === item && each.selfHarm);
  if (about !== undefined && isAffirmed(answer))
    report.reviewSafety(
      `${path}: ${name} item ${item} (${about.label}) was answered ${saidIn(answer)}${dated(day)}`,
    );
}

/** A day as messages have it. */
export function dated(day: string | undefined): string {
  return day === undefined ? '' : `, ${day.slice(0, 10)}`;
}
