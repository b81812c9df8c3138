import { type AnswerInBytes, bearer } from '../../../support/call.ts';
import { eventKey } from '../receiver.ts';
import { dataOf, PATIENT, posting, type Work, type WorkContext } from './context.ts';

/** Lab orders, each taken to its results; both are told by events. */
export function labOrders({ front, keys, acknowledged, events, nextNumber }: WorkContext): Work {
  const send = (path: string, body: object) =>
    front.ask({ kind: 'lab order', path, ...posting(keys.secretKey, body) });
  return async () => {
    const number = nextNumber();
    const note = `order ${number}`;
    const placed = await send('/api/v1/labs/orders', {
      patientRef: PATIENT,
      panelId: 'lithium_monitoring',
      note,
    });
    if (placed === null) return;
    const { id } = dataOf<{ id: string }>(placed);
    const path = `/api/v1/labs/orders/${id}`;
    const moved = await send(`${path}/simulate`, { outcome: 'normal', seed: number });
    const isResulted = moved !== null;
    if (isResulted)
      for (const type of ['lab_order.status_changed', 'lab_order.results_ready'])
        events.set(eventKey(type, id, 'resulted'), performance.now());
    acknowledged.push({
      what: `lab order ${id}`,
      asked: { kind: 'read', method: 'GET', path, headers: bearer(keys.secretKey) },
      content: contentOf(moved ?? placed, isResulted),
      contentOf: (answer) => contentOf(answer, isResulted),
    });
  };
}

/** Of an order that was not moved for certain, what was ordered. */
function contentOf(answer: AnswerInBytes, isResulted: boolean): string {
  const { note, status, results } = dataOf<{ note: string; status: string; results?: object }>(answer);
  return JSON.stringify(isResulted ? [note, status, results] : [note]);
}
