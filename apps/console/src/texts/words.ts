import type { Language } from './language.ts';

/** What the sentences of a language need: its numbers, and the form that goes with one. */
export interface Words {
  number(value: number): string;
  /** The form for a count; `other` where the language has no form of its own. */
  plural(count: number, forms: { readonly one?: string; readonly other: string }): string;
}

export function wordsIn(language: Language): Words {
  const numbers = new Intl.NumberFormat(language);
  const rules = new Intl.PluralRules(language);
  return {
    number: (value) => numbers.format(value),
    plural: (count, forms) => (rules.select(count) === 'one' ? (forms.one ?? forms.other) : forms.other),
  };
}
