import type { Patient } from 'fhir/r4.js';
import { textOf, type Unread } from '../element/element.ts';

/** Receives remarks on a reading; the report of a bundle is one. */
export interface ReadingSink {
  remark(path: string, message: string): void;
  /** Notes that a clinician has to look. */
  review(reason: string): void;
}

/** What is known about the person, for ranges by sex, age and pregnancy. */
export interface ReadingPatient {
  readonly sex?: 'male' | 'female' | undefined;
  readonly birthDate?: string | undefined;
  readonly pregnant?: boolean | undefined;
}

export interface ReadingOptions {
  readonly report?: ReadingSink | undefined;
  readonly patient?: ReadingPatient | undefined;
}

/**
 * What a Patient resource says about the person; the administrative gender stands for the sex of a range.
 *
 * @example
 * ```ts
 * import { readingPatient } from '@svc/fhir';
 *
 * readingPatient({ gender: 'female', birthDate: '1980-01-01' }); // → { sex: 'female', birthDate: '1980-01-01' }
 * ```
 */
export function readingPatient(patient: Unread<Patient> | undefined): ReadingPatient {
  const gender = textOf(patient?.gender)?.toLowerCase();
  return {
    ...(gender === 'male' || gender === 'female' ? { sex: gender } : {}),
    birthDate: textOf(patient?.birthDate),
  };
}
