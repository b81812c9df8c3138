import type { CodeableConcept, Coding, Observation, Quantity, Range, Ratio } from 'fhir/r4.js';
import type { Problems } from '../element/problems.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';

/** A measured value as the biomarker endpoints take it. */
export interface ReadValue {
  readonly value: number | string | null;
  readonly unit?: string;
}

const COMPARATORS = new Set(['<', '<=', '>=', '>']);

type ValueField = Extract<keyof Observation, `value${string}`>;

/** How each kind of `value[x]` is read; any other is refused by name. */
const READERS: Readonly<Partial<Record<ValueField, (value: unknown) => ReadValue | string>>> = {
  valueQuantity: readQuantity,
  valueInteger: (value) => (Number.isInteger(value) ? { value: value as number } : 'must be a whole number'),
  valueString: (value) => {
    const text = textOf(value);
    return text === undefined ? 'must be a text' : { value: text };
  },
  valueBoolean: (value) => (typeof value === 'boolean' ? { value: String(value) } : 'must be a boolean'),
  valueCodeableConcept: (value) => {
    const text = isElement<CodeableConcept>(value) ? conceptText(value) : undefined;
    return text === undefined ? 'must have a text or a coding with a display or code' : { value: text };
  },
  valueRange: (value) => {
    if (!isElement<Range>(value)) return 'must be a Range';
    const [low, high] = [value.low, value.high].map((end) =>
      isElement<Quantity>(end) ? end.value : undefined,
    );
    return typeof low === 'number' && typeof high === 'number'
      ? { value: `${low}-${high}`, ...unitOf(value.low) }
      : 'must have low and high with numbers';
  },
  valueRatio: (value) => {
    if (!isElement<Ratio>(value)) return 'must be a Ratio';
    const [above, below] = [value.numerator, value.denominator].map((part) =>
      isElement<Quantity>(part) ? part.value : undefined,
    );
    return typeof above === 'number' && typeof below === 'number'
      ? { value: `${above}:${below}` }
      : 'must have numerator and denominator with numbers';
  },
};

/** The value of an Observation or of a component of one. Without a value it must say why. */
export function readValue(
  holder: Unread<Observation>,
  path: string,
  problems: Problems,
): ReadValue | undefined {
  const kinds = valueFieldsOf(holder);
  const [kind] = kinds;
  if (kind === undefined) {
    if (isElement(holder.dataAbsentReason)) return { value: null };
    problems.add(path, 'must have a value, or a dataAbsentReason');
    return undefined;
  }
  if (kinds.length > 1) {
    problems.add(path, `must have one value, has ${kinds.join(' and ')}`);
    return undefined;
  }
  const read = READERS[kind];
  const value = read === undefined ? `is not supported; send one of ${names()}` : read(holder[kind]);
  if (typeof value !== 'string') return value;
  problems.add(`${path}.${kind}`, value);
  return undefined;
}

/**
 * The fields that carry a value, whether or not FHIR has them: the names come from the laboratory.
 *
 * @example
 * ```ts
 * import { valueFieldsOf } from '@svc/fhir';
 *
 * valueFieldsOf({ status: 'final', valueQuantity: { value: 1.4 } }); // → [ 'valueQuantity' ]
 * ```
 */
export function valueFieldsOf(holder: Unread<Observation>): ValueField[] {
  return Object.keys(holder).filter((name): name is ValueField => /^value[A-Z]/.test(name));
}

function names(): string {
  return Object.keys(READERS).join(', ');
}

function readQuantity(quantity: unknown): ReadValue | string {
  if (!isElement<Quantity>(quantity)) return 'must be a Quantity';
  const { value, comparator } = quantity;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must have a number as its value';
  if (comparator === undefined) return { value, ...unitOf(quantity) };
  return typeof comparator === 'string' && COMPARATORS.has(comparator)
    ? { value: `${comparator}${value}`, ...unitOf(quantity) }
    : 'comparator must be <, <=, >= or >';
}

function unitOf(quantity: unknown): { unit?: string } {
  const unit = isElement<Quantity>(quantity) ? (textOf(quantity.unit) ?? textOf(quantity.code)) : undefined;
  return unit === undefined ? {} : { unit };
}

/** The words of a CodeableConcept: its text, else the first display, else the first code. */
export function conceptText(concept: Unread<CodeableConcept>): string | undefined {
  const codings = elementsOf<Coding>(concept.coding);
  return (
    textOf(concept.text) ??
    codings.map(({ display }) => textOf(display)).find((text) => text !== undefined) ??
    codings.map(({ code }) => textOf(code)).find((text) => text !== undefined)
  );
}
