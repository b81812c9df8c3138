/** A resource as it was sent: any field may be of any type. */
export type Unread = Readonly<Record<string, unknown>>;

/** An entry of a bundle that holds a resource. */
export interface Entry {
  readonly fullUrl: string | undefined;
  readonly resource: Unread;
}

export function isObject(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a bundle that hold a resource. */
export function entriesOf({ entry }: Unread): readonly Entry[] {
  return listOf(entry).flatMap((each) =>
    isObject(each['resource'])
      ? [
          {
            fullUrl: typeof each['fullUrl'] === 'string' ? each['fullUrl'] : undefined,
            resource: each['resource'],
          },
        ]
      : [],
  );
}

/** The objects of a list; one that stands alone is a list of itself. */
export function listOf(value: unknown): readonly Unread[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}
