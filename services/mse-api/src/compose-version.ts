import type { MseRisk, MseSelection } from '@svc/contracts';
import { assessMseRisk, droppedRisk, mergeMse, mseWarnings, riskLowered } from '@svc/engines';
import { ApiError, checkPreconditions, type Preconditions } from '@svc/server-kit';
import type { Actor, CurrentVersion, NewVersion } from '@svc/store';
import type { WriteRequest } from './read-request.ts';

/** A write of an exam, as its caller asked for it. */
export interface ExamWrite extends WriteRequest {
  readonly action: 'mse.write' | 'mse.patch';
  readonly actor: Actor;
  readonly preconditions: Preconditions;
}

/** A version to be stored, and what its writer is told. */
export interface ComposedVersion {
  readonly version: NewVersion;
  readonly risk: ReturnType<typeof assessMseRisk>;
  readonly warnings: readonly string[];
  /** The risk level of the version before, when this one takes away a risk finding of it; else null. */
  readonly loweredFrom: MseRisk['level'] | null;
}

/**
 * Judges what was sent and sets it against the version it follows.
 *
 * @throws ApiError 404 for a partial write of a record that is not there, 412 when a precondition fails
 */
export function composeVersion(write: ExamWrite, current: CurrentVersion | null): ComposedVersion {
  const selection = selectionOf(write, current);
  checkPreconditions(write.preconditions, current?.version ?? null);
  const before = current === null ? {} : storedSelection(current.selection);
  const risk = assessMseRisk(selection);
  const lowered = riskLowered(before, selection);
  return {
    risk,
    warnings: [
      ...mseWarnings(selection, new Date(write.actor.now).getUTCFullYear()),
      ...droppedRisk(before, selection).map(
        (finding) => `No longer recorded, was in version ${current?.version}: ${finding}`,
      ),
    ],
    loweredFrom: lowered ? assessMseRisk(before).level : null,
    version: {
      actor: write.actor,
      action: write.action,
      selection: JSON.stringify(selection),
      clinicianId: write.clinicianId,
      flagged: risk.flag,
      riskLowered: lowered,
    },
  };
}

/** The whole selection of the new version. */
function selectionOf({ action, selection }: ExamWrite, current: CurrentVersion | null): MseSelection {
  if (action === 'mse.write') return selection;
  if (current === null)
    throw new ApiError('not_found', 'There is no MSE for this visit and patient to change.');
  return mergeMse(storedSelection(current.selection), selection);
}

/** A selection as it was stored: it was valid when it was written. */
export function storedSelection(text: string): MseSelection {
  return JSON.parse(text) as MseSelection;
}
