/** Every text about what stands beside a list: the reasons and advice of cautions stand with their rows. */

export function conditionTitle(medicines: readonly string[], states: readonly string[]): string {
  const told = listed(states);
  return medicines.length === 0 ? told : `${listed(medicines)} with ${told}`;
}

export function conditionText(title: string, why: string, advice: string): string {
  return `${title}: ${why}; ${advice}`;
}

export function quotedText(quotes: readonly string[]): string {
  return `(said: ${[...new Set(quotes)].map((quote) => `"${quote}"`).join(', ')})`;
}

export function valueText(analyte: string, found: string): string {
  return found === '' ? `${analyte}: value said in the context` : found.replace(/\.$/, '');
}

/** Words of medicine that nothing here knows, in our words alone. */
export const UNKNOWN_WORDS_LABEL = 'words of the context that are not known here and may matter';

export const FACT_READ_AS = {
  pregnancy: 'pregnancy',
  breast_feeding: 'breast-feeding',
  age: 'age',
  kidney: 'kidney function',
  liver: 'liver function',
  ecg: 'QT interval',
} as const;

export function medicineReadAs(name: string): string {
  return `medicine or exposure: ${name}`;
}

export function safetyReadAs(label: string): string {
  return `words about safety: ${label}`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export function contextPairText(a: string, b: string, mechanism: string, recommendation: string): string {
  return `${a} with ${b}: ${mechanism}. ${recommendation}.`;
}
