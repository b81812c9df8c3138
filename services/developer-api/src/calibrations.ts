import type { ActiveCalibrations } from '@svc/store';

/** The promoted parameters of each engine. */
export interface Calibrations {
  /**
   * The sets as of the `revision` of a credential, which every promotion changes: at once while it stands, read again
   * when it is another. Rejects only when nothing was ever read.
   */
  at(revision: string): ActiveCalibrations | Promise<ActiveCalibrations>;
}

export interface CalibrationsOptions {
  readonly load: () => Promise<ActiveCalibrations>;
  /** A failed read; the sets read before stay in use. */
  readonly onError: (error: unknown) => void;
}

export function createCalibrations({ load, onError }: CalibrationsOptions): Calibrations {
  let current: { revision: string; sets: ActiveCalibrations; turn: number } | undefined;
  let turns = 0;

  const read = async (revision: string): Promise<ActiveCalibrations> => {
    turns += 1;
    const turn = turns;
    try {
      const sets = await load();
      // Two reads can finish in either order; a promotion never goes back to the set before it.
      if (current === undefined || turn > current.turn) current = { revision, sets, turn };
      return sets;
    } catch (error) {
      if (current === undefined) throw error;
      onError(error);
      return current.sets;
    }
  };

  return {
    at: (revision) => (current?.revision === revision ? current.sets : read(revision)),
  };
}
