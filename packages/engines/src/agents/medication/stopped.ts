import {
  type Drug,
  type ExposureWord,
  type Evidence,
  referenceStatusOf,
  WASHOUTS,
  type Washout,
} from '@svc/clinical';
import type { RecognisedLine } from '../../medication-lines/recognised-line.ts';
import { leastDaysSince } from '../../medication-lines/stop-time.ts';
import { type Interaction, interactionsAmong } from './interactions-among.ts';
import { inductionEndsText } from './level-text.ts';
import { expandMembers } from './rule-index.ts';
import { isInjected, labelOf, type Taken } from './taken.ts';
import { stoppedText } from './wording.ts';

/** Something named as stopped, and not as taken by another line. */
export interface Stopped {
  readonly taken: Taken;
  /** As the line says it; absent when no time is stated. */
  readonly when?: string;
  /** Fewest whole days since then; absent when not stated or not to be said. */
  readonly days?: number;
}

/** An interaction with something stopped that still matters. */
export interface StoppedInteraction extends Interaction {
  readonly stopped: {
    readonly name: string;
    readonly when: string | null;
    readonly washoutDays: number;
    /** Null when the time was not stated. */
    readonly stillMattersDays: number | null;
    readonly evidence: 'published' | 'provisional';
    readonly source: string;
  };
}

interface Row extends Washout {
  readonly stoppedKeys: ReadonlySet<string>;
  readonly mattersKeys: ReadonlySet<string> | undefined;
}

const ROWS: readonly Row[] = WASHOUTS.map((row) => ({
  ...row,
  stoppedKeys: expandMembers(row.stopped),
  mattersKeys: row.matters && expandMembers(row.matters),
}));

/** What the lines name as stopped, each once, at its latest stop. */
export function stoppedIn(lines: readonly RecognisedLine[], now: number | undefined): Stopped[] {
  const found = new Map<string, Stopped>();
  for (const { text, notTaken } of lines) {
    for (const { drug, exposure, reason, since, matched } of notTaken) {
      const thing = drug ?? exposure;
      if (reason !== 'stopped' || thing === undefined) continue;
      const days = since && leastDaysSince(since, now);
      const stopped: Stopped = {
        taken: asTaken(thing, text, matched),
        ...(since && { when: since.words }),
        ...(days !== undefined && { days }),
      };
      const before = found.get(thing.key);
      if (!before || isLater(stopped, before)) found.set(thing.key, stopped);
    }
  }
  return [...found.values()];
}

/** A time that is not stated counts as the latest. */
function isLater(one: Stopped, other: Stopped): boolean {
  const difference = (one.days ?? -1) - (other.days ?? -1);
  return difference === 0 ? (one.when ?? '') < (other.when ?? '') : difference < 0;
}

function keyOf(taken: Taken): string {
  return taken.kind === 'drug' ? taken.drug.key : taken.exposure.key;
}

function asTaken(thing: Drug | ExposureWord, line: string, matched: string): Taken {
  if (!('inn' in thing)) return { kind: 'exposure', exposure: thing };
  const daily = { atLeastMg: 0, averageMg: 0, dosesWritten: false, complete: false };
  return { kind: 'drug', drug: thing, daily, lines: [line], matched: [matched] };
}

/** Interactions between what was stopped and what is taken, where a washout row stands and is not yet over. */
export function stoppedInteractions(
  stopped: readonly Stopped[],
  taken: readonly Taken[],
): StoppedInteraction[] {
  return stopped.flatMap((one) => {
    const rows = rowsOf(one);
    if (rows.length === 0) return [];
    return taken.flatMap((other) => {
      const [interaction] = interactionsAmong([one.taken, other]);
      if (!interaction) return [];
      const row = longest(rows.filter((it) => applies(it, other, interaction)));
      if (!row || (one.days !== undefined && one.days >= row.days)) return [];
      return [withStop(interaction, one, row, other)];
    });
  });
}

/** Whether a washout row stands for it at all. */
export function hasWashout(stopped: Stopped): boolean {
  return rowsOf(stopped).length > 0;
}

function rowsOf({ taken }: Stopped): Row[] {
  const keys = keysOf(taken);
  return ROWS.filter(
    ({ stoppedKeys, injected, written }) =>
      keys.some((key) => stoppedKeys.has(key)) &&
      (injected !== true || isInjected(taken)) &&
      (written === undefined || isWritten(taken, written)),
  );
}

/** What it is, and what it holds. */
function keysOf(taken: Taken): string[] {
  return [keyOf(taken), ...(taken.kind === 'drug' ? (taken.drug.ingredients ?? []) : [])];
}

function isWritten(taken: Taken, word: string): boolean {
  return taken.kind === 'drug' && taken.lines.some((line) => line.toLowerCase().includes(word));
}

function applies({ mattersKeys, mechanisms }: Row, other: Taken, { mechanism }: Interaction): boolean {
  if (mattersKeys && !keysOf(other).some((key) => mattersKeys.has(key))) return false;
  return mechanisms === undefined || mechanisms.some((word) => mechanism.includes(word));
}

function longest(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>((most, row) => (most && most.days >= row.days ? most : row), undefined);
}

function withStop(
  interaction: Interaction,
  { taken, when, days }: Stopped,
  row: Row,
  other: Taken,
): StoppedInteraction {
  const name = labelOf(taken);
  const stillMattersDays = days === undefined ? null : row.days - days;
  const stop = { name, when: when ?? null, washoutDays: row.days, stillMattersDays };
  const advice =
    inductionEndsText(interaction.ruleIds ?? [], keysOf(other), name) ?? interaction.recommendation;
  return {
    ...interaction,
    recommendation: `${stoppedText(stop)}. ${advice}`,
    stopped: { ...stop, evidence: standingOf(row.evidence), source: row.evidence.source },
  };
}

function standingOf(evidence: Evidence): 'published' | 'provisional' {
  return referenceStatusOf(evidence) === 'published' ? 'published' : 'provisional';
}
