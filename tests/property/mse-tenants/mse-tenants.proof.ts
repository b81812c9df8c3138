/**
 * Records of two organizations: probes with another's ids look like probes of what is not there, and with any one
 * tenant filter of the code left out the database still yields nothing.
 */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { startPostgresServer } from '@svc/store/test';
import { runProof } from '../../proof.ts';
import { adminClient } from '../../support/admin-client.ts';
import { type Answer, bearer, type Client, createClient, inParallel } from '../../support/call.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { startPlatform } from '../../support/server-process.ts';
import { tenantFilters } from './filters.ts';

const PROBES = scaled(10_000, 300);
const VISITS = 20;
const WIDTH = 16;
const ADMIN_TOKEN = randomBytes(32).toString('hex');
const PATIENT = 'patient-1';
const SELECTION = { mood: { values: ['depressed'] }, risk: { values: ['passive_si'] } };

/** Every route that names a visit; writes go where the prober has nothing either. */
const ROUTES: readonly { method: string; path: (visit: string) => string; body?: object }[] = [
  { method: 'GET', path: (visit) => visit },
  { method: 'GET', path: (visit) => `${visit}?patientId=${PATIENT}` },
  { method: 'GET', path: (visit) => `${visit}/history` },
  { method: 'GET', path: (visit) => `${visit}/versions/1` },
  { method: 'GET', path: (visit) => `${visit}/diff?from=1&to=1` },
  { method: 'GET', path: (visit) => `${visit}/audit` },
  { method: 'PATCH', path: (visit) => visit, body: { patientId: PATIENT, selection: SELECTION } },
  {
    method: 'POST',
    path: (visit) => `${visit}/sign`,
    body: { patientId: PATIENT, signedByName: 'Dr. Other', attestation: 'none' },
  },
];

await runProof({
  name: 'mse-tenants',
  covers: ['packages/store/src/mse', 'services/mse-api/src'],
  bar: '10,000 cross-tenant probes get the status and body of an absent id; with any one tenant filter removed from the code, row-level security still yields nothing.',
  async run() {
    const faults = createFaults();
    const server = await startPostgresServer();
    const platform = await startPlatform({
      NODE_ENV: 'production',
      DATABASE_URL: server.url,
      SVC_ADMIN_TOKEN: ADMIN_TOKEN,
      SVC_SECRET: randomBytes(32).toString('hex'),
      SVC_LOG_LEVEL: 'warn',
    });
    const client = createClient(WIDTH);
    try {
      const [owner, prober] = [
        await adminClient(client, platform.port, ADMIN_TOKEN).newOrganization(),
        await adminClient(client, platform.port, ADMIN_TOKEN).newOrganization(),
      ];
      const visits = Array.from({ length: VISITS }, (_, index) => `visit-${index}`);
      for (const visit of visits) await write(client, platform.port, owner.key, visit);
      const byStatus = await probe({ client, port: platform.port, key: prober.key, visits }, faults);
      const filters = leaveOutFilters(server.url, { ownerId: owner.id, visitId: 'visit-0' }, faults);
      return {
        passed: faults.total === 0,
        figures: {
          'cross-tenant probes': PROBES,
          'answers by status': [...byStatus].map(([status, count]) => `${status}: ${count}`).join(', '),
          'tenant filters left out, one at a time': filters,
          ...faultFigures(faults),
        },
      };
    } finally {
      client.close();
      await platform.stop();
      platform.remove();
      await server.stop();
    }
  },
});

async function write(client: Client, port: number, key: string, visit: string): Promise<void> {
  const body = { patientId: PATIENT, selection: SELECTION };
  const written = await send(client, port, key, { method: 'POST', path: visit, body });
  const sign = { patientId: PATIENT, signedByName: 'Dr. Owner', attestation: 'mine' };
  const signed = await send(client, port, key, { method: 'POST', path: `${visit}/sign`, body: sign });
  if (written.status !== 200 || signed.status !== 200) throw new Error(`${written.text} ${signed.text}`);
}

interface Probing {
  readonly client: Client;
  readonly port: number;
  readonly key: string;
  readonly visits: readonly string[];
}

/** Asks for another's visit and for one that nobody has, and compares. */
async function probe({ client, port, key, visits }: Probing, faults: Faults): Promise<Map<number, number>> {
  const byStatus = new Map<number, number>();
  await inParallel(Array.from({ length: PROBES }).keys(), WIDTH, async (index) => {
    const route = ROUTES[index % ROUTES.length];
    if (!route) return;
    const { method, body } = route;
    const others = visits[index % visits.length] ?? '';
    const [there, absent] = await Promise.all(
      [others, `absent-${index}`].map((visit) =>
        send(client, port, key, { method, path: route.path(visit), ...(body ? { body } : {}) }),
      ),
    );
    if (!there || !absent) return;
    byStatus.set(there.status, (byStatus.get(there.status) ?? 0) + 1);
    if (there.status !== absent.status || there.text !== absent.text)
      faults.add(
        'a difference',
        `${method} ${route.path('…')}: ${there.status} ${there.text}, absent ${absent.status} ${absent.text}`,
      );
    if (there.status < 400) faults.add('an answer', `${method} ${route.path('…')}: ${there.text}`);
  });
  say(`${PROBES} probes`);
  return byStatus;
}

function send(
  client: Client,
  port: number,
  key: string,
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<Answer> {
  return client.send({
    port,
    method,
    path: `/api/v1/mse/${path}`,
    headers: { ...bearer(key), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Each filter in a process of its own, against the records that are there; how many. */
function leaveOutFilters(url: string, victim: { ownerId: string; visitId: string }, faults: Faults): number {
  const child = new URL('./without-filter.ts', import.meta.url).pathname;
  const filters = tenantFilters();
  for (const [number, { line, text, url: file }] of filters.entries()) {
    const args = [child, String(number), url, victim.ownerId, victim.visitId, PATIENT];
    const { stdout, stderr } = spawnSync(process.execPath, ['--conditions=@svc/source', ...args], {
      encoding: 'utf8',
    });
    const place = `${file.split('/').at(-1)}:${line} ${text.replace(/\s+/g, ' ')}`;
    try {
      const { replaced, leaks } = JSON.parse(stdout) as { replaced: boolean; leaks: string[] };
      if (!replaced) faults.add('not left out', place);
      for (const leak of leaks) faults.add('leak', `${place}: ${leak}`);
    } catch {
      faults.add('no verdict', `${place}: ${stderr.slice(-500)}`);
    }
  }
  say(`${filters.length} filters left out`);
  return filters.length;
}
