import { CLOZAPINE_MYOCARDITIS, type MyocarditisSign } from '@svc/clinical';

/** A raised reading that can belong to a myocarditis on clozapine. */
export interface HeartReading<Reading> {
  readonly reading: Reading;
  /** Key of the analyte. */
  readonly key: string;
  readonly label: string;
  /** In the analyte's own unit; undefined where it is only flagged. */
  readonly value: number | undefined;
  /** The upper end of its range, in the same unit. */
  readonly limit: number | undefined;
  /** It is flagged high, or above the range sent with it. */
  readonly calledHigh: boolean;
  /** The value with its unit as printed. */
  readonly text: string;
}

/** Readings that together ask to look for a myocarditis on clozapine. */
export interface Myocarditis<Reading> {
  /** Worst first, never empty. */
  readonly readings: readonly [HeartReading<Reading>, ...HeartReading<Reading>[]];
  /** Beyond the point at which the monitoring protocol advises cessation. */
  readonly beyond: boolean;
  readonly hasTroponin: boolean;
}

const { signs, troponins, cessation } = CLOZAPINE_MYOCARDITIS;

/** What the readings of somebody on clozapine ask to look for; undefined where none of them does. */
export function findMyocarditis<Reading>(
  sent: readonly HeartReading<Reading>[],
): Myocarditis<Reading> | undefined {
  const raised = signs.flatMap((sign) => worstOf(sign, sent) ?? []);
  const [first, ...others] = raised;
  if (first === undefined) return undefined;
  const enough = raised.length > 1 || isTroponin(first) || standsAlone(first);
  if (!enough) return undefined;
  return {
    readings: [first, ...others],
    beyond: raised.some(isBeyond),
    hasTroponin: sent.some(isTroponin),
  };
}

function isTroponin({ key }: HeartReading<unknown>): boolean {
  return troponins.has(key);
}

/** Of several readings of one sign the highest; undefined where none is raised. */
function worstOf<Reading>(
  { analytes, above }: MyocarditisSign,
  sent: readonly HeartReading<Reading>[],
): HeartReading<Reading> | undefined {
  return sent
    .filter((each) => analytes.includes(each.key) && isRaised(each, above))
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
}

function isRaised({ value, limit, calledHigh }: HeartReading<unknown>, above = limit): boolean {
  return calledHigh || (value !== undefined && above !== undefined && value > above);
}

function standsAlone({ key, value = 0 }: HeartReading<unknown>): boolean {
  return signs.some(({ analytes, alone }) => alone !== undefined && analytes.includes(key) && value > alone);
}

function isBeyond(each: HeartReading<unknown>): boolean {
  if (isTroponin(each)) return (timesLimit(each) ?? 0) > cessation.troponinTimesLimit;
  return (each.key === 'crp' || each.key === 'hs_crp') && (each.value ?? 0) > cessation.crpMgPerL;
}

function timesLimit({ value, limit }: HeartReading<unknown>): number | undefined {
  return value === undefined || limit === undefined || limit <= 0 ? undefined : value / limit;
}

/** The readings and what they ask for, in one line. */
export function myocarditisLine({ readings, beyond }: Myocarditis<unknown>): string {
  const named = readings.map((each) => `${each.label} ${each.text}${timesText(each)}`);
  const call = beyond ? 'Critical, on clozapine' : 'On clozapine';
  return `${call}: ${named.join(', ')}: myocarditis to be looked for now.`;
}

/** What the monitoring protocol says, and what to look at: a sentence each. */
export function myocarditisAdvice({ beyond, hasTroponin }: Myocarditis<unknown>): string[] {
  const { troponinTimesLimit, crpMgPerL } = cessation;
  const point = `troponin above ${troponinTimesLimit} times its limit or CRP above ${crpMgPerL} mg/L`;
  return [
    beyond
      ? `Beyond the point at which the monitoring protocol advises cessation of clozapine (${point}; Ronaldson 2011): prescriber and cardiology today.`
      : `The monitoring protocol repeats troponin and CRP daily until they settle, and advises cessation of clozapine from ${point} (Ronaldson 2011).`,
    ...(hasTroponin ? [] : ['No troponin came with these readings.']),
    'To look at: chest pain, breath, fever, pulse and ECG.',
  ];
}

/** The same for an entry of its own, which says each reading by its name alone. */
export function myocarditisDetail(found: Myocarditis<unknown>): string {
  const labels = found.readings.map(({ label }) => label);
  return `Myocarditis on clozapine to be looked for, by ${labels.join(', ')}. ${myocarditisAdvice(found).join(' ')}`;
}

/** The limit that is named beside the leading reading. */
export const MYOCARDITIS_LIMIT = `troponin > ${cessation.troponinTimesLimit} times its limit or CRP > ${cessation.crpMgPerL} mg/L`;

function timesText(each: HeartReading<unknown>): string {
  const times = isTroponin(each) ? timesLimit(each) : undefined;
  return times === undefined ? '' : ` (${Number(times.toPrecision(2))} times its limit)`;
}
