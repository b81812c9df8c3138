/** A value as a laboratory sends it, as far as it can be drawn. */
export interface SentValue {
  readonly number: number;
  /** The true value lies beyond `number`. */
  readonly bound?: 'below' | 'above';
}

const SENT = /^\s*(<=?|>=?|≤|≥)?\s*([-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?)/i;

/** Reads numbers and `<0.1`; undefined for what is no number, which is never drawn as one. */
export function readSentValue(value: unknown): SentValue | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { number: value } : undefined;
  if (typeof value !== 'string') return undefined;
  const match = SENT.exec(value);
  if (match === null) return undefined;
  const number = Number(match[2]?.replace(',', '.'));
  if (!Number.isFinite(number)) return undefined;
  const sign = match[1]?.[0];
  if (sign === undefined) return { number };
  return { number, bound: sign === '<' || sign === '≤' ? 'below' : 'above' };
}
