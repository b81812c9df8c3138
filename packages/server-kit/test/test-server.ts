import type { Clock, Database } from '@svc/store';
import { type Access, openAccess } from '../src/auth/access.ts';
import { type ComputePool, createComputePool } from '../src/compute/compute-pool.ts';
import type { Jobs } from '../src/compute/job.ts';
import { createLogger } from '../src/observe/logger.ts';
import { createMetrics, type Metrics } from '../src/observe/metrics.ts';
import { createServer, type Server } from '../src/server/server.ts';
import type { ApiFamily } from '../src/routes/server-context.ts';

export interface TestServerOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly logLines: string[];
  /** What computes, apart from the thread that answers. */
  readonly worker: URL;
  readonly families?: readonly ApiFamily[];
  readonly sandboxKeyDaily: number;
  readonly sandboxAccountDaily: number;
}

/** What the platform makes before it mounts an API, with no timer that acts by itself. */
export interface TestServer<Served extends Jobs> extends Access {
  readonly server: Server;
  readonly metrics: Metrics;
  readonly compute: ComputePool<Served>;
  readonly origin: () => string;
}

export function createTestServer<Served extends Jobs>({
  database,
  clock,
  logLines,
  worker,
  families = [],
  sandboxKeyDaily,
  sandboxAccountDaily,
}: TestServerOptions): TestServer<Served> {
  const access = openAccess({
    database,
    clock,
    sandboxKeyDaily,
    sandboxAccountDaily,
    onLimited: () => {},
    onError: () => () => {},
    timers: false,
  });
  const metrics = createMetrics();
  const compute = createComputePool<Served>({
    script: worker,
    // A worker that runs the sources starts slowly, all the more on a busy machine.
    timeLimitMs: 60_000,
  });
  const origin = () => 'https://api.example.org';
  const log = createLogger({ level: 'debug', write: (line) => void logLines.push(line), clock });
  const server = createServer({ ...access, clock, log, metrics, origin, families });
  return {
    ...access,
    server,
    metrics,
    compute,
    origin,
    async close() {
      await server.app.close();
      await compute.close();
      await access.close();
    },
  };
}
