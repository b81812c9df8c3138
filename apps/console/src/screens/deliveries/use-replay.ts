import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Problem, toProblem } from '../../api/problem.ts';
import { signedCall } from '../../api/signed-call.ts';
import { readsOf } from '../../api/use-read.ts';
import { goThrough, type Progress, type ReplayRange } from './replay-pages.ts';

type Step = 'asking' | 'counting' | 'counted' | 'sending' | 'stopped' | 'done';

interface State {
  readonly step: Step;
  readonly range: ReplayRange | null;
  readonly counted: number;
  readonly sent: Progress;
  readonly problem: Problem | null;
}

const START: State = {
  step: 'asking',
  range: null,
  counted: 0,
  sent: { count: 0, nextSince: null },
  problem: null,
};

/** Counts what a range holds, then sends it, page by page. */
export function useReplay(accountId: string) {
  const [state, setState] = useState(START);
  const client = useQueryClient();
  const set = (change: Partial<State>) => setState((now) => ({ ...now, ...change }));
  const pageOf = (id: string, dryRun: boolean) => (body: ReplayRange) =>
    signedCall('replayAccountDeliveries', { params: { accountId, id }, body: { ...body, dryRun } });

  async function count(id: string, range: ReplayRange): Promise<void> {
    set({ ...START, step: 'counting', range });
    try {
      const from = { count: 0, nextSince: range.since };
      const all = await goThrough(range, from, pageOf(id, true), ({ count }) => set({ counted: count }));
      set({ step: 'counted', counted: all.count, sent: from });
    } catch (error) {
      set({ step: 'asking', problem: toProblem(error) });
    }
  }

  /** Begins, or goes on where a page failed. */
  async function send(id: string): Promise<void> {
    const { range, sent } = state;
    if (range === null) return;
    set({ step: 'sending', problem: null });
    try {
      await goThrough(range, sent, pageOf(id, false), (progress) => set({ sent: progress }));
      set({ step: 'done' });
    } catch (error) {
      set({ step: 'stopped', problem: toProblem(error) });
    }
    void client.invalidateQueries({ queryKey: readsOf(accountId) });
  }

  return { ...state, count, send, reset: () => setState(START) };
}
