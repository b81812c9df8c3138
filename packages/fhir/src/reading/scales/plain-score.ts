import type { Observation, Quantity } from 'fhir/r4.js';
import { isElement, textOf, type Unread } from '../element/element.ts';
import { MEASURED_UNIT } from './survey-lists.ts';

/** A number alone, or out of another. */
const PLAIN_NUMBER = /^\d{1,4}(?:[.,]\d{1,3})?(?:\s?\/\s?\d{1,4})?$/;

/** Whether a text is a number alone, or out of another. */
export function isNumberInWords(text: unknown): boolean {
  return PLAIN_NUMBER.test(textOf(text)?.slice(0, 40) ?? '');
}

/** Whether a quantity can be a score: it has no unit of what is measured. */
export function isScoreUnit({ unit, code }: Unread<Quantity>): boolean {
  return ![unit, code].some((each) => MEASURED_UNIT.test(textOf(each)?.slice(0, 60) ?? ''));
}

/** Whether a value is a number that can be a score. */
export function isPlainScore({ valueQuantity, valueInteger, valueString }: Unread<Observation>): boolean {
  if (isElement<Quantity>(valueQuantity)) return isScoreUnit(valueQuantity);
  return typeof valueInteger === 'number' || isNumberInWords(valueString);
}
