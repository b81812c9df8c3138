import { numberText, readNumber } from '../body/number-text.ts';
import type { FieldKind } from './json-schema.ts';

/** A value as its field shows it. */
export function fieldText(kind: FieldKind, value: unknown, language: string): string {
  if (value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (typeof value === 'number') return numberText(value, language);
  return typeof value === 'string' ? value : '';
}

/**
 * The value that a text in a field stands for; undefined for none. What is no number stays the text that it is: the
 * body says what was typed, and the server refuses it.
 */
export function readField(kind: FieldKind, text: string, language: string): unknown {
  if (kind === 'number') return text.trim() === '' ? undefined : (readNumber(text, language) ?? text);
  if (kind === 'choice') return text === '' ? undefined : text;
  return text;
}
