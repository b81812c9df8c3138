/**
 * Instruments whose result is the highest level of any item answered yes: the level of each item, in order.
 *
 * C-SSRS screener: items 1 and 2 low, 3 moderate, 4 and 5 high; item 6 is asked for the past three months, and a
 * yes is high. Levels: C-SSRS screener triage guides, as in the catalogue; item 6 ours.
 */
export const ITEM_LEVELS: Readonly<Record<string, readonly number[]>> = {
  cssrs: [1, 1, 2, 3, 3, 3],
};

/** Positions of the items that are only asked after a yes to item 2. */
const FOLLOW_UPS = [2, 3, 4];

/** Follow-up answers of a C-SSRS screen without the question they follow from: the yes answers count. */
export function contradictsSkipLogic(instrumentKey: string, responses: readonly number[]): boolean {
  if (instrumentKey !== 'cssrs' || responses[1] !== 0) return false;
  return FOLLOW_UPS.some((position) => responses[position] === 1);
}
