import type { CodeableConcept, Coding, Extension, Quantity } from 'fhir/r4.js';
import { elementsOf, isElement, textOf } from '../element/element.ts';
import { ANSWER_POINTS } from './instrument-items.ts';

const ORDINAL = /\/(?:ordinalValue|itemWeight|questionnaire-ordinalValue)$/;
const YES = new Set(['yes', 'LA33-6', 'true', 'y', '373066001']);
const NO = new Set(['no', 'LA32-8', 'false', 'n', '373067005']);

/** The fields an answer or a value can stand in. */
interface Answered {
  readonly valueInteger?: unknown;
  readonly valueDecimal?: unknown;
  readonly valueQuantity?: unknown;
  readonly valueBoolean?: unknown;
  readonly valueCoding?: unknown;
  readonly valueCodeableConcept?: unknown;
  readonly valueString?: unknown;
}

/** Points of an answer: a number, or the weight its code carries; undefined when neither says any. */
export function pointsOf(answer: object): number | undefined {
  const { valueInteger, valueDecimal, valueQuantity } = answer as Answered;
  for (const number of [valueInteger, valueDecimal, quantityValue(valueQuantity)])
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  return codingsOf(answer)
    .map(weightOf)
    .find((points) => points !== undefined);
}

/** Whether an answer says yes; undefined when it says neither. */
export function saysYes(answer: object): boolean | undefined {
  const { valueBoolean, valueString } = answer as Answered;
  if (typeof valueBoolean === 'boolean') return valueBoolean;
  const words = [
    textOf(valueString),
    ...codingsOf(answer).flatMap(({ code, display }) => [textOf(code), textOf(display)]),
  ].filter((word) => word !== undefined);
  if (words.some((word) => YES.has(word) || YES.has(word.toLowerCase()))) return true;
  return words.some((word) => NO.has(word) || NO.has(word.toLowerCase())) ? false : undefined;
}

function quantityValue(value: unknown): unknown {
  return isElement<Quantity>(value) ? value.value : undefined;
}

function codingsOf(answer: object) {
  const { valueCoding, valueCodeableConcept } = answer as Answered;
  return [
    ...(isElement<Coding>(valueCoding) ? [valueCoding] : []),
    ...(isElement<CodeableConcept>(valueCodeableConcept)
      ? elementsOf<Coding>(valueCodeableConcept.coding)
      : []),
  ];
}

function weightOf({ code, extension }: { readonly code?: unknown; readonly extension?: unknown }): number | undefined {
  const stated = elementsOf<Extension>(extension).find(({ url }) => ORDINAL.test(textOf(url) ?? ''));
  const { valueDecimal } = stated ?? {};
  if (typeof valueDecimal === 'number') return valueDecimal;
  const known = textOf(code);
  return known !== undefined && Object.hasOwn(ANSWER_POINTS, known) ? ANSWER_POINTS[known] : undefined;
}
