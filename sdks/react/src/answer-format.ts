/** Numbers and days as readers of a language write them. No digit of a measured value is dropped. */
export interface AnswerFormat {
  number(value: number): string;
  /** With its sign. */
  signed(value: number): string;
  /** A share of 1 in whole percent. */
  percent(share: number): string;
  /** The day, in UTC, of a date or moment as sent; the text itself where it is none. */
  day(at: string): string;
}

const DIGITS = { maximumFractionDigits: 12 } as const;

/**
 * @param language BCP 47, such as `de`
 * @example
 * ```ts
 * import { createAnswerFormat } from '@svc/react';
 *
 * createAnswerFormat('de').number(0.0004); // → '0,0004'
 * ```
 */
export function createAnswerFormat(language: string): AnswerFormat {
  const number = new Intl.NumberFormat(language, DIGITS);
  const signed = new Intl.NumberFormat(language, { ...DIGITS, signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return {
    number: (value) => number.format(value),
    signed: (value) => signed.format(value),
    percent: (share) => percent.format(share),
    day(at) {
      const ms = Date.parse(at);
      return Number.isNaN(ms) ? at : day.format(ms);
    },
  };
}
