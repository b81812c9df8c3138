/**
 * The checks whose turn it is: as many as fit into the seconds, begun one further with each turn, so that all of them come.
 * One that was never seen, or takes longer than all of the time, is nobody's turn.
 *
 * @param secondsOf what a check took when it was seen last
 */
export function turnOf(
  names: readonly string[],
  secondsOf: (name: string) => number | undefined,
  { seconds, turn }: { readonly seconds: number; readonly turn: number },
): string[] {
  const fitting = names.filter((name) => (secondsOf(name) ?? Number.POSITIVE_INFINITY) <= seconds);
  const first = fitting.length === 0 ? 0 : turn % fitting.length;
  let left = seconds;
  return [...fitting.slice(first), ...fitting.slice(0, first)].filter((name) => {
    const takes = secondsOf(name) ?? 0;
    if (takes > left) return false;
    left -= takes;
    return true;
  });
}
