import type { LineParts } from './directions-beside.ts';
import type { Token } from './line-words.ts';
import { wordsOf } from './named.ts';
import type { Named } from './named.ts';
import type { NotTaken, RecognisedDrug } from './recognised-line.ts';
import { stopTimeIn } from './stop-time.ts';
import type { NotTakenReason } from './taking-phrases.ts';

/** "Stopped 4 days ago, restarted today": taken again. */
const RESTARTED = /\b(?:re-?start\w*|resum\w*|re-?initiat\w*|back\s+on)\b/;
const NOT_RESTARTED = /\b(?:not|never|before|if|without|until)\s+(?:be(?:en|ing)?\s+)?(?:re-?start|resum)/;
/** Whether a line says that it is taken again. */
export function isRestarted(plain: string): boolean {
  return RESTARTED.test(plain) && !NOT_RESTARTED.test(plain);
}

/** "Last dose 10 days ago"; "until last week" and "up to 10 days ago" are stops whatever the time. */
const LAST_DOSE =
  /\blast\s+(?:dose|took|taken|tablet|pill|capsule|used|use)\b|\btook\s+(?:her|his|their|the|my)\s+last\b/;
const UNTIL =
  /\b(?:until|till)\s+(?:last|about|around|\d|an?\s|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|yesterday)|\bup\s+to\s[^,;]{1,20}\sago\b/;
/** An injection that is due every few weeks is taken between its doses. */
const SCHEDULED =
  /\b(?:inj\w*|im|depot|lai|decanoate|palmitate|pamoate|lauroxil|microspheres|sustenna|trinza|hafyera|maintena|aristada|consta|vivitrol|sublocade|weekly|monthly|fortnightly|every|prn|as\s+needed|due|next)\b/;
const STOPPED =
  /stop|discontinu|\b(?:off|ceased|quit|longer|withdrawn|ended|finished|completed|paused|held|hold|past|previous\w*|former\w*|history|wash\w*|not|never|no|denies|tried|trial|failed|allerg\w*|was|were|had|used)\b/;
/** A last dose of yesterday is that of something taken. */
const LEAST_DAYS_OF_STOP = 2;

/**
 * "Last dose 10 days ago" says that it is not taken now, "last dose this morning" that it is, and so does "given 3
 * weeks ago" of an injection that is due every few weeks.
 */
export function withLastDose(
  reasons: ReadonlyMap<Named, NotTakenReason>,
  named: readonly Named[],
  plain: string,
): ReadonlyMap<Named, NotTakenReason> {
  const [only] = named;
  if (only === undefined || named.length > 1) return reasons;
  const isPast = [...reasons.values()].every((reason) => reason === 'stopped');
  if (isPast && SCHEDULED.test(plain) && !STOPPED.test(plain)) return new Map();
  if (reasons.size > 0 || SCHEDULED.test(plain)) return reasons;
  if (UNTIL.test(plain)) return new Map([[only, 'stopped' as const]]);
  const at = plain.search(LAST_DOSE);
  const since = at < 0 ? undefined : stopTimeIn(plain.slice(at, at + MOST_AFTER));
  if (since === undefined || ('leastDays' in since && since.leastDays < LEAST_DAYS_OF_STOP)) return reasons;
  return new Map([[only, 'stopped' as const]]);
}

/** What the names marked as not taken are, with the reason and the time of a stop. */
export function notTakenOf(
  { plain, tokens, named }: LineParts,
  reasons: ReadonlyMap<Named, NotTakenReason>,
): readonly NotTaken[] {
  return named.flatMap((name): NotTaken[] => {
    const reason = reasons.get(name);
    if (reason === undefined) return [];
    const since = reason === 'other' ? undefined : stopTimeIn(textAround(name, tokens, plain, named));
    const { meaning, by } = name;
    return [
      {
        ...(meaning.kind === 'drug' ? { drug: meaning.drug } : { exposure: meaning.exposure }),
        by,
        matched: wordsOf(name, tokens),
        // "Not taken for 3 days" is a stop.
        reason: since === undefined ? reason : 'stopped',
        ...(since && { since }),
      },
    ];
  });
}

const CLAUSE_END: ReadonlySet<string> = new Set([';', '\n', '•', '|']);

/** Letters around a name in which its time is looked for, however long the line is. */
const MOST_BEFORE = 120;
const MOST_AFTER = 240;

/** The clause of a name, without the time of another name of it where both have one. */
function textAround(name: Named, tokens: readonly Token[], plain: string, named: readonly Named[]): string {
  let [from, to] = [name.start, name.end];
  while (from > 0 && !CLAUSE_END.has(tokens[from - 1]?.text ?? '')) from -= 1;
  while (to < tokens.length && !CLAUSE_END.has(tokens[to]?.text ?? '')) to += 1;
  const next = named.find(({ start }) => start > name.start && start < to);
  const start = tokens[name.start]?.start ?? 0;
  const end = Math.min(tokens[to - 1]?.end ?? plain.length, start + MOST_AFTER);
  const own = plain.slice(start, Math.min(tokens[(next?.start ?? to) - 1]?.end ?? end, end));
  if (next !== undefined && stopTimeIn(own) !== undefined) return own;
  return plain.slice(Math.max(tokens[from]?.start ?? 0, start - MOST_BEFORE), end);
}

const GAP = /\b(?:missed|skipped|not\s+taken|no\s+doses?|gap|interrupted|interruption|ran\s+out|without)\b/;

/** "Restarted today" is not when it was stopped. */
const NEW_START = /\b(?:today|tonight|yesterday|tomorrow|now|this\s+morning)\b/g;

/** Doses missed for a while, of what is taken all the same. */
export function gapsOf(
  drugs: readonly RecognisedDrug[],
  plain: string,
  restarted: boolean,
): readonly NotTaken[] {
  const [only] = drugs;
  if (only === undefined || drugs.length > 1) return [];
  if (!restarted && !GAP.test(plain)) return [];
  const since = stopTimeIn(plain.slice(0, MOST_BEFORE + MOST_AFTER).replaceAll(NEW_START, ''));
  if (since === undefined && !restarted) return [];
  const { drug, by, matched } = only;
  return [{ drug, by, matched, reason: 'gap', ...(since && { since }) }];
}
