type Bounds<Name extends string> = Readonly<Record<Name, readonly [min: number, max: number]>>;

/**
 * Makes the named values whole numbers inside their bounds that add up to `total`. What is missing or too much
 * goes, point by point, to the value with the most room, ties to the earlier name; other values stay as they are.
 * The bounds must leave room for the total.
 */
export function keepSum<All extends string, Name extends All>(
  values: Readonly<Record<All, number>>,
  names: readonly Name[],
  total: number,
  bounds: Bounds<Name>,
): Readonly<Record<All, number>> {
  const kept: Record<All, number> = { ...values };
  for (const name of names) {
    const [min, max] = bounds[name];
    kept[name] = Math.min(Math.max(Math.round(kept[name]), Math.ceil(min)), Math.floor(max));
  }
  let missing = total - names.reduce((sum, name) => sum + kept[name], 0);
  for (; missing !== 0; missing -= Math.sign(missing)) {
    const name =
      missing > 0
        ? roomiest(names, (it) => bounds[it][1] - kept[it])
        : roomiest(names, (it) => kept[it] - bounds[it][0]);
    if (name === undefined) break;
    kept[name] += Math.sign(missing);
  }
  return kept;
}

/** The name with the most room, undefined when none has a whole point left. */
function roomiest<Name extends string>(
  names: readonly Name[],
  room: (name: Name) => number,
): Name | undefined {
  let best: Name | undefined;
  for (const name of names) {
    if (room(name) >= 1 && (best === undefined || room(name) > room(best))) best = name;
  }
  return best;
}
