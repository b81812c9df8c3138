import type { Drug, ExposureWord } from '@svc/clinical';
import type { RecognisedDrug, RecognisedLine } from '../medication-lines/recognise-line.ts';

/** What is known of the daily dose over all lines that name the medication. */
interface DailyDose {
  /** Sum of what is written; 0 when nothing is. */
  readonly atLeastMg: number;
  /** Whether a dose is written wherever the medication is named. */
  readonly dosesWritten: boolean;
  /** Whether a dose and its times a day are. */
  readonly complete: boolean;
}

export interface TakenDrug {
  readonly kind: 'drug';
  readonly drug: Drug;
  readonly daily: DailyDose;
  /** The lines that name it, as sent. */
  readonly lines: readonly string[];
  /** The words that name it in each of them. */
  readonly matched: readonly string[];
}

interface TakenExposure {
  readonly kind: 'exposure';
  readonly exposure: ExposureWord;
}

/** One thing taken or done: each medication and each exposure counts once, however often it is named. */
export type Taken = TakenDrug | TakenExposure;

const INJECTION =
  /\b(inj|injection|injectable|intramuscular|im|iv|intravenous|subcutaneous|depot|decanoate|lai|pamoate|palmitate|lauroxil|enanthate|microspheres|sustenna|trinza|hafyera|maintena|asimtufii|aristada|consta|perseris|uzedy|rykindo|relprevv|vivitrol|sublocade|brixadi)\b/i;
/** Written for longer than a day: no daily dose follows. */
const NOT_DAILY =
  /\b(weekly|monthly|fortnightly|biweekly|once (a|per|every) (week|month)|(per|every|each) (week|month)|every (other|alternate|two|three|four|\d+) (days?|weeks?|months?)|q ?\d+ ?(w|wk|weeks?|months?))\b/i;
const PATCH = /\b(patch|patches|transdermal|emsam)\b/i;

/** What the lines name, in the order of the lines. */
export function takenIn(lines: readonly RecognisedLine[]): Taken[] {
  const found = new Map<Drug | ExposureWord, NamedIn | TakenExposure>();
  for (const line of lines) {
    for (const named of line.drugs) {
      const { drug } = named;
      const before = found.get(drug);
      if (!before) found.set(drug, { drug, named: [named], lines: [line.text] });
      else if ('named' in before) {
        before.named.push(named);
        before.lines.push(line.text);
      }
    }
    for (const exposure of exposuresBeside(line))
      if (!found.has(exposure)) found.set(exposure, { kind: 'exposure', exposure });
  }
  return [...found.values()].map((it) => ('named' in it ? takenDrug(it) : it));
}

/** Name of the medication or label of the exposure. */
export function labelOf(taken: Taken): string {
  return taken.kind === 'drug' ? taken.drug.name : taken.exposure.label;
}

/** An injection or depot is written in a line that names it. */
export function isInjected(taken: Taken): boolean {
  return taken.kind === 'drug' && taken.lines.some((line) => INJECTION.test(line));
}

/** A transdermal patch is written in a line that names it. */
export function isPatch(taken: Taken): boolean {
  return taken.kind === 'drug' && taken.lines.some((line) => PATCH.test(line));
}

/** The lines that name one medication. */
interface NamedIn {
  readonly drug: Drug;
  readonly named: RecognisedDrug[];
  readonly lines: string[];
}

function takenDrug({ drug, named, lines }: NamedIn): TakenDrug {
  return {
    kind: 'drug',
    drug,
    daily: dailyDoseOf(named, lines),
    lines,
    matched: named.map(({ matched }) => matched),
  };
}

interface WrittenDose {
  readonly dailyMg: number | undefined;
  readonly eachMg: number | undefined;
  readonly timesPerDay: number | undefined;
}

/** A dose written twice alike is one dose; different doses add up. */
function dailyDoseOf(named: readonly RecognisedDrug[], lines: readonly string[]): DailyDose {
  const written: WrittenDose[] = [];
  for (const [index, drug] of named.entries()) {
    const dose = doseWritten(drug, lines[index] ?? '');
    if (!written.some((it) => isSameDose(it, dose))) written.push(dose);
  }
  let atLeastMg = 0;
  let dosesWritten = true;
  let complete = true;
  for (const { eachMg, timesPerDay, dailyMg } of written) {
    atLeastMg += dailyMg ?? (eachMg ?? 0) * (timesPerDay ?? 1);
    dosesWritten &&= eachMg !== undefined;
    complete &&= eachMg !== undefined && timesPerDay !== undefined;
  }
  return { atLeastMg, dosesWritten, complete };
}

/** A dose for a week or a month is no daily dose. */
function doseWritten({ doseMg, timesPerDay, dailyMg }: RecognisedDrug, line: string): WrittenDose {
  const isRarer = timesPerDay === undefined && NOT_DAILY.test(line);
  return { eachMg: isRarer ? undefined : doseMg, timesPerDay, dailyMg: isRarer ? undefined : dailyMg };
}

function isSameDose(one: WrittenDose, other: WrittenDose): boolean {
  return (
    one.eachMg === other.eachMg && one.timesPerDay === other.timesPerDay && one.dailyMg === other.dailyMg
  );
}

/** A class word beside a medication of that class describes it: "sertraline (SSRI)" is one thing. */
function exposuresBeside(line: RecognisedLine): readonly ExposureWord[] {
  return line.exposures.filter(
    ({ classes: [kind] }) =>
      !line.drugs.some(({ drug }) => kind !== undefined && drug.classes.includes(kind)),
  );
}
