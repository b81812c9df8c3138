/** A list that gives a cursor to its next page. */
export function byCursor<
  Page extends { readonly hasMore: boolean; readonly nextCursor: string | null },
  Item,
>(itemsOf: (page: Page) => readonly Item[], cursor: 'before' | 'cursor' = 'cursor') {
  return {
    itemsOf,
    cursor,
    after: ({ hasMore, nextCursor }: Page) => (hasMore ? (nextCursor ?? undefined) : undefined),
  };
}
