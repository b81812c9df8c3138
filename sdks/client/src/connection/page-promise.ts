import { UnexpectedAnswerError } from '../errors/client-errors.ts';
import { ApiPromise } from './api-promise.ts';
import type { AnswerOf, Connection } from './connection.ts';
import type { Called, Sent } from './course.ts';
import type { CallOptions } from './options.ts';
import type { WithResponse } from './response-info.ts';

/** How the pages of a list follow each other. */
export interface Paging<Page, Item> {
  readonly itemsOf: (page: Page) => readonly Item[];
  /** Where the page after this one begins, or `undefined` at the end. */
  readonly after: (page: Page) => string | undefined;
  /** The query field that takes this position. */
  readonly cursor: 'before' | 'cursor';
}

/** A promise of the first page of a list; `for await` goes through all entries, loading page by page. */
export class PagePromise<Page, Item> extends ApiPromise<Page> implements AsyncIterable<Item> {
  readonly #itemsOf: (page: Page) => readonly Item[];
  readonly #next: (page: Page) => Promise<Page> | undefined;

  constructor(
    answered: Promise<WithResponse<Page>>,
    itemsOf: (page: Page) => readonly Item[],
    next: (page: Page) => Promise<Page> | undefined,
  ) {
    super(answered);
    this.#itemsOf = itemsOf;
    this.#next = next;
  }

  /** Every entry from the first page on. Pages are loaded as needed. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#itemsOf(page);
  }

  /** Every page from the first on, for example for its cursor. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    for (
      let page: Page | undefined = await (this as Promise<Page>);
      page !== undefined;
      page = await this.#next(page)
    )
      yield page;
  }
}

/** Sends a call whose answer is a page of a list. */
export function listPages<Operation extends Called, Item>(
  connection: Connection,
  operation: Operation,
  sent: Sent<Operation['id']>,
  { itemsOf, after, cursor }: Paging<AnswerOf<Operation>, Item>,
  options?: CallOptions,
): PagePromise<AnswerOf<Operation>, Item> {
  let last: string | undefined;
  return new PagePromise(connection.call(operation, sent, options).withResponse(), itemsOf, (page) => {
    const next = after(page);
    if (next === undefined) return undefined;
    // A list that named the same page again would never end.
    if (next === last) throw new UnexpectedAnswerError('unknown_shape', 200, operation.id);
    last = next;
    const query = { ...sent.query, [cursor]: next } as Sent<Operation['id']>['query'];
    return connection.call(operation, { ...sent, query }, options);
  });
}
