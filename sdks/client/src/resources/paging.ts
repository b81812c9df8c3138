/** A list whose next page begins after the id of its last entry. */
export function byLastId<Page extends { readonly hasMore: boolean }, Item extends { readonly id: string }>(
  itemsOf: (page: Page) => readonly Item[],
) {
  return {
    itemsOf,
    cursor: 'before',
    after: (page: Page) => (page.hasMore ? itemsOf(page).at(-1)?.id : undefined),
  } as const;
}

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
