/** What unfinished bodies of unauthenticated callers cost: resident memory and the latency of everybody else. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { generateKey } from '@svc/store/test';
import { runProof } from '../../proof.ts';
import { say } from '../../support/say.ts';
import { scaled } from '../../support/scale.ts';
import { startMeasured } from './measured-server.ts';
import { holdBodies, type SlowBody } from './slow-bodies.ts';
import { residentBytes, watchServer } from './watch-server.ts';

const COUNTS = [scaled(400, 40), scaled(4_000, 400)];
/** Behind the head: 400 times as much as the connect page once held, 4,000 times what fits the first packet. */
const BEGIN_BYTES = [875_000, 64_000];
const WARM_UP_MS = 1_500;
/** Longer than the rest of a body may take behind its answer. */
const HOLD_MS = 6_000;
const BAR_BODY_BYTES = 2_000;
const BAR_GROWTH_BYTES = 300e6;
const BAR_HEALTH_MS = 1_000;

interface Door {
  readonly name: string;
  body(begin: Buffer): SlowBody;
}

const ANNOUNCED = 1_000_000;

function post(path: () => string, headers: () => readonly string[], begin: Buffer): SlowBody {
  const head = () => {
    const lines = [
      `POST ${path()} HTTP/1.1`,
      'host: localhost',
      ...headers(),
      `content-length: ${ANNOUNCED}`,
    ];
    return `${lines.join('\r\n')}\r\n\r\n`;
  };
  return { head, begin };
}

const JSON_TYPE = 'content-type: application/json';
const FORM_TYPE = 'content-type: application/x-www-form-urlencoded';
const analysis = () => '/api/v1/dmse/analyze';
const link = () => `/connect/${randomBytes(32).toString('base64url')}/start`;

const DOORS: readonly Door[] = [
  { name: 'JSON on the connect page', body: (begin) => post(link, () => [JSON_TYPE], begin) },
  { name: 'forms on the connect page', body: (begin) => post(link, () => [FORM_TYPE], begin) },
  { name: 'requests without a key', body: (begin) => post(analysis, () => [JSON_TYPE], begin) },
  {
    name: 'requests with invented keys',
    body: (begin) =>
      post(
        analysis,
        () => [JSON_TYPE, `authorization: Bearer ${generateKey({ kind: 'secret', mode: 'live' })}`],
        begin,
      ),
  },
];

await runProof({
  name: 'unauthenticated-memory',
  byRealTime: true,
  covers: ['packages/store/src/limits', 'packages/server-kit/src', 'services/pages/src/connect'],
  bar: 'Unfinished bodies of unauthenticated callers, 400 with 875 kB and 4,000 with 64 kB each, on the connect page and on API routes: under 2 kB each beyond an idle connection; never more than 300 MB in all; and /healthz answers within 1,000 ms meanwhile.',
  async run() {
    const figures: Record<string, string | number> = {};
    let passed = true;
    for (const [index, count] of COUNTS.entries()) {
      const idle = await measure(count, null);
      figures[`${count} idle connections: held each, kB`] = kilobytes(idle.at.end);
      const begin = Buffer.alloc(BEGIN_BYTES[index] ?? 0, 'x');
      for (const door of DOORS) {
        const { at, growth, slowestMs, answers } = await measure(count, door.body(begin));
        const name = `${count} ${door.name}`;
        figures[`${name}: answers`] = answers;
        figures[`${name}: held each beyond an idle connection, at first and at the end, kB`] =
          `${kilobytes(at.first - idle.at.first)}, ${kilobytes(at.end - idle.at.end)}`;
        figures[`${name}: resident set grows by, MB`] = Math.round(growth / 1e6);
        figures[`${name}: slowest /healthz, ms`] = Math.round(slowestMs);
        passed &&= Math.max(at.first - idle.at.first, at.end - idle.at.end) < BAR_BODY_BYTES;
        passed &&= growth < BAR_GROWTH_BYTES && slowestMs < BAR_HEALTH_MS;
      }
    }
    return { passed, figures };
  },
});

/** A fresh server, so that no measurement finds memory that another one left. */
async function measure(count: number, body: SlowBody | null) {
  const server = await startMeasured({ SVC_LOG_LEVEL: 'silent' });
  try {
    const warmUp = watchServer(server);
    await delay(WARM_UP_MS);
    await warmUp.stop();
    const before = { held: await server.heldBytes(), resident: residentBytes(server.pid) };
    const watch = watchServer(server);
    const held = await holdBodies(server.port, count, body);
    const first = ((await server.heldBytes()) - before.held) / count;
    await delay(HOLD_MS);
    const { peakBytes, slowestMs } = await watch.stop();
    const end = ((await server.heldBytes()) - before.held) / count;
    const growth = peakBytes - before.resident;
    const answers = [...held.statuses].map(([status, times]) => `${status} × ${times}`).join(', ') || 'none';
    const open = count - held.closed();
    held.release();
    say(
      `${count} ${body === null ? 'idle' : body.head().slice(0, 24)}: each ${kilobytes(first)} kB, then ${kilobytes(end)} kB; +${Math.round(growth / 1e6)} MB; /healthz ${Math.round(slowestMs)} ms; ${answers}; ${open} open`,
    );
    return { at: { first, end }, growth, slowestMs, answers };
  } finally {
    await server.kill();
    server.remove();
  }
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
