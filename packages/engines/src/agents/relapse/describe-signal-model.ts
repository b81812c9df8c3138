import type { ReferenceStatus, RelapseLevel } from '@svc/contracts';
import { RELAPSE_BANDS } from './relapse-bands.ts';
import { CLEAR_FROM } from './start-of-relapse.ts';
import { type IndicatorCategory, RELAPSE_INDICATORS } from '@svc/clinical';

interface SignalModelDescription {
  /** How severities become the composite, in words. */
  readonly composite: string;
  readonly safetyFloor: string;
  /** When signs of a low composite ask nevertheless. */
  readonly furtherSign: string;
  /** Standing of weights, bands and floor. */
  readonly referenceStatus: ReferenceStatus;
  readonly bands: readonly { readonly band: RelapseLevel; readonly from: number }[];
  readonly indicators: readonly SignalDescription[];
}

interface SignalDescription {
  readonly indicator: string;
  readonly label: string;
  readonly category: IndicatorCategory;
  /** Share of the composite that full severity adds by itself. */
  readonly weight: number;
  /** Of the weight: every weight is a service default. */
  readonly referenceStatus: ReferenceStatus;
  /** Present when it has a safety floor: severity from which the band is high; 0 means any severity above 0. */
  readonly highFromSeverity?: number;
  /** Present where it often starts a relapse. */
  readonly startsRelapse?: true;
}

/**
 * The recognised relapse indicators with their weights, and how a composite is made of them. Constant.
 *
 * @example
 * ```ts
 * import { describeSignalModel } from '@svc/engines';
 *
 * describeSignalModel().composite.startsWith('composite = 100'); // → true
 * ```
 */
export function describeSignalModel(): SignalModelDescription {
  return {
    composite:
      'composite = 100 * (1 - product of (1 - weight * severity)), rounded to a whole number; an indicator given twice counts once, at its larger severity',
    safetyFloor:
      'an indicator with highFromSeverity makes the band at least moderate at any severity above 0, and high from that severity on',
    furtherSign: `an indicator with startsRelapse sets the flag when it and a further sign, or an entry that was not recognised, have a severity of ${CLEAR_FROM} or more`,
    referenceStatus: 'provisional',
    bands: RELAPSE_BANDS,
    indicators: RELAPSE_INDICATORS.map(({ key, label, category, weight, safetyFloor, startsRelapse }) => ({
      indicator: key,
      label,
      category,
      weight,
      referenceStatus: 'provisional',
      ...(safetyFloor === undefined ? {} : { highFromSeverity: safetyFloor.highFrom }),
      ...(startsRelapse && { startsRelapse }),
    })),
  };
}
