import type { Drug, ExposureWord } from '@svc/clinical';
import type { RecognisedDrug, RecognisedLine } from '../../medication-lines/recognised-line.ts';

/** What is known of the daily dose over all lines that name the medication. */
interface DailyDose {
  /** Sum of what is written; 0 when nothing is. */
  readonly atLeastMg: number;
  /** The same with what is written for longer than a day, on average: "60 mg every other day" is 30. */
  readonly averageMg: number;
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
    daily: dailyDoseOf(named),
    lines,
    matched: named.map(({ matched }) => matched),
  };
}

interface WrittenDose {
  readonly dailyMg: number | undefined;
  readonly eachMg: number | undefined;
  readonly timesPerDay: number | undefined;
  /** Of one that is taken less often than daily. */
  readonly averageMg: number;
}

/** A dose written twice alike is one dose, also where one of them leaves out how often; different doses add up. */
function dailyDoseOf(named: readonly RecognisedDrug[]): DailyDose {
  const written: WrittenDose[] = [];
  for (const drug of named) {
    const dose = doseWritten(drug);
    const before = written.findIndex((it) => isSameDose(it, dose));
    if (before === -1) written.push(dose);
    else if (written[before]?.timesPerDay === undefined) written[before] = dose;
  }
  let atLeastMg = 0;
  let averageMg = 0;
  let dosesWritten = true;
  let complete = true;
  for (const dose of written) {
    const { eachMg, timesPerDay, dailyMg } = dose;
    atLeastMg += dailyMg ?? (eachMg ?? 0) * (timesPerDay ?? 1);
    averageMg += dose.averageMg;
    dosesWritten &&= eachMg !== undefined;
    complete &&= eachMg !== undefined && timesPerDay !== undefined;
  }
  return { atLeastMg, averageMg: atLeastMg + averageMg, dosesWritten, complete };
}

/** A dose for a week or a month is no daily dose. */
function doseWritten({ doseMg, timesPerDay, intakesPerDay, dailyMg }: RecognisedDrug): WrittenDose {
  if (intakesPerDay === undefined) return { eachMg: doseMg, timesPerDay, dailyMg, averageMg: 0 };
  return { eachMg: undefined, timesPerDay, dailyMg: undefined, averageMg: (doseMg ?? 0) * intakesPerDay };
}

function isSameDose(one: WrittenDose, other: WrittenDose): boolean {
  const isOftenLeftOut = one.timesPerDay === undefined || other.timesPerDay === undefined;
  return (
    one.eachMg === other.eachMg &&
    (one.timesPerDay === other.timesPerDay || (isOftenLeftOut && one.eachMg !== undefined)) &&
    one.dailyMg === other.dailyMg &&
    one.averageMg === other.averageMg
  );
}

/** A class word beside a medication of that class describes it: "sertraline (SSRI)" is one thing. */
function exposuresBeside(line: RecognisedLine): readonly ExposureWord[] {
  return line.exposures.filter(
    ({ classes: [kind] }) =>
      !line.drugs.some(({ drug }) => kind !== undefined && drug.classes.includes(kind)),
  );
}
