import type { Drug, ExposureWord } from '../drugs/define-drug.ts';
import type { RecognisedDrug, RecognisedLine } from '../drugs/recognise-line.ts';

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
  /** An injection or depot is written in a line that names it. */
  readonly injected: boolean;
  /** A transdermal patch is written in a line that names it. */
  readonly patch: boolean;
  /** Words of the lines that named it, as written, each line once. */
  readonly namedAs: readonly string[];
  /** How many lines name it. */
  readonly lines: number;
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
  const drugs = new Map<string, NamedDrug[]>();
  const taken = new Map<string, () => Taken>();
  for (const line of lines) {
    for (const named of line.drugs) {
      const { key } = named.drug;
      const all = drugs.get(key) ?? [];
      all.push({ ...named, text: line.text });
      drugs.set(key, all);
      taken.set(`drug ${key}`, () => takenDrug(named.drug, all));
    }
    for (const exposure of exposuresBeside(line))
      taken.set(`exposure ${exposure.key}`, () => ({ kind: 'exposure', exposure }));
  }
  return [...taken.values()].map((build) => build());
}

/** Name of the medication or label of the exposure. */
export function labelOf(taken: Taken): string {
  return taken.kind === 'drug' ? taken.drug.name : taken.exposure.label;
}

interface NamedDrug extends RecognisedDrug {
  readonly text: string;
}

function takenDrug(drug: Drug, named: readonly NamedDrug[]): TakenDrug {
  return {
    kind: 'drug',
    drug,
    daily: dailyDoseOf(named),
    // Looked for when a rule asks: few do.
    get injected() {
      return named.some(({ text }) => INJECTION.test(text));
    },
    get patch() {
      return named.some(({ text }) => PATCH.test(text));
    },
    namedAs: [...new Set(named.map(({ matched }) => matched.toLowerCase()))],
    lines: named.length,
  };
}

/** A dose written twice alike is one dose; different doses add up. A dose for a week or a month is no daily dose. */
function dailyDoseOf(named: readonly NamedDrug[]): DailyDose {
  const written = new Map(
    named.map(({ doseMg, timesPerDay, text }) => {
      const eachMg = timesPerDay === undefined && NOT_DAILY.test(text) ? undefined : doseMg;
      return [`${eachMg} ${timesPerDay}`, { eachMg, timesPerDay }];
    }),
  );
  let atLeastMg = 0;
  let dosesWritten = true;
  let complete = true;
  for (const { eachMg, timesPerDay } of written.values()) {
    atLeastMg += (eachMg ?? 0) * (timesPerDay ?? 1);
    dosesWritten &&= eachMg !== undefined;
    complete &&= eachMg !== undefined && timesPerDay !== undefined;
  }
  return { atLeastMg, dosesWritten, complete };
}

/** A class word beside a medication of that class describes it: "sertraline (SSRI)" is one thing. */
function exposuresBeside(line: RecognisedLine): readonly ExposureWord[] {
  return line.exposures.filter(
    ({ classes: [kind] }) =>
      !line.drugs.some(({ drug }) => kind !== undefined && drug.classes.includes(kind)),
  );
}
