/** Usual times from collection to results in this deployment: ours, no laboratory's promise. */
export const NEXT_DAY = '1 business day';
export const TWO_DAYS = '1 to 2 business days';
export const SENT_OUT = '3 to 5 business days';
