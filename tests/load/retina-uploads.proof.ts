/**
 * Pictures at the real server: uploads that mean no good, a bomb, five at once, two hundred after each other. The
 * process that decodes stays small, the event loop is never held, memory does not grow.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FUNDUS, type Form, formOf, jpeg } from '../../services/retina-api/test/harness.ts';
import { hostileUploads } from '../../services/retina-api/test/hostile-uploads.ts';
import { runProof } from '../proof.ts';
import { childrenOf, loopSeen, memoryOf, startBuiltPlatform } from '../support/retina/built-platform.ts';
import { createFaults, faultFigures } from '../support/faults.ts';
import { withPostgres } from '../support/postgres.ts';
import { say } from '../support/say.ts';
import { scaled } from '../support/scale.ts';
import type { PlatformProcess } from '../support/server-process.ts';
import { Tally } from '../support/tally.ts';

const PICTURES = scaled(200, 10);
const WARM_UP = scaled(50, 3);
const BOMBS = 10;
const MOST_WORKER_MB = 300;
const MOST_LOOP_MS = 20;
const MOST_BOMB_MS = 50;
const MOST_GROWTH_MB = 20;

interface Answered {
  readonly status: number;
  readonly error: string;
  readonly ms: number;
}

await runProof({
  name: 'retina-uploads',
  byRealTime: true,
  covers: ['packages/retina/src', 'services/retina-api/src'],
  bar: 'At least 80 hostile uploads answered as documented, the decoding process under 300 MB, the server alive; 16000 x 16000 refused in under 50 ms; the event loop never held over 20 ms while five images are in work; memory flat over 200 images.',
  run: () =>
    withPostgres(async ({ url }) => {
      const loopFile = join('/tmp', `svc-loop-${process.pid}.json`);
      const server = await startBuiltPlatform({
        DATABASE_URL: url,
        SVC_SEED: '1',
        SVC_LOG_LEVEL: 'error',
        LOOP_FILE: loopFile,
      });
      try {
        return await measure(server);
      } finally {
        await server.stop();
        server.remove();
      }
    }),
});

async function measure(server: PlatformProcess) {
  const faults = createFaults();
  const seen = new Tally();
  const { cookie } = server.credentials().patient;
  const origin = `http://127.0.0.1:${server.port}`;
  const sessionId = await startSession();

  async function startSession(): Promise<string> {
    const response = await fetch(`${origin}/api/retina/v1/session`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    return ((await response.json()) as { sessionId: string }).sessionId;
  }

  async function capture(form: Form, raw?: (form: Form) => ReturnType<typeof formOf>): Promise<Answered> {
    const { headers, payload } = (raw ?? formOf)(form);
    const began = performance.now();
    const response = await fetch(`${origin}/api/retina/v1/capture`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new Uint8Array(payload),
    });
    const { error = '' } = (await response.json()) as { error?: string };
    return { status: response.status, error, ms: performance.now() - began };
  }

  const peaks = new Map<number, number>();
  const lookAtWorkers = () => {
    for (const pid of childrenOf(server.pid)) peaks.set(pid, memoryOf(pid).peakMb);
  };
  const good = (image: Buffer = FUNDUS): Form => ({
    sessionId,
    image: jpeg(image),
    captureSource: 'clip_on_lens',
  });

  const uploads = await hostileUploads();
  for (const { name, file, form = {}, raw, status, says = '' } of uploads) {
    const fields = { ...good(file as Buffer | undefined), ...form };
    const whole = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    ) as Form;
    const answered = await capture(whole, raw);
    seen.add(answered.status);
    if (
      ![status].flat().includes(answered.status) ||
      (answered.status >= 400 && !answered.error.includes(says))
    )
      faults.add('another answer', `${name}: ${answered.status} ${answered.error}`);
    if (!server.isRunning()) throw new Error(`the server ended during: ${name}`);
    lookAtWorkers();
  }
  say(`${uploads.length} uploads: ${seen}`);

  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'grey' } })
    .jpeg({ quality: 1 })
    .toBuffer();
  const bombs: number[] = [];
  for (let i = 0; i < BOMBS; i++) bombs.push((await capture(good(bomb))).ms);
  const bombMs = bombs.toSorted((a, b) => a - b)[BOMBS >> 1] as number;

  const large = await sharp(FUNDUS).resize(3_600, 3_459).jpeg({ quality: 92 }).toBuffer();
  await loopSeen(server);
  const five = await Promise.all(Array.from({ length: 5 }, (_, i) => capture(good(i < 2 ? large : FUNDUS))));
  const loop = await loopSeen(server);
  for (const { status, error } of five) if (status !== 201) faults.add('one of five', `${status} ${error}`);
  lookAtWorkers();
  say(
    `five at once: ${five.map(({ ms }) => Math.round(ms)).join(', ')} ms; event loop ${JSON.stringify(loop)}`,
  );

  const series = async (count: number) => {
    for (let done = 0; done < count; done += 4) {
      const answers = await Promise.all(
        Array.from({ length: Math.min(4, count - done) }, () => capture(good())),
      );
      for (const { status, error } of answers)
        if (status !== 201) faults.add('one of many', `${status} ${error}`);
    }
    lookAtWorkers();
    return {
      server: memoryOf(server.pid).residentMb,
      workers: childrenOf(server.pid).map((pid) => memoryOf(pid).residentMb),
    };
  };
  const before = await series(WARM_UP);
  const after = await series(PICTURES - WARM_UP);
  say(`memory after ${WARM_UP}: ${JSON.stringify(before)}, after ${PICTURES}: ${JSON.stringify(after)}`);
  const growth = after.server - before.server;
  const workerGrowth = Math.max(...after.workers) - Math.max(...before.workers);
  const workerPeak = Math.max(...peaks.values());
  const temporary = readdirSync(server.tempDir).length;
  return {
    passed:
      faults.total === 0 &&
      uploads.length >= 80 &&
      workerPeak < MOST_WORKER_MB &&
      bombMs < MOST_BOMB_MS &&
      temporary === 0 &&
      loop.heldMs <= MOST_LOOP_MS &&
      loop.late99Ms <= MOST_LOOP_MS &&
      growth <= MOST_GROWTH_MB &&
      workerGrowth <= MOST_GROWTH_MB,
    figures: {
      'hostile uploads': uploads.length,
      'answers by status': seen.toString(),
      'most a decoding process ever held, MB': workerPeak,
      '16000 x 16000 refused in, median ms of ten': Math.round(bombMs),
      'event loop held while five images are in work, ms computed at most': loop.heldMs,
      'and late, also where the machine ran others: 99th percentile, most, ms': `${loop.late99Ms}, ${loop.latestMs}`,
      [`server after ${WARM_UP} and after ${PICTURES} images, MB`]: `${before.server}, ${after.server}`,
      [`decoding processes after ${WARM_UP} and after ${PICTURES} images, MB`]: `${before.workers.join(' and ')}; ${after.workers.join(' and ')}`,
      'files left in the temporary folder': temporary,
      ...faultFigures(faults),
    },
  };
}
