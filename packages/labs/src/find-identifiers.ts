import { normalForm } from '@svc/contracts';
/** What a piece of text may tell of a person. */
export type IdentifierKind = 'an e-mail address' | 'a telephone number' | 'a date' | 'an identity number';

/** Months that are no other word in a note; "may" is one, and counts with a capital or a year. */
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const YEAR = "(?:(?:19|20)\\d{2}|['’]\\d{2})";
/** After a number these make it an amount, not a day. */
const NO_UNIT = '(?!\\s*(?:h|hr|hrs|hours?|min|minutes?|mg|ml|tubes?|times|x|weeks?|days?|%)\\b)(?![.,]?\\d)';

/** Looked for in this order. */
const PATTERNS: readonly (readonly [IdentifierKind, RegExp])[] = [
  ['an e-mail address', /(?<![^\s@<>"',;])[^\s@<>"',;]+@[^\s@<>"',;]+\.\p{L}{2,}/u],
  // Year first, or day and month around the same separator; a ratio or a blood pressure has only one separator.
  [
    'a date',
    /(?<![\d.])(?:(?:19|20)\d{2}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:(?:19|20)\d{2}|\d{2}))(?!\.?\d)/u,
  ],
  [
    'a date',
    /(?<!\d)(?:(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d{2})(?!\d)/u,
  ],
  [
    'a date',
    new RegExp(
      `\\b${DAY}[\\s-]+(?:of\\s+)?${MONTH}\\b|\\b${MONTH}\\.?[\\s-]+${DAY}\\b${NO_UNIT}|\\b(?:${MONTH}|may)\\.?,?[\\s-]+${YEAR}(?!\\d)|\\b${DAY}[\\s-]+may[\\s,-]+${YEAR}(?!\\d)`,
      'iu',
    ),
  ],
  ['a date', new RegExp(`\\b${DAY}\\s+(?:of\\s+)?May\\b|\\bMay\\s+${DAY}\\b${NO_UNIT}`, 'u')],
  ['a date', /\b(?:dob|d\.o\.b|birth ?date|date of birth|born)\b/iu],
  ['an identity number', /(?<![\d-])\d{3}([- ])\d{2}\1\d{4}(?![\d-])/u],
  [
    'an identity number',
    /\b(?:ssn|social security|mrn|nhs|passport|medicare|insurance)\b[\s.:#]*(?:(?:no|nr|number|id)\b[\s.:#]*)?[a-z]{0,3}-?\d{3}/iu,
  ],
  ['an identity number', /(?<![\w.])\d{9,}(?!\w)/u],
  // With a country code, in the usual groups, or after a word for it.
  ['a telephone number', /(?<![\w.])\+\d[\d\s().-]{6,}\d(?!\w)/u],
  ['a telephone number', /(?<![\w.-])\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]\d{4}(?![\w-])/u],
  ['a telephone number', /(?<![\w.-])\(?0\d{2,4}\)?[\s./-]+\d{3,4}[\s.-]?\d{3,4}(?![\w-])/u],
  [
    'a telephone number',
    /\b(?:call|phone|tel|telephone|cell|mobile|fax|contact|ring)\b[^\d\n]{0,20}\d[\d\s().-]{4,}\d/iu,
  ],
];

/**
 * What of a note may name a person: e-mail addresses, telephone numbers, dates that look like a day, identity
 * numbers. Patterns find no name that looks like any other word, so this narrows what is stored and is no proof that a
 * note is free of identifiers. Empty when nothing is found; each kind once.
 */
export function findIdentifiers(text: string): IdentifierKind[] {
  // Full-width digits and the like read as digits; dashes of all kinds as one.
  const plain = normalForm(text).replace(/[\u2010-\u2015\u2212]/g, '-');
  return [...new Set(PATTERNS.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind))];
}
