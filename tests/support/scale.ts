/** Share of its full size a proof runs at: `PROOF_SCALE=0.05` for a quick look, 1 when not given. */
export const SCALE = readScale(process.env.PROOF_SCALE);

/** A full amount at the chosen scale, never below `least`. */
export function scaled(full: number, least = 1): number {
  return Math.max(Math.min(full, least), Math.round(full * SCALE));
}

function readScale(text: string | undefined): number {
  const scale = text === undefined ? 1 : Number(text);
  if (!(scale > 0 && scale <= 1)) throw new Error('PROOF_SCALE is a number above 0 and at most 1');
  return scale;
}
