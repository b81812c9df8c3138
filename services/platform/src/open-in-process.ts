import { createLogger } from '@svc/server-kit';
import { explainDatabaseProblem } from '@svc/store';
import type { Config } from './config/read-config.ts';
import { adminTokenOf, keepCredentials, readCredentials } from './credentials-file.ts';
import { openPlatform } from './open-platform.ts';

const OWN_PATIENCE_MS = 600_000;

/** A request as it would be sent. */
interface InProcessRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The platform opened in this process, without listening anywhere. */
export interface InProcess {
  /** The token of its admin API. */
  readonly adminToken: string;
  send(request: InProcessRequest): Promise<{ readonly status: number; readonly text: string }>;
  close(): Promise<void>;
}

/**
 * The app opened in this process, on the same database.
 *
 * @throws Error in plain words when the database is what is wrong
 */
export async function openInProcess(config: Config): Promise<InProcess> {
  const kept = config.production ? null : readCredentials(config.dataDir);
  const adminToken = adminTokenOf(config, kept) ?? 'in-process-only-this-token-leaves-nowhere';
  const { host, port } = config.listen;
  const baseUrl = kept?.baseUrl ?? `http://${host}:${port === 0 ? 8787 : port}`;
  const clock = Date.now;
  const log = createLogger({ level: 'silent', write: () => {}, clock });
  const platform = await inWords(() =>
    openPlatform({
      config: { ...config, adminListen: null },
      clock,
      log,
      adminToken,
      origin: () => config.publicUrl ?? baseUrl,
      // Nobody else waits for this process: a slow machine may take the time it needs, and Ctrl-C ends it.
      patienceMs: OWN_PATIENCE_MS,
    }),
  );
  // The first command on a fresh folder seeds it as the first start does: its keys must not be lost.
  if (platform.seed !== null)
    keepCredentials(config.dataDir, kept, { baseUrl, adminToken, seed: platform.seed });
  const { app } = platform.server;
  return {
    adminToken,
    async send({ method, url, headers, body }) {
      const response = await app.inject({
        method,
        url,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: response.statusCode, text: response.payload };
    },
    async close() {
      await app.close();
      await inWords(() => platform.release());
    },
  };
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error.constructor === Error) throw error;
    const reason = explainDatabaseProblem(error);
    throw reason === null ? error : new Error(reason, { cause: error });
  }
}
