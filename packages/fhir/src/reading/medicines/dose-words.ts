import type { Drug } from '@svc/clinical';
import type { Dosage } from 'fhir/r4.js';
import { elementsOf } from '../element/element.ts';
import { exact } from './amounts.ts';
import { type DayDose, dayDoseOf } from './day-dose.ts';
import { type DosedProduct, type Intake, readIntake } from './dose-intake.ts';
import { dailyMgOf, lineDose } from './dose-text.ts';

/** Dose and frequency as a line of a medication list has them: read back, they give the dose of a day. */
export interface DoseWords {
  readonly dosage: string | undefined;
  readonly frequency: string | undefined;
  /** How the instructions were read, where that does not show in the words. */
  readonly remarks: readonly string[];
  /** What of them has to be looked at. */
  readonly asks: readonly string[];
}

type Words = Omit<DoseWords, 'asks'>;

export interface DosedMedicine extends DosedProduct {
  /** Strength and form in the name of the product. */
  readonly productWords: string | undefined;
  /** Every word about the product: where an injection or a patch is named. */
  readonly allWords: string;
  /** Milliseconds since the epoch, where it is known. */
  readonly begins: number | undefined;
}

/** More instructions than anybody writes for one medicine; what is beyond is said. */
const MOST_INSTRUCTIONS = 100;

/** Reads the instructions of one medicine, `dosageInstruction` or `dosage`. */
export function readDoses(instructions: unknown, medicine: DosedMedicine, now: number): DoseWords {
  const all = elementsOf<Dosage>(instructions);
  const intakes = withoutRepeats(all.slice(0, MOST_INSTRUCTIONS).map((each) => readIntake(each, medicine)));
  const more =
    all.length > MOST_INSTRUCTIONS
      ? [`${all.length} instructions: only the first ${MOST_INSTRUCTIONS} were read`]
      : [];
  const [first] = intakes;
  if (first === undefined) return { dosage: undefined, frequency: undefined, remarks: [], asks: [] };
  const day = dayDoseOf(intakes, medicine.begins, now);
  const words =
    day === undefined || medicine.drug === undefined
      ? asWritten(intakes, medicine.productWords)
      : inLine(intakes, day, medicine, medicine.drug);
  return {
    ...words,
    remarks: [...words.remarks, ...intakes.flatMap(({ remarks }) => remarks), ...more],
    asks: intakes.flatMap(({ asks }) => asks),
  };
}

/** An instruction that stands twice, alike in everything that is read, is one. */
function withoutRepeats(intakes: readonly Intake[]): Intake[] {
  const seen = new Set<string>();
  return intakes.filter(({ words, doseMg, perDay, dailyMg, sequence, bounds, moments }) => {
    const { from, to, lastsMs } = bounds;
    const key = JSON.stringify([words, doseMg, perDay, dailyMg, sequence, from, to, lastsMs, moments]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Where no dose of a day is known: the words, behind the strength where they count nothing, and how often. */
function asWritten(intakes: readonly Intake[], productWords: string | undefined): Words {
  const words = intakes.map((intake) => intake.words).filter((text) => text !== '');
  const [only] = intakes;
  const perDay = intakes.length === 1 && only?.text === undefined ? only?.perDay : undefined;
  return {
    dosage: words.length === 0 ? undefined : withStrength(words.join('; '), productWords),
    frequency: perDay === undefined ? undefined : frequencyWords(perDay),
    remarks: [],
  };
}

/** A number in the words would be a dose that could not be read: the strength is not put in its place. */
const COUNTS = /\d|\b(?:half|two|three|four|five|six)\b|½/i;
const MOST_LETTERS = 1_000;

function withStrength(words: string, productWords: string | undefined): string {
  return productWords === undefined || COUNTS.test(words.slice(0, MOST_LETTERS))
    ? words
    : `${productWords}, ${words}`;
}

const INJECTED = /\binject|\bintramuscular\b|\bdepot\b|\bsyringe\b|\blong[- ]acting\b|\bimplant/i;
const PATCH = /\bpatch|\btransdermal/i;

function inLine(intakes: readonly Intake[], day: DayDose, medicine: DosedMedicine, drug: Drug): Words {
  const [only] = intakes;
  const single = intakes.length === 1 ? only : undefined;
  const text = single?.text;
  const frequency = single?.perDay === undefined ? undefined : frequencyWords(single.perDay);
  if (text !== undefined) {
    // Words of the sender stay as they are where a reader of lines takes the same dose from them.
    for (const dosage of [text, `${medicine.productWords ?? ''}, ${text}`])
      if (gives(`${dosage} ${frequency ?? ''}`, day, drug)) return { dosage, frequency, remarks: [] };
  }
  const form = INJECTED.test(medicine.allWords)
    ? ' injection'
    : PATCH.test(medicine.allWords)
      ? ' patch'
      : '';
  const line = single === undefined ? dayLine(day, form) : intakeLine(single, day, form, drug);
  return { ...line, remarks: remarksOn(intakes, day, line) };
}

interface Line {
  readonly dosage: string;
  readonly frequency: string | undefined;
}

/** The dose of one intake and how often, where that reads back; else the dose of a day. */
function intakeLine(
  { doseMg, perDay, dailyMg, asNeeded }: Intake,
  day: DayDose,
  form: string,
  drug: Drug,
): Line {
  if (doseMg === undefined || dailyMg !== undefined || (asNeeded && perDay !== undefined))
    return dayLine(day, form);
  const line = {
    dosage: `${doseMg} mg${form}`,
    frequency: asNeeded ? 'as needed' : perDay === undefined ? undefined : frequencyWords(perDay),
  };
  return gives(`${line.dosage} ${line.frequency ?? ''}`, day, drug) ? line : dayLine(day, form);
}

function dayLine({ dailyMg, lessThanDaily, asNeeded, isTaper }: DayDose, form: string): Line {
  if (lessThanDaily) return { dosage: `${rounded(dailyMg * 7)} mg${form}`, frequency: 'once weekly' };
  const frequency = asNeeded ? 'a day at most, as needed' : isTaper ? 'daily, at the highest step' : 'daily';
  return { dosage: `${rounded(dailyMg)} mg${form}`, frequency };
}

function rounded(mg: number): number {
  return Number(mg.toPrecision(6));
}

/** Whether a reader of lines takes the dose of a day from the words. */
function gives(words: string, { dailyMg, lessThanDaily }: DayDose, drug: Drug): boolean {
  const read = lineDose(words, drug);
  const daily = dailyMgOf(read);
  return (
    daily !== undefined &&
    Math.abs(daily - dailyMg) <= 1e-5 * dailyMg &&
    (read.perDay ?? 1) < 1 === lessThanDaily
  );
}

const TIMES: ReadonlyMap<number, string> = new Map([
  [1, 'once daily'],
  [2, 'twice daily'],
  [3, 'three times daily'],
  [4, 'four times daily'],
]);
const MOST_TIMES = 12;

/** Intakes a day in words. */
function frequencyWords(perDay: number): string | undefined {
  const times =
    TIMES.get(perDay) ??
    (Number.isInteger(perDay) && perDay <= MOST_TIMES ? `${perDay} times daily` : undefined);
  if (times !== undefined) return times;
  if (perDay > 1) return undefined;
  const days = exact(1 / perDay);
  if (days === 2) return 'every other day';
  if (days === 7) return 'once weekly';
  if (days === 30) return 'once a month';
  if (Number.isInteger(days / 7)) return `every ${days / 7} weeks`;
  if (Number.isInteger(days)) return `every ${days} days`;
  const aWeek = exact(perDay * 7);
  if (aWeek === 2) return 'twice weekly';
  return Number.isInteger(aWeek) ? `${aWeek} times a week` : undefined;
}

/** What the line alone does not say. */
function remarksOn(intakes: readonly Intake[], day: DayDose, { dosage, frequency }: Line): string[] {
  const written = intakes
    .map(({ words }) => words)
    .filter((words) => words !== '')
    .join('; ')
    .slice(0, 300);
  const unread = intakes.filter((intake) => dailyMgOf(intake) === undefined).length;
  const present = day.presentMg === undefined ? '' : `, at present ${rounded(day.presentMg)} mg a day`;
  const isPlain =
    intakes.length === 1 &&
    intakes[0]?.text === undefined &&
    intakes[0]?.doseMg !== undefined &&
    dosage === `${intakes[0].doseMg} mg`;
  return [
    ...(isPlain && !day.asNeeded
      ? []
      : [`"${written}": read as ${[dosage, frequency].filter(Boolean).join(' ')}${present}`]),
    ...(unread > 0 && intakes.length > 1
      ? [
          `${unread} of ${intakes.length} instructions ${unread === 1 ? 'gives' : 'give'} no dose and ${unread === 1 ? 'is' : 'are'} not in the dose of a day`,
        ]
      : []),
  ];
}
