import {
  createLimiter,
  type Credential,
  type Database,
  type LimitDecision,
  type Limiter,
  type LimiterOptions,
  openDatabase,
} from '@svc/store';
import type { ProofPostgres } from './postgres.ts';

type Quotas = Pick<LimiterOptions, 'sandboxKeyDaily' | 'sandboxAccountDaily'>;

/** Limiters of several simulated processes on one database, each with a pool, leases and a clock of its own. */
export interface Fleet {
  readonly size: number;
  take(process: number, credential: Credential): Promise<LimitDecision>;
  /** Moves the clock of one process, or of all of them. */
  setClock(nowMs: number, process?: number): void;
  close(): Promise<void>;
}

/** A limiter lets a live key through when the database fails, which would hide what we look for: any such error ends the proof. */
export async function createFleet(
  postgres: ProofPostgres,
  { size, nowMs, ...quotas }: { size: number; nowMs: number } & Quotas,
): Promise<Fleet> {
  const clocks = Array<number>(size).fill(nowMs);
  const databases: Database[] = [];
  for (let i = 0; i < size; i++) databases.push(await openDatabase({ url: postgres.url, maxConnections: 8 }));
  const limiters: Limiter[] = databases.map(({ db }, i) =>
    createLimiter({
      db,
      clock: () => clocks[i] as number,
      ...quotas,
      onError: (error) => {
        throw error;
      },
    }),
  );
  return {
    size,
    take: async (process, credential) => (limiters[process] as Limiter).take(credential),
    setClock(now, process) {
      if (process === undefined) clocks.fill(now);
      else clocks[process] = now;
    },
    async close() {
      await Promise.all(limiters.map((limiter) => limiter.close()));
      await Promise.all(databases.map((database) => database.close()));
    },
  };
}
