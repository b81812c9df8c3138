/** Changes that change nothing a caller could see, so that no test can notice them: part of the name, and why. */
export const EQUIVALENT: readonly { readonly mutant: string; readonly reason: string }[] = [
  {
    mutant: 'shared/confidence.ts TOP_OF_LEVEL.high: 1 moved to 2',
    reason: 'coverage and depth are clamped to 1, so the blend never reaches past 1',
  },
  {
    mutant: 'shared/confidence.ts RANK.low: 0 moved to -1',
    reason: 'only the order of the three ranks counts, and it stays',
  },
  {
    mutant: 'shared/confidence.ts RANK.high: 2 moved to 3',
    reason: 'only the order of the three ranks counts, and it stays',
  },
];
