import type { LabOrderStatus, LabResults, LabSimulationRequest, LabStatusReason } from '@svc/contracts';
import { allowedTransitions } from './transitions.ts';
import { simulateLabOrder } from './simulate-order.ts';
import { findLabPanel } from '@svc/clinical';
import { ApiError, invalidField } from '@svc/server-kit';
import { type asOwner, findLabOrder, type LabOrderKey, moveLabOrder, type StoredLabOrder } from '@svc/store';
import { noReadings, readDelivered, resultsOf } from './results.ts';

type Trx = Parameters<Parameters<typeof asOwner>[2]>[0];

export interface Advance {
  readonly key: LabOrderKey;
  /** The next status; the usual one when not given, `resulted` when results are. */
  readonly to?: LabOrderStatus | undefined;
  /** What the laboratory delivered, still to be read. */
  readonly results?: unknown;
  /** Why the order fails or is cancelled. */
  readonly statusReason?: LabStatusReason | undefined;
  readonly now: number;
}

/**
 * Moves an order by one status.
 *
 * @throws ApiError `not_found`; `conflict` that names the allowed statuses; `invalid_request` for results that cannot
 * be read, or that come with another status than `resulted`
 */
export async function advanceLabOrder(trx: Trx, advance: Advance): Promise<StoredLabOrder> {
  const { key, results, statusReason, now } = advance;
  const order = await readOrder(trx, key);
  const to = targetOf(advance, order);
  if (!allowedTransitions(order.status).includes(to)) throw illegal(order, to);
  if (statusReason !== undefined && to !== 'failed' && to !== 'cancelled')
    throw invalidField('statusReason', 'goes with failed or cancelled');
  const delivered =
    to !== 'resulted' ? null : results === undefined ? noReadings(now) : readDelivered(results, order, now);
  return commit(trx, { key, order, path: [to], statusReason: statusReason ?? null, results: delivered, now });
}

function targetOf({ to, results }: Advance, order: StoredLabOrder): LabOrderStatus {
  if (results !== undefined) {
    if (to !== undefined && to !== 'resulted') throw invalidField('results', 'go with the status resulted');
    return 'resulted';
  }
  const target = to ?? allowedTransitions(order.status)[0];
  if (target === undefined) throw illegal(order);
  return target;
}

/**
 * Moves an order along the plan of a simulated laboratory, all the way or by some steps.
 *
 * @throws ApiError `not_found`, or `conflict` when there is nothing left to simulate
 */
export async function simulateOrder(
  trx: Trx,
  { key, request, now }: { key: LabOrderKey; request: LabSimulationRequest; now: number },
): Promise<StoredLabOrder> {
  const order = await readOrder(trx, key);
  const panel = findLabPanel(order.panelId);
  if (panel === undefined)
    throw new ApiError(
      'conflict',
      'The panel of this order is no longer in the catalog: nothing to simulate.',
    );
  const { outcome = 'normal', seed = 0, steps } = request;
  const observedAt = new Date(now).toISOString();
  const plan = simulateLabOrder({ orderId: order.id, panel, from: order.status, outcome, seed, observedAt });
  const [first, ...rest] = plan.path.slice(0, steps);
  if (first === undefined) throw illegal(order);
  const path: Path = [first, ...rest];
  const last = path.at(-1);
  const results =
    last === 'resulted' && plan.report !== null
      ? resultsOf({ source: 'simulated', ...plan.report }, now)
      : null;
  const statusReason = last === 'failed' ? plan.statusReason : null;
  return commit(trx, { key, order, path, statusReason, results, now });
}

type Path = readonly [LabOrderStatus, ...LabOrderStatus[]];

interface Commit {
  readonly key: LabOrderKey;
  readonly order: StoredLabOrder;
  readonly path: Path;
  readonly statusReason: LabStatusReason | null;
  readonly results: LabResults | null;
  readonly now: number;
}

async function commit(
  trx: Trx,
  { key, order, path, statusReason, results, now }: Commit,
): Promise<StoredLabOrder> {
  const text = results === null ? null : JSON.stringify(results);
  const move = { key, from: order.status, path, statusReason, results: text, now };
  const moved = await moveLabOrder(trx, move);
  // Somebody else moved it between the look and the move.
  if (moved === null) throw illegal(await readOrder(trx, key), path[0]);
  return moved;
}

async function readOrder(trx: Trx, key: LabOrderKey): Promise<StoredLabOrder> {
  const order = await findLabOrder(trx, key);
  if (order === null) throw noSuchOrder();
  return order;
}

/** The 404 of an order that is not there, is another account's, or is of the other mode: one and the same. */
export function noSuchOrder(): ApiError {
  return new ApiError('not_found', 'There is no such lab order.');
}

/** The 409 of a move that is not allowed. */
function illegal({ status }: StoredLabOrder, to?: LabOrderStatus): ApiError {
  const allowed = allowedTransitions(status);
  const wanted = to === undefined ? '' : ` and cannot go to ${to}`;
  const next = allowed.length === 0 ? 'It has ended.' : `Allowed: ${allowed.join(', ')}.`;
  return new ApiError('conflict', `The order is ${status}${wanted}. ${next}`, {
    issues: [{ path: 'status', message: next }],
  });
}
