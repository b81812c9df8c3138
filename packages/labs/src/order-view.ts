import type { LabOrder, LabOrderStatus, LabOrderWithResults, LabResults } from '@svc/contracts';
import type { ListedLabOrder, StoredLabOrder } from '@svc/store';

const AUTHORIZATION = 'A provider still has to authorize this order before any specimen is collected.';
const AUTHORIZED =
  'A provider authorized this order. Its results are for review by a clinician and are no diagnosis.';
const ENDED =
  'This order ended without results. To test again, place a new order, which a provider has to authorize.';

/** What a reader must know of an order in a status. */
function noticeOf(status: LabOrderStatus): string {
  if (status === 'requested') return AUTHORIZATION;
  return status === 'cancelled' || status === 'failed' ? ENDED : AUTHORIZED;
}

/** An order as the API shows it in lists and when it is placed. */
export function labOrderView(stored: ListedLabOrder | StoredLabOrder): LabOrder {
  const { mode: _, results: __, metadata, ...order } = { results: null, ...stored };
  return {
    object: 'lab_order',
    ...order,
    metadata: JSON.parse(metadata) as LabOrder['metadata'],
    notice: noticeOf(stored.status),
  };
}

/** An order with its results, null until it is resulted. */
export function labOrderWithResults(stored: StoredLabOrder): LabOrderWithResults {
  const results = stored.results === null ? null : (JSON.parse(stored.results) as LabResults);
  return { ...labOrderView(stored), results };
}
