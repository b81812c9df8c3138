import type { Instrument, InstrumentScale } from '@svc/clinical';

/** A scale as the requests name it. */
export interface NamedScale {
  readonly instrumentId: string;
  readonly instrumentName: string;
  /** undefined where only the sender can say it. */
  readonly maxScore: number | undefined;
  /** Absent for an instrument of the caller's own. */
  readonly instrument?: Instrument;
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
