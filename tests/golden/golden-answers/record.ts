import { join } from 'node:path';
import { MOMENTS } from '../../support/arbitraries/moments.ts';
import { startPlatform } from '../../support/server-process.ts';
import { createGoldenClient } from './client.ts';
import { FLOWS } from './flows/index.ts';
import { NOW_VARIABLE } from './pinned-names.ts';
import { openReceiver } from './receiver.ts';
import type { Entry } from './recording.ts';

/** The moment a recorded server starts at; its clock moves with the requests alone. */
const START_MS = MOMENTS[0] as number;
const ADMIN_TOKEN = 'svc_admin_golden_answers_0123456789';

/** Starts the built server of a tree on a fresh data folder, sends every request of the flows, and stops it. */
export async function recordTree(folder: string): Promise<Entry[]> {
  const receiver = await openReceiver();
  const server = await startPlatform(
    {
      [NOW_VARIABLE]: String(START_MS),
      NODE_OPTIONS: `--import=${new URL('./pinned-server.ts', import.meta.url).href}`,
      // Nothing happens between two requests: no job, no delivery.
      SVC_ROLE: 'api',
      TZ: 'UTC',
      SVC_PUBLIC_URL: 'https://api.example.org',
      SVC_SECRET: 'the-secret-of-golden-answers-of-32-bytes-or-more',
      SVC_ADMIN_TOKEN: ADMIN_TOKEN,
      SVC_EGRESS_ALLOW: receiver.address,
      SVC_SANDBOX_KEY_DAILY: '1000',
      SVC_SANDBOX_ACCOUNT_DAILY: '1000',
      SVC_LOG_LEVEL: 'error',
    },
    [join(folder, 'services/platform/dist/main.js')],
  );
  let [flow, nowMs, stepMs] = ['', START_MS, 0];
  const client = createGoldenClient({
    port: server.port,
    flow: () => flow,
    nextMs: () => (nowMs += stepMs),
    texts: [
      [server.dataDir, '<data folder>'],
      [receiver.address, '<receiver>'],
    ],
  });
  try {
    const keys = server.credentials();
    const world = { keys, startMs: START_MS, receiver: `http://${receiver.address}` };
    for (const { name, stepMs: step, run } of FLOWS) {
      [flow, stepMs] = [name, step];
      await run(client, world);
    }
    return [...client.entries];
  } finally {
    client.close();
    receiver.close();
    await server.stop();
    server.remove();
  }
}
