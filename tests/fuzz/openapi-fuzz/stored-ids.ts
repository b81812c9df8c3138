import type { Answer } from '../../support/call.ts';
import type { FuzzRequest } from './requests.ts';

const LATEST = 12;

/** Operations that store something, and the paths that name it by its id. */
const CREATORS: Readonly<Record<string, string>> = {
  createLabOrder: '/api/v1/labs/',
  connectWearable: '/api/v1/wearables/',
};
/** What one of a kind never is. */
const NOBODY = 'none_0';

/** Ids of what was stored, for paths that name one. */
export class StoredIds {
  readonly #ids = new Map<string, string[]>();
  #turn = 0;

  /** Remembers what an answer says was created. */
  keep({ id }: FuzzRequest, { status, text }: Answer): void {
    const below = CREATORS[id];
    if (below === undefined || status !== 201) return;
    const { data } = JSON.parse(text) as { data: { id: string } };
    this.#ids.set(below, [...(this.#ids.get(below) ?? []).slice(1 - LATEST), data.id]);
  }

  /** The request with one of the latest ids in its path; before there is one it can only miss. */
  fill(request: FuzzRequest): FuzzRequest {
    const { path, expect } = request;
    const operation: string = request.id;
    if (!path.includes('{id}')) return request;
    const below = Object.values(CREATORS).find((prefix) => path.startsWith(prefix)) ?? '';
    const latest = this.#ids.get(below) ?? [];
    const id = latest[this.#turn++ % LATEST] ?? latest[0];
    const found = id === undefined ? 404 : 200;
    // An order that has ended cannot be simulated on; days the wrong way round are no schema's business.
    const also = { simulateLabOrder: [409], listWearableMetrics: [400] }[operation] ?? [];
    const statuses = expect?.flatMap((status) => (status === 200 ? [found, ...also] : [status]));
    return {
      ...request,
      path: path.replace('{id}', id ?? NOBODY),
      ...(statuses === undefined ? {} : { expect: statuses }),
    };
  }
}
