import { findInstrument, INSTRUMENTS, type Instrument, type InstrumentScale } from '@svc/clinical';
import { SYSTEMS } from '../../systems.ts';
import { codesOf } from '../element/codes.ts';

/** A scale as the requests name it. */
export interface NamedScale {
  readonly instrumentId: string;
  readonly instrumentName: string;
  /** undefined where only the sender can say it. */
  readonly maxScore: number | undefined;
  /** Absent for an instrument of the caller's own. */
  readonly instrument?: Instrument;
}

const BY_CODE: ReadonlyMap<string, readonly NamedScale[]> = indexScales();
const PANELS: ReadonlyMap<string, Instrument> = new Map(
  INSTRUMENTS.flatMap((instrument) =>
    (instrument.codes ?? []).map(({ system, code }) => [`${system}|${code}`, instrument] as const),
  ),
);

function indexScales(): Map<string, NamedScale[]> {
  const index = new Map<string, NamedScale[]>();
  for (const instrument of INSTRUMENTS) {
    for (const scale of instrument.scales) {
      for (const { system, code } of scale.codes) {
        const key = `${system}|${code}`;
        index.set(key, [...(index.get(key) ?? []), namedScale(instrument, scale)]);
      }
    }
  }
  return index;
}

/** A subscale goes by the name under which it may be sent alone. */
export function namedScale(instrument: Instrument, scale: InstrumentScale): NamedScale {
  const alone = scale.key === 'total' ? undefined : scale.aliases?.[0];
  return {
    instrumentId: alone ?? instrument.key,
    instrumentName: instrument.name,
    maxScore: scale.max,
    instrument,
  };
}

/** The instrument whose panel a concept is coded as. */
export function panelOf(concept: unknown): Instrument | undefined {
  return codesOf(concept)
    .map(({ system, code }) => PANELS.get(`${system}|${code}`))
    .find((instrument) => instrument !== undefined);
}

/**
 * The scales a concept can be the score of: by a code of the score, else as its caller named it, else by its words where
 * they name an instrument with one scale. Several scales share a code where a form can be doubled.
 */
export function scalesOf(concept: unknown, words: string | undefined): readonly NamedScale[] {
  const codes = codesOf(concept);
  const own = codes.find(({ system }) => system === SYSTEMS.instrument);
  if (own !== undefined)
    {
    const instrumentId = decoded(own.code);
    return [{ instrumentId, instrumentName: own.display ?? instrumentId, maxScore: undefined }];
  }
  for (const { system, code } of codes) {
    const scales = BY_CODE.get(`${system}|${code}`);
    if (scales !== undefined) return scales;
  }
  const instrument = words === undefined || codes.length > 0 ? undefined : findInstrument('', words);
  if (instrument === undefined) return [];
  return instrument.scales.length === 1 ? [namedScale(instrument, instrument.scales[0])] : [];
}

/** An id as a caller gave it; a code of FHIR has no blanks in a row, so it may have been encoded. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
