import type { SafetyWords } from '@svc/clinical';

/** Words that are about several things in the same breath, once, under the names of all of them. */
export function eachQuoteOnce<Words extends SafetyWords>(found: readonly Words[]): Words[] {
  const byQuote = new Map<string, Words>();
  for (const words of found) {
    const same = byQuote.get(words.quote);
    byQuote.set(words.quote, same ? { ...same, label: `${same.label}, ${words.label}` } : words);
  }
  return [...byQuote.values()];
}
