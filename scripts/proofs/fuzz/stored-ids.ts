import type { Answer } from '../support/call.ts';
import type { FuzzRequest } from './requests.ts';

const LATEST = 12;

/** Ids of what was stored, for paths that name one. */
export class StoredIds {
  readonly #ids: string[] = [];
  #turn = 0;

  /** Remembers what an answer says was created. */
  keep({ id }: FuzzRequest, { status, text }: Answer): void {
    if (id !== 'createLabOrder' || status !== 201) return;
    this.#ids.push((JSON.parse(text) as { data: { id: string } }).data.id);
  }

  /** The request with one of the latest ids in its path; before there is one it can only miss. */
  fill(request: FuzzRequest): FuzzRequest {
    const { id: operation, path, expect } = request;
    if (!path.includes('{id}')) return request;
    const latest = this.#ids.slice(-LATEST);
    const id = latest[this.#turn++ % LATEST] ?? latest[0];
    const statuses = expect?.flatMap((status) => {
      if (status !== 200) return [status];
      if (id === undefined) return [404];
      // An order that has ended cannot be simulated on.
      return operation === 'simulateLabOrder' ? [200, 409] : [200];
    });
    return {
      ...request,
      path: path.replace('{id}', id ?? 'labord_none'),
      ...(statuses === undefined ? {} : { expect: statuses }),
    };
  }
}
