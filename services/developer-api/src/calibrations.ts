import type { ActiveCalibrations } from '@svc/store';

/** The promoted parameters of each engine. */
export interface Calibrations {
  /**
   * The sets as of an `auth_revision`, which every promotion moves: at once while the revision stands, read again
   * when it moved. Rejects only when nothing was ever read.
   */
  at(revision: number): ActiveCalibrations | Promise<ActiveCalibrations>;
}

export interface CalibrationsOptions {
  readonly load: () => Promise<ActiveCalibrations>;
  /** A failed read; the sets read before stay in use. */
  readonly onError: (error: unknown) => void;
}

export function createCalibrations({ load, onError }: CalibrationsOptions): Calibrations {
  let current: { revision: number; sets: ActiveCalibrations } | undefined;

  const read = async (revision: number): Promise<ActiveCalibrations> => {
    try {
      const sets = await load();
      // Two reads can finish in either order; a promotion never goes back to the set before it.
      if (current === undefined || revision >= current.revision) current = { revision, sets };
      return sets;
    } catch (error) {
      if (current === undefined) throw error;
      onError(error);
      return current.sets;
    }
  };

  return {
    at: (revision) => (current !== undefined && current.revision >= revision ? current.sets : read(revision)),
  };
}
