/** Marks that begin the decimals somewhere. */
const MARKS = /[.,٫]/;

/** A number as a reader types it; undefined when it is none, or could be two. */
export function readNumber(text: string, language: string): number | undefined {
  const trimmed = text.trim().normalize('NFKC').replace('−', '-');
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(trimmed)) return undefined;
  const mark = MARKS.exec(trimmed)?.[0];
  // 1.234 is a thousand to some: only the mark of the reader's own language says decimals there.
  const isDouble =
    mark !== undefined && mark !== decimalMark(language) && /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(trimmed);
  if (isDouble) return undefined;
  const value = Number(mark === undefined ? trimmed : trimmed.replace(mark, '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** A number with the decimal mark of a language, and no other mark: it can be typed back. */
export function numberText(value: number, language: string): string {
  return String(value).replace('.', decimalMark(language));
}

function decimalMark(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
