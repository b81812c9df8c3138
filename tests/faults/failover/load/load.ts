import { setTimeout as delay } from 'node:timers/promises';
import type { Acknowledged } from '../acknowledged.ts';
import { analyses } from './analyses.ts';
import type { Work, WorkContext } from './context.ts';
import { exams } from './exams.ts';
import { labOrders } from './lab-orders.ts';
import { reads } from './reads.ts';
import { uploads } from './uploads.ts';
import { wearables } from './wearables.ts';

/** So many pieces of work wait for an answer at most: what is beyond is not begun. */
const MOST_OPEN = 150;

/** Work of all kinds that goes on whatever happens, and what was acknowledged of it. */
export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  readonly events: ReadonlyMap<string, number>;
  /** Pieces of work that were not begun because too many waited. */
  skipped(): number;
  /** Begins nothing more and waits for what is open. */
  stop(): Promise<void>;
}

type LoadOptions = Pick<WorkContext, 'front' | 'keys' | 'dice' | 'faults'>;

export async function startLoad(options: LoadOptions): Promise<Load> {
  let [number, skipped] = [0, 0];
  const context: WorkContext = {
    ...options,
    acknowledged: [],
    events: new Map(),
    nextNumber: () => ++number,
  };
  const open = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function keepDoing({ perSecond, work }: Kind): Promise<void> {
    const everyMs = 1_000 / perSecond;
    for (let at = performance.now(); !stopping.signal.aborted; at += everyMs) {
      await delay(Math.max(0, at - performance.now()));
      if (open.size >= MOST_OPEN) {
        skipped += 1;
        continue;
      }
      const doing: Promise<void> = work()
        .catch((error: unknown) => options.faults.add('work failed', String(error)))
        .finally(() => open.delete(doing));
      open.add(doing);
    }
  }

  const lanes = (await kindsOf(context)).map(keepDoing);
  return {
    acknowledged: context.acknowledged,
    events: context.events,
    skipped: () => skipped,
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
      await Promise.all(open);
    },
  };
}

interface Kind {
  readonly perSecond: number;
  readonly work: Work;
}

/** Some are two or three requests. */
async function kindsOf(context: WorkContext): Promise<Kind[]> {
  return [
    { perSecond: 8, work: await analyses(context) },
    { perSecond: 8, work: reads(context) },
    { perSecond: 5, work: exams(context) },
    { perSecond: 2, work: labOrders(context) },
    { perSecond: 1, work: wearables(context) },
    { perSecond: 0.5, work: await uploads(context) },
  ];
}
