/** The seed of a proof's cases: `PROOF_SEED=<whole number>` for other ones, `usual` when not given. */
export function seedOr(usual: number): number {
  const text = process.env.PROOF_SEED;
  if (text === undefined) return usual;
  // More than 31 bits would be cut off by what draws, and two seeds be one.
  if (!/^\d+$/.test(text) || Number(text) >= 2 ** 31)
    throw new Error('PROOF_SEED is a whole number of at most 31 bits');
  return Number(text);
}
