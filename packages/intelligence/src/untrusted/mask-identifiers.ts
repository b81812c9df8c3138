import { maskEmails } from './mask-emails.ts';

/** What a masked piece was; the placeholder says no more. */
type Kind = 'EMAIL' | 'LINK' | 'PHONE' | 'DATE' | 'ID' | 'NAME';

type Mask = (text: string) => string;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,20}';

/** Two more words of a name. */
const MORE_NAMES = "(?:\\s{1,8}\\p{Lu}[\\p{L}'’-]+){0,2}";

/**
 * In this order: a date is looked for before a phone number, which its digits resemble. Each reads a text in time that
 * grows with its length alone: what may repeat has a bound, or is consumed whole wherever it begins.
 */
const MASKS: readonly Mask[] = [
  masking('LINK', /\b(?:https?:\/\/|www\.)\S+/giu),
  maskEmails,
  masking(
    'DATE',
    /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:T[\d:.Z+-]{0,40})?\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/gu,
  ),
  masking(
    'DATE',
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)?\\s{1,8}(?:of\\s{1,8})?${MONTH}\\.?,?(?:\\s{1,8}\\d{2,4})?\\b|\\b${MONTH}\\.?\\s{1,8}\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s{1,8}\\d{4})?\\b`,
      'giu',
    ),
  ),
  masking('PHONE', /(?<![\w.])(?:\+\d[\d\s().-]{6,40}\d|\(?\d{2,5}\)?[\s.-]\d[\d\s.-]{4,40}\d)(?!\w)/gu),
  maskRecordNumbers,
  masking(
    'NAME',
    new RegExp(
      `\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sr|Nurse|Doctor)\\.?\\s{1,8}\\p{Lu}[\\p{L}'’-]+${MORE_NAMES}`,
      'gu',
    ),
  ),
  masking(
    'NAME',
    new RegExp(
      `(?<=\\b(?:[Nn]ame(?:\\s{1,8}is)?|[Nn]amed|[Cc]alled|[Pp]atient|[Pp]t|DOB|MRN|[Ww]ife|[Hh]usband|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister|[Pp]artner|[Ff]riend)[:,]?\\s{1,8})\\p{Lu}[\\p{L}'’-]+${MORE_NAMES}`,
      'gu',
    ),
  ),
  // Two or more capitalised words in the middle of a sentence.
  masking('NAME', /(?<=[\p{Ll},;:]\s)\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s{1,8}\p{Lu}\p{Ll}[\p{L}'’-]*)+/gu),
];

/**
 * The text with what may identify a person replaced by placeholders: e-mail addresses, links, dates, telephone and record
 * numbers, names after a title or a word like "patient". No pattern finds a name that looks like any other word:
 * this narrows what leaves the process but does not anonymise it.
 */
export function maskIdentifiers(text: string): string {
  return MASKS.reduce((masked, mask) => mask(masked), text);
}

function masking(kind: Kind, pattern: RegExp): Mask {
  return (text) => text.replace(pattern, `[${kind}]`);
}

/** Letters, digits and hyphens that belong together; what follows an underscore is part of another name. */
const RUN = /(?<![\p{L}\d_])[\p{L}\d][\p{L}\d-]*/gu;

/** Record, insurance and room numbers: five or more digits, or letters mixed with digits, three of them in a row. */
function maskRecordNumbers(text: string): string {
  return text.replace(RUN, (run) => {
    if (run.length < 5 || !/\d{3}/.test(run)) return run;
    const rest = /(?<!-)-*$/.exec(run)?.[0] ?? '';
    const number = run.slice(0, run.length - rest.length);
    if (number.length < 5) return run;
    return /\p{L}/u.test(number) ? `[ID]${rest}` : `${number.replace(/\b\d{5,}\b/g, '[ID]')}${rest}`;
  });
}
