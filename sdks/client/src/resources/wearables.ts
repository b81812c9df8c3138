import type { ApiPromise } from '../connection/api-promise.ts';
import { newIdempotencyKey } from '../connection/idempotency-key.ts';
import type { CallOptions } from '../connection/options.ts';
import { listPages, type PagePromise } from '../connection/page-promise.ts';
import {
  connectWearable,
  disconnectWearable,
  getWearableConnection,
  listWearableConnections,
  listWearableMetrics,
  listWearableProviders,
} from '../wire/operations.ts';
import type {
  ListWearableConnectionsQuery,
  ListWearableMetricsQuery,
  WearableConnection,
  WearableConnectionList,
  WearableConnectRequest,
  WearableMetricList,
  WearableProviderList,
} from '../wire/types.ts';
import { byCursor } from './paging.ts';
import { Resource } from './resource.ts';

/**
 * Devices of patients. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Wearables } from '@svc/client/wearables';
 *
 * const wearables = new Wearables({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof wearables.connect; // → 'function'
 * ```
 */
export class Wearables extends Resource {
  /** The providers with their codes; those that can be connected come first. */
  listProviders(options?: CallOptions): ApiPromise<WearableProviderList> {
    return this.connection.call(listWearableProviders, {}, options);
  }

  /**
   * Starts a connection, `pending` until the patient has authorized a device on the page at `connect.url`. Stored
   * once, however often it is tried.
   */
  connect(request: WearableConnectRequest, options?: CallOptions): ApiPromise<WearableConnection> {
    return this.connection.call(connectWearable, { body: request, newKey: newIdempotencyKey }, options);
  }

  /** The connections, newest first: `await` gives the first page, `for await` every connection. */
  listConnections(
    query?: ListWearableConnectionsQuery,
    options?: CallOptions,
  ): PagePromise<WearableConnectionList, WearableConnection> {
    const pages = byCursor(({ connections }: WearableConnectionList) => connections, 'before');
    return listPages(this.connection, listWearableConnections, { query }, pages, options);
  }

  /**
   * One connection.
   *
   * @throws NotFoundError when there is no such connection in the account and mode of the key
   */
  getConnection(id: string, options?: CallOptions): ApiPromise<WearableConnection> {
    return this.connection.call(getWearableConnection, { params: [id] }, options);
  }

  /** Daily values of a connection, and `feed`: the same days as fields for the analysis requests. */
  listMetrics(
    id: string,
    query?: ListWearableMetricsQuery,
    options?: CallOptions,
  ): ApiPromise<WearableMetricList> {
    return this.connection.call(listWearableMetrics, { params: [id], query }, options);
  }

  /** Ends a connection on behalf of the patient. Ending it again changes nothing. */
  disconnect(id: string, options?: CallOptions): ApiPromise<WearableConnection> {
    return this.connection.call(disconnectWearable, { params: [id] }, options);
  }
}
