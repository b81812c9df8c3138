/** A stretch of time as the query of a list names it. */
interface Asked {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** The same in milliseconds since the epoch. */
export function period({ since, until }: Asked) {
  const ms = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment));
  return { since: ms(since), until: ms(until) };
}
