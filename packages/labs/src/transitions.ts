import type { LabOrderStatus } from '@svc/contracts';

/**
 * Where an order may go from each status; the first entry is the usual way on. A provider authorizes before anything
 * is collected. Transport and processing may be skipped when nobody reports them. `cancelled` and `failed` end an
 * order that has no results yet; `completed` ends one that has.
 */
const NEXT: Readonly<Record<LabOrderStatus, readonly LabOrderStatus[]>> = {
  requested: ['authorized', 'cancelled', 'failed'],
  authorized: ['scheduled', 'cancelled', 'failed'],
  scheduled: ['collected', 'cancelled', 'failed'],
  collected: ['in_transit', 'resulted', 'cancelled', 'failed'],
  in_transit: ['processing', 'cancelled', 'failed'],
  processing: ['resulted', 'cancelled', 'failed'],
  resulted: ['completed'],
  completed: [],
  cancelled: [],
  failed: [],
};

/** The statuses an order may move to, the usual one first; none from a terminal status. */
export function allowedTransitions(status: LabOrderStatus): readonly LabOrderStatus[] {
  return NEXT[status];
}

/** The usual way from one status to another, without the first; undefined when there is none. */
export function usualPath(from: LabOrderStatus, to: LabOrderStatus): readonly LabOrderStatus[] | undefined {
  const path: LabOrderStatus[] = [];
  for (let at: LabOrderStatus | undefined = from; at !== to; ) {
    at = NEXT[at][0];
    if (at === undefined) return undefined;
    path.push(at);
  }
  return path;
}
