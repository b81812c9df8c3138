import { numberText } from '../body/number-text.ts';
import { kindOf, type JsonSchema } from '../schema/json-schema.ts';
import type { FormOf } from './form-props.ts';

/** Longer bounds are no help to anybody who types. */
const MOST_TOLD = 5000;

/** Bounds of a field in words; empty when it has none. */
export function boundsText(schema: JsonSchema, { words, language }: FormOf): string {
  const { minimum, maximum, maxLength, minItems = 0, maxItems } = schema;
  const kind = kindOf(schema);
  if (kind === 'list')
    return minItems === 0 && maxItems === undefined ? '' : words.entries(minItems, maxItems);
  if (kind === 'number') {
    const [low, high] = [minimum, maximum].map((end) =>
      end === undefined ? undefined : numberText(end, language),
    );
    if (low !== undefined && high !== undefined) return words.between(low, high);
    if (low !== undefined) return words.atLeast(low);
    return high === undefined ? '' : words.atMost(high);
  }
  return maxLength === undefined || maxLength > MOST_TOLD ? '' : words.longest(maxLength);
}
