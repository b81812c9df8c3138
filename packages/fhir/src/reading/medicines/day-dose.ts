import { exact } from './amounts.ts';
import { dailyMgOf } from './dose-text.ts';
import type { Intake } from './dose-intake.ts';

/** What several instructions come to. */
export interface DayDose {
  /** Milligrams a day on average; of steps that follow each other the highest that is not over. */
  readonly dailyMg: number;
  /** Every part of it is taken less often than daily. */
  readonly lessThanDaily: boolean;
  readonly asNeeded: boolean;
  /** Whether one instruction follows another. */
  readonly isTaper: boolean;
  /** Milligrams a day at the moment asked for, where the steps have dates. */
  readonly presentMg: number | undefined;
}

interface Span {
  readonly intake: Intake;
  readonly from: number;
  readonly to: number;
}

/**
 * The dose of a day of instructions that hold together: each is added as long as it holds, and the highest day that is
 * not over counts. Instructions that follow each other by their bounds, or by their words, are steps and never added.
 */
export function dayDoseOf(
  intakes: readonly Intake[],
  begins: number | undefined,
  now: number,
): DayDose | undefined {
  const spans = spansOf(
    intakes.filter((intake) => dailyMgOf(intake) !== undefined),
    begins ?? now,
  );
  if (spans.length === 0) return undefined;
  const ahead = spans.filter(({ to }) => to > now);
  const held = ahead.length > 0 ? ahead : spans;
  const dailyMg = highestDay(held);
  const isTaper = sumOf(spans) > highestDay(spans);
  const present = spans.filter(({ from, to }) => from <= now && now < to);
  return {
    dailyMg,
    lessThanDaily: held.every(({ intake }) => isLessThanDaily(intake)) && intakesADay(held) < EVERY_DAY,
    asNeeded: held.some(({ intake }) => intake.asNeeded),
    isTaper,
    presentMg: isTaper && present.length > 0 ? sumOf(present) : undefined,
  };
}

/** Different doses on different days of the week, one on each: seven sevenths, as far as numbers go. */
const EVERY_DAY = 0.999;

function isLessThanDaily({ perDay, dailyMg }: Intake): boolean {
  return perDay !== undefined && perDay < 1 && dailyMg === undefined;
}

function intakesADay(spans: readonly Span[]): number {
  return spans.reduce((sum, { intake }) => sum + (intake.perDay ?? 1), 0);
}

function sumOf(spans: readonly Span[]): number {
  return exact(spans.reduce((sum, { intake }) => sum + (dailyMgOf(intake) ?? 0), 0));
}

/** When each instruction holds: by its dates, by how long the ones before it last, or one after the other by its words. */
function spansOf(intakes: readonly Intake[], begins: number): Span[] {
  if (areSteps(intakes)) return intakes.map(oneAfterTheOther);
  let from = Number.NEGATIVE_INFINITY;
  return inSequence(intakes).flatMap((group) => {
    const start = Number.isFinite(from) ? from : begins;
    const spans = group.map((intake) => spanOf(intake, from, start));
    const lasts = Math.max(...group.map(({ bounds }) => bounds.lastsMs ?? 0));
    if (lasts > 0) from = start + lasts;
    return spans;
  });
}

/** By words alone: "then", or for so many days and the other for more; two that last alike are taken together. */
function areSteps(intakes: readonly Intake[]): boolean {
  if (intakes.length < 2 || intakes.some(isBounded)) return false;
  return intakes.some(({ isStep }) => isStep) || new Set(intakes.map(({ lasts }) => lasts)).size > 1;
}

function isBounded({ bounds: { from, to, lastsMs } }: Intake): boolean {
  return from !== undefined || to !== undefined || lastsMs !== undefined;
}

/** Words that say "then" have no dates: each has a moment of its own, and none of them is over. */
function oneAfterTheOther(intake: Intake, index: number, { length }: readonly Intake[]): Span {
  const from = Number.MAX_SAFE_INTEGER - (length - index);
  return { intake, from, to: from + 1 };
}

function inSequence(intakes: readonly Intake[]): Intake[][] {
  const groups = new Map<number, Intake[]>();
  for (const intake of intakes) {
    const group = groups.get(intake.sequence ?? 0);
    if (group === undefined) groups.set(intake.sequence ?? 0, [intake]);
    else group.push(intake);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

function spanOf(intake: Intake, from: number, start: number): Span {
  const { from: own, to, lastsMs } = intake.bounds;
  return {
    intake,
    from: own ?? (to === undefined ? from : Number.NEGATIVE_INFINITY),
    to: to ?? (lastsMs === undefined ? Number.POSITIVE_INFINITY : (own ?? start) + lastsMs),
  };
}

/** The most milligrams of any moment, in one pass over the beginnings and ends. */
function highestDay(spans: readonly Span[]): number {
  const changes = spans
    .flatMap(({ intake, from, to }) => {
      const mg = dailyMgOf(intake) ?? 0;
      return [
        { at: from, mg },
        { at: to, mg: -mg },
      ];
    })
    .toSorted((a, b) => (a.at === b.at ? a.mg - b.mg : a.at - b.at));
  let sum = 0;
  let highest = 0;
  for (const { mg } of changes) {
    sum += mg;
    highest = Math.max(highest, sum);
  }
  return exact(highest);
}
