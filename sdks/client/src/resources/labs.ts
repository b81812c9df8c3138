import type { ApiPromise } from '../connection/api-promise.ts';
import { newIdempotencyKey } from '../connection/idempotency-key.ts';
import type { CallOptions } from '../connection/options.ts';
import { listPages, type PagePromise } from '../connection/page-promise.ts';
import {
  createLabOrder,
  getLabOrder,
  listLabOrders,
  listLabPanels,
  simulateLabOrder,
} from '../wire/operations.ts';
import type {
  LabOrder,
  LabOrderList,
  LabOrderRequest,
  LabOrderWithResults,
  LabPanelList,
  LabSimulationRequest,
  ListLabOrdersQuery,
  ListLabPanelsQuery,
} from '../wire/types.ts';
import { byCursor } from './paging.ts';
import { Resource } from './resource.ts';

/**
 * Lab orders of your account. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Labs } from '@svc/client/labs';
 *
 * const labs = new Labs({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof labs.createOrder; // → 'function'
 * ```
 */
export class Labs extends Resource {
  /** The panels that can be ordered, all or those of one category. */
  listPanels(query?: ListLabPanelsQuery, options?: CallOptions): ApiPromise<LabPanelList> {
    return this.connection.call(listLabPanels, { query }, options);
  }

  /**
   * Places an order. It starts as `requested`: a provider still authorizes it before collection. Stored once, however often
   * it is tried.
   *
   * @param order `note` holds nothing that identifies the patient
   */
  createOrder(order: LabOrderRequest, options?: CallOptions): ApiPromise<LabOrder> {
    return this.connection.call(createLabOrder, { body: order, newKey: newIdempotencyKey }, options);
  }

  /** The orders, newest first: `await` gives the first page, `for await` every order. */
  listOrders(query?: ListLabOrdersQuery, options?: CallOptions): PagePromise<LabOrderList, LabOrder> {
    return listPages(
      this.connection,
      listLabOrders,
      { query },
      byCursor(({ orders }: LabOrderList) => orders, 'before'),
      options,
    );
  }

  /**
   * One order with its results, which are `null` until it is resulted.
   *
   * @throws NotFoundError when there is no such order in the account and mode of the key
   */
  getOrder(id: string, options?: CallOptions): ApiPromise<LabOrderWithResults> {
    return this.connection.call(getLabOrder, { params: [id] }, options);
  }

  /**
   * Moves a test order along its states and gives it simulated results. Test keys alone.
   *
   * @throws ConflictError when the order has ended
   */
  simulateOrder(
    id: string,
    simulation: LabSimulationRequest = {},
    options?: CallOptions,
  ): ApiPromise<LabOrderWithResults> {
    return this.connection.call(
      simulateLabOrder,
      { params: [id], body: simulation, newKey: newIdempotencyKey },
      options,
    );
  }
}
