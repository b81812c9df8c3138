/** Whether two texts are equal, in a time that depends on their lengths alone. */
function sameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < right.length; index++) {
    // Past the end of `left` the code is NaN, which counts as 0; the lengths already differ then.
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}

/** Whether any received signature is one of the expected ones; always compares all of them. */
export function anySame(expected: readonly string[], received: readonly string[]): boolean {
  let found = false;
  for (const one of expected) for (const other of received) found = sameText(other, one) || found;
  return found;
}
