import { normalForm } from '@svc/contracts';
import type { Instrument, InstrumentScale } from './define-instrument.ts';
import { INSTRUMENTS } from './index.ts';

/** An instrument, and those of its scales that the name can mean: all of them for a name of the whole. */
interface Named {
  readonly instrument: Instrument;
  readonly scales: readonly InstrumentScale[];
}

export interface FoundScale {
  readonly instrument: Instrument;
  readonly scale: InstrumentScale;
}

export interface InstrumentScaleProblem {
  readonly problem:
    | 'unknown_instrument'
    | 'contradicting_names'
    | 'unknown_maximum'
    | 'ambiguous_scale'
    | 'never_from_total';
  /** Given when the instrument is known and only the scale is not. */
  readonly instrument?: Instrument;
}

/** Letters and digits only, lower case, without a closing "total" or "score": `PHQ-9 total score` is `phq9`. */
function normalizeInstrumentName(name: string): string {
  const plain = normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/(?:total)?score$|total$/, '');
}

/** Names of an instrument as a whole, as listed: key, name, aliases, and codes with their displays. */
function spellingsOfInstrument({ key, name, aliases, codes = [] }: Instrument): string[] {
  return [key, name, ...aliases, ...codes.flatMap(({ code, display }) => [code, display])];
}

/** Names of one scale, as listed: aliases, and codes of the score with their displays. */
function spellingsOfScale({ aliases = [], codes }: InstrumentScale): string[] {
  return [...aliases, ...codes.flatMap(({ code, display }) => [code, display])];
}

/** Names of an instrument as a whole, normalised, each once. */
export function namesOfInstrument(instrument: Instrument): ReadonlySet<string> {
  return new Set(spellingsOfInstrument(instrument).map(normalizeInstrumentName));
}

/** Names of one scale, normalised, each once. */
export function namesOfScale(scale: InstrumentScale): ReadonlySet<string> {
  return new Set(spellingsOfScale(scale).map(normalizeInstrumentName));
}

const byName: ReadonlyMap<string, Named> = indexByName();

function indexByName(): Map<string, Named> {
  const index = new Map<string, Named>();
  for (const instrument of INSTRUMENTS) {
    for (const scale of instrument.scales) {
      for (const name of namesOfScale(scale)) {
        index.set(name, { instrument, scales: [...(index.get(name)?.scales ?? []), scale] });
      }
    }
    for (const name of namesOfInstrument(instrument))
      index.set(name, { instrument, scales: instrument.scales });
  }
  return index;
}

/** The listed spellings as they stand: most callers send one, and it need not be normalised. */
const bySpelling: ReadonlyMap<string, Named | undefined> = new Map(
  INSTRUMENTS.flatMap((instrument) => [
    ...spellingsOfInstrument(instrument),
    ...instrument.scales.flatMap(spellingsOfScale),
  ]).map((spelling) => [spelling, byName.get(normalizeInstrumentName(spelling))]),
);

function named(text: string): Named | undefined {
  return bySpelling.get(text) ?? byName.get(normalizeInstrumentName(text));
}

/**
 * The instrument a caller means: known by id, then by name. Letter case, spaces and punctuation do not count.
 * Undefined when neither is known, or when they name different instruments.
 *
 * @example
 * ```ts
 * import { findInstrument } from '@svc/clinical';
 *
 * findInstrument('phq9', 'PHQ-9')?.name; // → 'PHQ-9'
 * findInstrument('', 'my own scale'); // → undefined
 * ```
 */
export function findInstrument(id: string, name: string): Instrument | undefined {
  const byId = named(id)?.instrument;
  const byText = named(name)?.instrument;
  return byId !== undefined && byText !== undefined && byId !== byText ? undefined : (byId ?? byText);
}

/**
 * The scale a score belongs to. The maximum score picks it among the scales of the instrument, or among those
 * that id or name single out: `dass21_anxiety` with 42 is the doubled form, with 21 the raw one.
 *
 * @example
 * ```ts
 * import { findInstrumentScale } from '@svc/clinical';
 *
 * Object.keys(findInstrumentScale('phq9', 'PHQ-9', 27)); // → [ 'instrument', 'scale' ]
 * Object.keys(findInstrumentScale('phq9', 'PHQ-9', 63)); // → [ 'problem', 'instrument' ]
 * ```
 */
export function findInstrumentScale(
  id: string,
  name: string,
  maxScore: number,
): FoundScale | InstrumentScaleProblem {
  const meant = reconcile(named(id), named(name));
  if ('problem' in meant) return meant;
  const { instrument } = meant;
  if (instrument.levelOnly) return { problem: 'never_from_total', instrument };
  const [scale, ...others] = meant.scales.filter(({ max }) => max === maxScore);
  if (scale === undefined) return { problem: 'unknown_maximum', instrument };
  return others.length === 0 ? { instrument, scale } : { problem: 'ambiguous_scale', instrument };
}

function reconcile(byId: Named | undefined, byText: Named | undefined): Named | InstrumentScaleProblem {
  const known = byId ?? byText;
  if (known === undefined) return { problem: 'unknown_instrument' };
  if (byId === undefined || byText === undefined) return known;
  if (byId.instrument !== byText.instrument) return { problem: 'contradicting_names' };
  const scales = byId.scales.filter((scale) => byText.scales.includes(scale));
  if (scales.length === 0) return { problem: 'contradicting_names', instrument: byId.instrument };
  return { instrument: byId.instrument, scales };
}
