import { eventOf, type MseRisk, type MseSelection } from '@svc/contracts';
import { assessMseRisk, droppedRisk, mseWarnings, riskLowered } from '@svc/engines';
import type { CurrentVersion, NewVersion } from '@svc/store';

/** A version to be stored, and what its writer is told. */
export interface ComposedVersion {
  readonly version: NewVersion;
  readonly risk: Omit<MseRisk, 'safetyEventId'>;
  readonly warnings: readonly string[];
}

interface Composition {
  readonly selection: MseSelection;
  readonly clinicianId: string | null;
  readonly visitId: string;
  readonly patientId: string;
}

/** Judges a selection and sets it against the version it follows. */
export function composeVersion(
  { selection, clinicianId, visitId, patientId }: Composition,
  current: CurrentVersion | null,
): ComposedVersion {
  const before = current === null ? {} : storedSelection(current.selection);
  const risk = assessMseRisk(selection);
  const lowered = riskLowered(before, selection);
  const subject = { visitId, patientId, riskLevel: risk.level, riskAssessed: risk.riskAssessed };
  return {
    risk,
    warnings: [
      ...mseWarnings(selection),
      ...droppedRisk(before, selection).map(
        (finding) => `No longer recorded, was in version ${current?.version}: ${finding}`,
      ),
    ],
    version: {
      selection: JSON.stringify(selection),
      clinicianId,
      flagged: risk.flag,
      riskLowered: lowered,
      events: ({ version, safetyEventId }) => [
        ...(safetyEventId === null
          ? []
          : [
              eventOf('mse.safety_event', {
                object: 'mse.safety_event',
                id: safetyEventId,
                ...subject,
                version,
              }),
            ]),
        ...(lowered
          ? [
              eventOf('mse.risk_lowered', {
                object: 'mse.record',
                ...subject,
                version,
                previousRiskLevel: assessMseRisk(before).level,
              }),
            ]
          : []),
      ],
    },
  };
}

/** A selection as it was stored: it was valid when it was written. */
export function storedSelection(text: string): MseSelection {
  return JSON.parse(text) as MseSelection;
}
