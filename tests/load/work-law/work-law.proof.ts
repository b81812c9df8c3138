/** Work is bounded, not only bytes: every list, object and long text of every call, at its largest and worst, at the real server. */
import { runProof } from '../../proof.ts';
import { createFaults, faultFigures, type Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { startPlatform } from '../../support/server-process.ts';
import { Tally } from '../../support/tally.ts';
import { casesOf, growingOf, NAMES_NOBODY_KNOWS } from './cases.ts';
import { servedBodies } from './operations.ts';
import { ELSEWHERE } from './settings.ts';
import { storedAnswers } from './stored.ts';
import { toolCasesOf } from './tools.ts';
import { createWorld, type Seen } from './world.ts';

const MOST_MS = 50;
const MOST_ANSWER_BYTES = 2_000_000;
const PLENTY = '1000000000';
/** What took less than half at first is not measured again. */
const AGAIN_FROM_MS = MOST_MS / 2;
const TIMES = 3;
/** Where the median of those is too much, others of the machine may have been at work. */
const MOST_TIMES = 9;

interface Asked {
  readonly of: string;
  readonly what: string;
  /** What is ours must be taken; what means no good may be refused. */
  readonly isContent: boolean;
  /** It goes on with a cursor. */
  readonly isPage?: boolean;
  ask(): Promise<Seen>;
}

await runProof({
  name: 'work-law',
  byRealTime: true,
  covers: ['packages', 'services'],
  limitMinutes: 20,
  bar: `Every list, object and long text of every body, and every tool, filled to its bound and to the most that the answering thread reads itself, with different medicines, analytes, scales, findings and hostile texts: that thread computes at most ${MOST_MS} ms for the request (median of ${TIMES}, of ${MOST_TIMES} where that is more; the embedded database included), and no answer without a cursor is larger than 2 MB. A megabyte of names nobody knows, which costs what reading JSON costs, is told apart.`,
  async run() {
    const faults = createFaults();
    const server = await startPlatform({
      SVC_LOG_LEVEL: 'error',
      SVC_SEED: '1',
      SVC_SANDBOX_KEY_DAILY: PLENTY,
      SVC_SANDBOX_ACCOUNT_DAILY: PLENTY,
    });
    try {
      const world = await createWorld(server);
      const { operations } = await servedBodies();
      const called = operations.filter(
        (operation) => growingOf(operation).length > 0 && ELSEWHERE[operation.id] === undefined,
      );
      const seen = createRecord(faults);
      for (const operation of called) {
        for (const { what, isContent, bytes, body } of casesOf(operation)) {
          const ask = () => world.send(operation, body());
          await seen.take({ of: operation.id, what: `${what}, ${bytes} bytes`, isContent, ask });
        }
        say(`${operation.id}: ${seen.requests.total} requests, slowest so far ${seen.slowest()}`);
      }
      for (const { name, what, isContent, bytes, args } of toolCasesOf(called)) {
        const ask = () => world.callTool(name, args());
        await seen.take({ of: `tool ${name}`, what: `${what}, ${bytes} bytes`, isContent, ask });
      }
      for (const { name, isPage, ask } of await storedAnswers(world))
        await seen.take({ of: name, what: 'as much as may be stored', isContent: true, isPage, ask });
      world.close();
      if (!server.isRunning()) faults.add('crash', server.output().slice(-2_000));
      return {
        passed: faults.total === 0,
        figures: {
          'calls with a body that can grow': called.length,
          'their lists, objects and long texts': called.flatMap(growingOf).length,
          requests: seen.requests.total,
          'answers by status': seen.requests.toString(),
          'most computed for one request, ms': seen.slowest(),
          'largest answer without a cursor, bytes': seen.largest(),
          'a megabyte of names nobody knows, ms': seen.names(),
          ...faultFigures(faults),
        },
      };
    } finally {
      await server.stop();
      server.remove();
    }
  },
});

/** What was seen of all that was asked. */
function createRecord(faults: Faults) {
  const requests = new Tally();
  let [slowest, largest, names] = [
    { value: 0, of: '' },
    { value: 0, of: '' },
    { value: 0, of: '' },
  ];
  const most = (before: typeof slowest, value: number, of: string) =>
    value > before.value ? { value, of } : before;

  return {
    requests,
    slowest: () => `${slowest.value.toFixed(1)} (${slowest.of})`,
    largest: () => `${largest.value} (${largest.of})`,
    names: () => `${names.value.toFixed(1)} (${names.of})`,
    async take({ of, what, isContent, isPage = false, ask }: Asked): Promise<void> {
      const { answer, ms } = await medianOf(ask);
      requests.add(answer.status);
      const name = `${of}: ${what}`;
      const bytes = Buffer.byteLength(answer.text);
      const isRefused = answer.status >= (isContent ? 300 : 500) || answer.text.includes('"isError":true');
      if (isRefused && !isMemoryOfAHostileText(answer.status, isContent))
        faults.add('refused', `${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
      if (!isPage) largest = most(largest, bytes, name);
      if (!isPage && bytes > MOST_ANSWER_BYTES) faults.add('large answer', `${name}: ${bytes} bytes`);
      if (what.startsWith(NAMES_NOBODY_KNOWS)) {
        names = most(names, ms, name);
        return;
      }
      slowest = most(slowest, ms, name);
      if (ms > MOST_MS) faults.add('held the answering thread', `${name}: ${ms.toFixed(1)} ms`);
    },
  };
}

/** A worker may end a text that means no good with a 503 that says so. */
function isMemoryOfAHostileText(status: number, isContent: boolean): boolean {
  return !isContent && status === 503;
}

async function medianOf(ask: () => Promise<Seen>): Promise<{ answer: Seen; ms: number }> {
  const answer = await ask();
  if (answer.ms < AGAIN_FROM_MS) return { answer, ms: answer.ms };
  const times: number[] = [];
  const median = () => times.toSorted((a, b) => a - b)[times.length >> 1] as number;
  do for (let time = 0; time < TIMES; time++) times.push((await ask()).ms);
  while (median() > MOST_MS && times.length < MOST_TIMES);
  return { answer, ms: median() };
}
