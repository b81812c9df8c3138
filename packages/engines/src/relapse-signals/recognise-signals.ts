import type { RelapseIndicator } from '@svc/clinical';
import { quoteInput } from '../shared/signal-key.ts';
import type { PresentSignal } from './composite.ts';
import { findIndicator, mayConcernSafety } from './find-indicator.ts';

/** One reported sign with a severity from 0 (absent) to 1 (full). */
export interface RelapseSignal {
  readonly indicator: string;
  readonly severity: number;
}

export interface ReadSignals {
  /** Every recognised indicator once, at its larger severity; 0 means reported as absent. */
  readonly recognised: readonly PresentSignal[];
  /** Names as sent, each once. */
  readonly unrecognised: readonly string[];
  /** Entries, not names, that were not recognised. */
  readonly unrecognisedCount: number;
  /** Entries of a known indicator whose severity is no number from 0 to 1. */
  readonly unreadableCount: number;
  readonly mayConcernSafety: boolean;
  readonly warnings: readonly string[];
}

export function recogniseSignals(signals: readonly RelapseSignal[]): ReadSignals {
  const severities = new Map<RelapseIndicator, number>();
  const unrecognised: string[] = [];
  const warnings = new Set<string>();
  let unreadableCount = 0;
  for (const { indicator: name, severity } of signals) {
    const indicator = findIndicator(name);
    if (indicator === undefined) {
      unrecognised.push(name);
      warnings.add(unrecognisedWarning(name));
    } else if (!(severity >= 0 && severity <= 1)) {
      unreadableCount++;
      warnings.add(`${indicator.label}: severity is not a number from 0 to 1; not scored`);
    } else {
      if (severities.has(indicator))
        warnings.add(`${indicator.label}: sent more than once; counted once, at the larger severity`);
      severities.set(indicator, Math.max(severity, severities.get(indicator) ?? 0));
    }
  }
  return {
    recognised: [...severities].map(([indicator, severity]) => ({ indicator, severity })),
    unrecognised: [...new Set(unrecognised)],
    unrecognisedCount: unrecognised.length,
    unreadableCount,
    mayConcernSafety: unrecognised.some(mayConcernSafety),
    warnings: [...warnings],
  };
}

function unrecognisedWarning(name: string): string {
  const safety = mayConcernSafety(name) ? '; it may concern safety, check it by hand' : '';
  return `Indicator ${quoteInput(name)} is not recognised; not scored${safety}`;
}
