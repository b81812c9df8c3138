import type { CdsIndicator } from '@svc/contracts';
import { locateSafetyWords } from '@svc/engines';
import type { ReadHook } from '../reading/read-hook.ts';
import { OPTIONAL } from '../services.ts';
import type { Finding } from './card.ts';

const MOST_SHOWN = 12;
const ON_RECORD = /suicid|self[- ]harm|homicid/i;

/** What was not sent, not sent whole, or sent and not read although it might have mattered. */
export function unreadFindings({ record, drafts, missing, partial }: ReadHook): Finding[] {
  const needed = missing.filter((key) => !OPTIONAL.has(key));
  const reasons = [...record.report.reviewReasons, ...(drafts?.report.reviewReasons ?? [])];
  return [...needsAPerson(reasons), ...notSent(needed, partial, drafts !== null)];
}

function needsAPerson(reasons: readonly string[]): Finding[] {
  if (reasons.length === 0) return [];
  const more = reasons.length > MOST_SHOWN ? [`and ${reasons.length - MOST_SHOWN} more`] : [];
  return [
    {
      kind: 'unread',
      indicator: aboutSafety(reasons),
      summary: `${reasons.length} ${reasons.length === 1 ? 'entry' : 'entries'} of the record ${reasons.length === 1 ? 'needs' : 'need'} a look: not read, or words about safety`,
      paragraphs: [...reasons.slice(0, MOST_SHOWN), ...more],
    },
  ];
}

/** Words about safety are never shown as less than the most urgent. */
function aboutSafety(reasons: readonly string[]): CdsIndicator {
  const said = locateSafetyWords(reasons.map((text) => ({ where: 'record', text })));
  return said.length > 0 || reasons.some((text) => ON_RECORD.test(text)) ? 'critical' : 'warning';
}

/** Orders cannot be checked against medicines that did not come. */
const MEDICINES: ReadonlySet<string> = new Set([
  'medicationRequests',
  'medicationStatements',
  'medicationDispenses',
]);

function notSent(missing: readonly string[], partial: readonly string[], isOrder: boolean): Finding[] {
  if (missing.length + partial.length === 0) return [];
  return [
    {
      kind: 'unread',
      indicator: isOrder && partial.some((key) => MEDICINES.has(key)) ? 'warning' : 'info',
      summary: `Not assessed, because it was not sent or not sent whole: ${[...missing, ...partial].join(', ')}`,
      paragraphs: [
        ...(missing.length === 0 ? [] : [`Not sent: ${missing.join(', ')}.`]),
        ...(partial.length === 0 ? [] : [`There is more on record than was sent: ${partial.join(', ')}.`]),
      ],
    },
  ];
}
