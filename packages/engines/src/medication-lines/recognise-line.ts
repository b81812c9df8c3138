import { joinOf, withCombinations } from './combination-names.ts';
import { type ExposureWord, EXPOSURE_WORDS, type SharedBrand } from '@svc/clinical';
import { countedDailyMg } from './counted-dose.ts';
import { bareNumberAfter, textBeside } from './directions-beside.ts';
import type { LineParts } from './directions-beside.ts';
import {
  doseMgIn,
  intakesPerDayOnAverage,
  isDailyTotal,
  simpleDirections,
  timesPerDayIn,
} from './dose-text.ts';
import { plainText, tokensOf } from './line-words.ts';
import type { Token } from './line-words.ts';
import { isDrug, wordsOf } from './named.ts';
import type { Named, NamedDrug } from './named.ts';
import { namesIn } from './names-in-line.ts';
import { notTaken } from './not-taken.ts';
import { gapsOf, isRestarted, notTakenOf, withLastDose } from './derive-not-taken.ts';
import type { NotTakenReason } from './taking-phrases.ts';
import type { RecognisedDrug, RecognisedLine } from './recognised-line.ts';
import { drugsOfBrand } from './shared-brand.ts';

/**
 * What a free-text line of a medication list names as taken: listed medications by generic name, brand, salt, safe
 * abbreviation or clear misspelling, and exposures. Case, surrounding space, apostrophes and compatibility forms do
 * not matter. What is denied, stopped, past, an allergy, a blood level or about someone else is not counted, except
 * that "stopped smoking" is an exposure of its own.
 *
 * Nothing is guessed: a misspelling is read only within the limits of `editLimit`, with every other known name at least two
 * edits further away, and not between look-alikes. Never throws. `matched` is in lower case.
 *
 * @example
 * ```ts
 * import { recogniseLine } from '@svc/engines';
 *
 * const [drug] = recogniseLine('Citalopram 40 mg twice daily').drugs;
 * [drug?.drug.key, drug?.doseMg, drug?.timesPerDay]; // → [ 'citalopram', 40, 2 ]
 * ```
 */
export function recogniseLine(text: string): RecognisedLine {
  const plain = plainText(text);
  const tokens = tokensOf(plain);
  const { named, wordings } = namesIn(tokens);
  if (named.length === 0) return { text, drugs: [], exposures: [], notTaken: [] };
  const combined = withCombinations(named, tokens);
  const marked = notTaken(tokens, combined, wordings);
  const reasons = withLastDose(marked, combined, plain);
  const restarted = isRestarted(plain) && reasons.size === combined.length;
  const line: LineRead = { plain, tokens, named: combined, reasons: restarted ? NO_REASONS : reasons };
  const drugs = drugsOf(line);
  const sharedBrands = sharedBrandsOf(line);
  return {
    text,
    drugs,
    exposures: exposuresOf(line),
    notTaken: [...notTakenOf(line, line.reasons), ...gapsOf(drugs, plain, restarted)],
    ...(sharedBrands.length > 0 && { sharedBrands }),
  };
}

const NO_REASONS: ReadonlyMap<Named, NotTakenReason> = new Map();

interface LineRead extends LineParts {
  readonly reasons: ReadonlyMap<Named, NotTakenReason>;
}

function drugsOf(line: LineRead): readonly RecognisedDrug[] {
  const { named, tokens, reasons } = line;
  const isTaken = (name: Named | undefined): name is NamedDrug =>
    name !== undefined && isDrug(name) && !reasons.has(name);
  const found = new Map<string, RecognisedDrug>();
  for (const [index, name] of named.entries()) {
    if (!isTaken(name)) continue;
    // Only marks stand between a product and its ingredient, so no other name does.
    const beside = [named[index - 1], named[index + 1]].filter(isTaken);
    if (beside.some((product) => isExplained(name, product, tokens))) continue;
    const { shared } = name.meaning;
    const only = recognisedDrug(name, line);
    for (const read of shared ? drugsOfBrand(shared, only) : [only]) {
      const before = found.get(read.drug.key);
      found.set(read.drug.key, before ? merged(before, read) : read);
    }
  }
  return [...found.values()];
}

function sharedBrandsOf({ named, reasons }: LineRead): readonly SharedBrand[] {
  return named.flatMap((name) => {
    const shared = isDrug(name) && !reasons.has(name) ? name.meaning.shared : undefined;
    return shared ? [shared] : [];
  });
}

/** An ingredient in brackets beside its product, or the product in brackets beside it: named once. */
function isExplained(name: NamedDrug, product: NamedDrug, tokens: readonly Token[]): boolean {
  if (!product.meaning.drug.ingredients?.includes(name.meaning.drug.key)) return false;
  const [first, second] = name.start < product.start ? [name, product] : [product, name];
  const opening = tokens[second.start - 1]?.text;
  return (opening === '(' || opening === '[') && joinOf(tokens.slice(first.end, second.start)) === 'mark';
}

function recognisedDrug(name: NamedDrug, line: LineRead): RecognisedDrug {
  const { drug } = name.meaning;
  const { doseMg, timesPerDay, intakesPerDay, dailyMg } = directionsOf(name, line);
  const matched = wordsOf(name, line.tokens);
  return {
    drug,
    by: name.by,
    matched,
    ...(doseMg && { doseMg }),
    ...(timesPerDay && { timesPerDay }),
    ...(intakesPerDay && { intakesPerDay }),
    ...(dailyMg && { dailyMg }),
  };
}

function directionsOf(
  name: NamedDrug,
  line: LineRead,
): Pick<RecognisedDrug, 'doseMg' | 'timesPerDay' | 'intakesPerDay' | 'dailyMg'> {
  const { drug } = name.meaning;
  const { dose, directions } = textBeside(name, line);
  const simple = dose === directions ? simpleDirections(dose) : undefined;
  if (simple) {
    const { mg, ...times } = simple;
    return { doseMg: drug.ingredients ? undefined : mg, ...times };
  }
  const timesPerDay = timesPerDayIn(directions);
  const intakesPerDay = timesPerDay === undefined ? intakesPerDayOnAverage(directions) : undefined;
  const doseMg = isDailyTotal(directions, timesPerDay)
    ? undefined
    : doseMgIn(dose, drug, () => bareNumberAfter(name, line.tokens));
  return doseMg === undefined
    ? { doseMg, timesPerDay, dailyMg: countedDailyMg(countedText(dose, directions), drug, timesPerDay) }
    : { doseMg, timesPerDay, intakesPerDay };
}

function countedText(dose: string, directions: string): string {
  return (dose === directions ? dose : `${dose} ${directions}`).slice(0, MOST_COUNTED);
}

/** Letters in which a count of tablets is looked for. */
const MOST_COUNTED = 240;

/** The same medication named again: what both say, or the one that says it. */
function merged(first: RecognisedDrug, second: RecognisedDrug): RecognisedDrug {
  const { drug, by, matched } = first.by === 'name' ? first : second;
  const doseMg = agreed(first.doseMg, second.doseMg);
  const timesPerDay = agreed(first.timesPerDay, second.timesPerDay);
  const intakesPerDay = agreed(first.intakesPerDay, second.intakesPerDay);
  const dailyMg = agreed(first.dailyMg, second.dailyMg);
  return {
    drug,
    by,
    matched,
    ...(doseMg && { doseMg }),
    ...(timesPerDay && { timesPerDay }),
    ...(intakesPerDay && { intakesPerDay }),
    ...(dailyMg && { dailyMg }),
  };
}

function agreed(first: number | undefined, second: number | undefined): number | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return first === second ? first : undefined;
}

const exposureByKey = new Map(EXPOSURE_WORDS.map((exposure) => [exposure.key, exposure]));

function exposuresOf({ tokens, named, reasons }: LineRead): readonly ExposureWord[] {
  const found = new Set<ExposureWord>();
  for (const name of named) {
    if (name.meaning.kind !== 'exposure' || isIndication(name, tokens)) continue;
    const exposure = exposureBy(name.meaning.exposure, reasons.get(name));
    if (exposure) found.add(exposure);
  }
  return [...found];
}

/** "Naltrexone for alcohol": why it is taken, not what else is. */
function isIndication(name: Named, tokens: readonly Token[]): boolean {
  const before = tokens[name.start - 1]?.text;
  return before === 'for' || before === 'against';
}

/** To stop smoking is an exposure, and not to have stopped is to smoke. */
function exposureBy(exposure: ExposureWord, reason: NotTakenReason | undefined): ExposureWord | undefined {
  if (reason === undefined) return exposure;
  if (exposure.key.startsWith('smoking') && reason === 'stopped') return exposureByKey.get('smoking_stopped');
  if (exposure.key === 'smoking_stopped' && reason === 'not') return exposureByKey.get('smoking');
  return undefined;
}
