import { CaptureError } from '../errors/capture-error.ts';

/** Upper bounds, as in the API, of numbers that the page measured itself, say from video: this package uses no camera. */
const MOST = { sustainedAttentionPct: 100, psychomotorFidgetEpisodes: 1000 } as const;

export type SignalName = keyof typeof MOST;
export type Signals = { readonly [Name in SignalName]?: number };

/**
 * Keeps a number among the signals.
 *
 * @throws CaptureError `configuration` for a name or a number that the API would refuse
 */
export function keepSignal(
  signals: { [Name in SignalName]?: number },
  name: SignalName,
  value: number,
): void {
  const most = Object.hasOwn(MOST, name) ? MOST[name] : undefined;
  if (most === undefined)
    throw new CaptureError('configuration', { message: `There is no signal ${name}.`, help: helpOf });
  if (!(value >= 0 && value <= most))
    throw new CaptureError('configuration', { message: `${name} must be 0 to ${most}.`, help: helpOf });
  signals[name] = value;
}

const helpOf = `The signals are ${Object.keys(MOST).join(' and ')}.`;
