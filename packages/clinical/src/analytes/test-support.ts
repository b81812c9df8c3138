import type { Analyte } from './define-analyte.ts';
import { findAnalyte } from './find-analyte.ts';

/** The analyte of this name, for tests. Throws when there is none. */
export function knownAnalyte(name: string): Analyte {
  const analyte = findAnalyte(name);
  if (!analyte) throw new Error(`no analyte ${name}`);
  return analyte;
}
