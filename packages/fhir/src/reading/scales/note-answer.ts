import type { Instrument } from '@svc/clinical';
import type { ReadingReport } from '../bundle/reading-report.ts';

/** An answer that matters whatever the total says asks for a look. */
export function noteAnswer(
  { escalations, name, levelOnly }: Instrument,
  item: number,
  points: number,
  { path, day }: { readonly path: string; readonly day: string | undefined },
  report: ReadingReport,
): boolean {
  const matters = escalations.find(
    (each) => each.item === item && (points >= each.atLeast || (each.selfHarm && points > 0)),
  );
  if (matters === undefined) return false;
  const answer = levelOnly === true ? 'yes' : String(points);
  report.review(`${path}: ${name} item ${item} (${matters.label}) was answered ${answer}${dated(day)}`);
  return true;
}

/** A day as messages have it. */
export function dated(day: string | undefined): string {
  return day === undefined ? '' : `, ${day.slice(0, 10)}`;
}
