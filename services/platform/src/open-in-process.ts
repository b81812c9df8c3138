import { createLogger } from '@svc/server-kit';
import type { Config } from '../config/read-config.ts';
import { adminTokenOf, keepCredentials, readCredentials } from '../credentials-file.ts';
import { openPlatform } from '../open-platform.ts';
import { headersOf, type Send } from './admin-request.ts';

const OWN_PATIENCE_MS = 600_000;

/** The admin API of the app opened in this process, on the same database. */
export async function openInProcess(
  config: Config,
  reason: string,
): Promise<{ readonly send: Send; close(): Promise<void> }> {
  const kept = config.production ? null : readCredentials(config.dataDir);
  const adminToken = adminTokenOf(config, kept) ?? 'in-process-only-this-token-leaves-nowhere';
  const { host, port } = config.listen;
  const baseUrl = kept?.baseUrl ?? `http://${host}:${port === 0 ? 8787 : port}`;
  const clock = Date.now;
  const log = createLogger({ level: 'silent', write: () => {}, clock });
  const platform = await openPlatform({
    config: { ...config, adminListen: null },
    clock,
    log,
    adminToken,
    origin: () => config.publicUrl ?? baseUrl,
    // Nobody else waits for this process: a slow machine takes the time it needs, and Ctrl-C ends it.
    patienceMs: OWN_PATIENCE_MS,
  });
  // The first command on a fresh folder seeds it like the first start: its keys must not be lost.
  if (platform.seed !== null)
    keepCredentials(config.dataDir, kept, { baseUrl, adminToken, seed: platform.seed });
  const { app } = platform.server;
  const send: Send = async ({ method, url, body }) => {
    const response = await app.inject({
      method,
      url,
      headers: headersOf({ token: adminToken, reason }, body),
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, text: response.payload };
  };
  const close = async () => {
    await app.close();
    await platform.release();
  };
  return { send, close };
}
