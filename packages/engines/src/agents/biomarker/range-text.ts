import { type Sex, type Analyte, type ReferenceInterval, markProvisional } from '@svc/clinical';

const WORDS: Readonly<Record<Sex, string>> = { male: 'men', female: 'women' };

/** The adult reference as shown: of one sex where it differs and the sex is known. */
export function rangeText(analyte: Analyte, sex: Sex | undefined): string {
  return markProvisional(plainRange(analyte, sex), analyte.referenceEvidence);
}

function plainRange({ reference, referenceText, unit }: Analyte, sex: Sex | undefined): string {
  if (reference === undefined || !('male' in reference)) return referenceText;
  if (sex === undefined) return `depends on sex: ${referenceText}`;
  return `${intervalText(reference[sex])} ${unit}, ${WORDS[sex]}`;
}

function intervalText({ low, high, lowOpen, highOpen }: ReferenceInterval): string {
  if (low !== undefined && high !== undefined) return `${low}-${high}`;
  if (low !== undefined) return `${lowOpen ? '>' : '>='} ${low}`;
  return `${highOpen ? '<' : '<='} ${high}`;
}
