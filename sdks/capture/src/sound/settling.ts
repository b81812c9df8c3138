/** Blocks in a row from which on a new context counts: while it starts up it leaves some out. */
const SETTLED = 3;

/** Says of each block of a new context whether the context has settled with it. */
export function createSettling(): (frame: number, length: number) => boolean {
  let inRow = 0;
  let nextFrame = 0;
  return (frame, length) => {
    if (inRow >= SETTLED) return true;
    inRow = frame === nextFrame ? inRow + 1 : 1;
    nextFrame = frame + length;
    return inRow >= SETTLED;
  };
}
