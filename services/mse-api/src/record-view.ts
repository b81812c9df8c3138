import type { MseRecord } from '@svc/contracts';
import { assessMseRisk, renderMse } from '@svc/engines';
import type { StoredSignature, StoredVersion } from '@svc/store';
import { storedSelection } from './compose-version.ts';

interface View {
  readonly visitId: string;
  readonly patientId: string;
  readonly version: StoredVersion;
  /** Of this version; null while it is unsigned. */
  readonly signature: StoredSignature | null;
  readonly signedVersion: number | null;
}

/** A stored version as the API shows it: narrative and risk are computed anew, never stored. */
export function recordView({ visitId, patientId, version, signature, signedVersion }: View): MseRecord {
  const selection = storedSelection(version.selection);
  const { lines, objectiveBlock } = renderMse(selection);
  const { flag, level, labels, riskAssessed } = assessMseRisk(selection);
  return {
    visitId,
    patientId,
    selection,
    lines,
    objectiveBlock,
    riskFlag: flag,
    riskLevel: level,
    riskLabels: [...labels],
    riskAssessed,
    version: version.version,
    savedAt: version.savedAt,
    signed: signature !== null,
    signedAt: signature?.signedAt ?? null,
    signedByName: signature?.signedByName ?? null,
    signedByCredential: signature?.credential ?? null,
    signedByLicense: signature?.license ?? null,
    signedByOrganization: signature?.organization ?? null,
    signedVersion,
  };
}
