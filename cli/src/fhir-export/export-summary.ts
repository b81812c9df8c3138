import { type Unreferenced, shownSpot } from './patient-groups.ts';
import type { Unreadable } from './read-export.ts';

/** More lines of a kind than this tell nobody more. */
const MOST_LINES = 20;
const LONGEST_REASON = 300;

/** What became of an export, told at its end. */
export interface ExportSummary {
  readonly scored: number;
  readonly askForReview: number;
  readonly refused: readonly { readonly patient: string; readonly why: string }[];
  readonly unreadable: readonly Unreadable[];
  readonly unreferenced: readonly Unreferenced[];
  readonly passedOver: readonly string[];
}

/** The summary in lines: counts, then each thing that was not used, by its place and why. */
export function summaryText({
  scored,
  askForReview,
  refused,
  unreadable,
  unreferenced,
  passedOver,
}: ExportSummary): string {
  const unreferencedCount = unreferenced.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    `${counted(scored, 'patient')} scored`,
    `${askForReview} of them to be reviewed by a clinician`,
    `${refused.length} refused`,
    `${counted(unreadable.length, 'line or file', 'lines or files')} unreadable`,
    `${counted(unreferencedCount, 'resource')} of no patient`,
  ];
  return [
    `${counts.join(', ')}.`,
    ...listed(refused.map(({ patient, why }) => `refused ${patient}: ${cut(why)}`)),
    ...listed(unreadable.map(({ from, why }) => `unreadable ${shownSpot(from)}: ${cut(why)}`)),
    ...unreferenced.map(({ type, count, spots }) => {
      const places = spots.map(shownSpot).join(', ');
      const more = count > spots.length ? ' and elsewhere' : '';
      return `of no patient: ${count} ${cut(type)}${places === '' ? '' : ` (${places}${more})`}`;
    }),
    ...listed(passedOver.map((name) => `passed over ${name}: neither JSON nor NDJSON by its name`)),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function listed(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES;
  return more <= 0 ? [...lines] : [...lines.slice(0, MOST_LINES), `and ${more} more`];
}

function cut(text: string): string {
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text;
}
