/** What a masked piece was; the placeholder says no more. */
type Kind = 'EMAIL' | 'LINK' | 'PHONE' | 'DATE' | 'ID' | 'NAME';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*';

/** In this order: a date is looked for before a phone number, whose digits it has too. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['LINK', /\b(?:https?:\/\/|www\.)\S+/giu],
  ['EMAIL', /[^\s@<>"']+@[^\s@<>"']+\.[\p{L}]{2,}/gu],
  ['DATE', /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:T[\d:.Z+-]*)?\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/gu],
  [
    'DATE',
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\.?,?(?:\\s+\\d{2,4})?\\b|\\b${MONTH}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?\\b`,
      'giu',
    ),
  ],
  ['PHONE', /(?<![\w.])(?:\+\d[\d\s().-]{6,}\d|\(?\d{2,5}\)?[\s.-]\d[\d\s.-]{4,}\d)(?!\w)/gu],
  // Record, insurance and room numbers: five digits and more, or letters and digits mixed with three digits.
  ['ID', /\b(?=[\p{L}\d-]*\d{3})(?=[\p{L}\d-]*\p{L})[\p{L}\d][\p{L}\d-]{4,}\b|\b\d{5,}\b/gu],
  [
    'NAME',
    /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sr|Nurse|Doctor)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}/gu,
  ],
  [
    'NAME',
    /(?<=\b(?:[Nn]ame(?:\s+is)?|[Nn]amed|[Cc]alled|[Pp]atient|[Pp]t|DOB|MRN|[Ww]ife|[Hh]usband|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister|[Pp]artner|[Ff]riend)[:,]?\s+)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}/gu,
  ],
  // Two and more capitalised words in the middle of a sentence.
  ['NAME', /(?<=[\p{Ll},;:]\s)\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}\p{Ll}[\p{L}'’-]*)+/gu],
];

/**
 * Text with what may name a person replaced by placeholders: e-mail addresses, links, dates, telephone and record
 * numbers, names after a title or a word like "patient". A pattern finds no name that looks like any other word:
 * it narrows what leaves the process, it is no anonymisation.
 */
export function maskIdentifiers(text: string): string {
  return PATTERNS.reduce((masked, [kind, pattern]) => masked.replace(pattern, `[${kind}]`), text);
}
