import { type Instrument, type InstrumentScale, findInstrument, findInstrumentScale } from '@svc/clinical';

interface NamedScales {
  readonly instrument: Instrument;
  /** The scales the name can mean: those it singles out, else all of the instrument. */
  readonly scales: readonly InstrumentScale[];
}

/** The instrument of this code or name, and which of its scales are meant. Undefined when it is not known. */
export function findNamedScales(name: string): NamedScales | undefined {
  const instrument = findInstrument(name, name);
  if (instrument === undefined) return undefined;
  const meant = instrument.scales.filter((scale) => canMean(name, instrument, scale));
  return { instrument, scales: meant.length === 0 ? instrument.scales : meant };
}

function canMean(name: string, instrument: Instrument, scale: InstrumentScale): boolean {
  // A scale without a name of its own is the instrument's: only its maximum tells it from the others.
  const found = findInstrumentScale(name, scale.aliases?.[0] ?? instrument.key, scale.max);
  return 'scale' in found && found.scale === scale;
}

/**
 * Without scales that only restate another one: the raw sum beside the doubled one, the percentage beside the
 * sum. The first form is the usual one.
 */
export function withoutRestatements(scales: readonly InstrumentScale[]): InstrumentScale[] {
  return scales.filter((scale, index) => !scales.slice(0, index).some((earlier) => restates(scale, earlier)));
}

function restates(scale: InstrumentScale, earlier: InstrumentScale): boolean {
  const counted = scale.countAtLeast !== undefined || earlier.countAtLeast !== undefined;
  return !counted && String(scale.items) === String(earlier.items);
}
