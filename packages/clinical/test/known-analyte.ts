import type { Analyte } from '../src/analytes/define-analyte.ts';
import { findAnalyte } from '../src/analytes/find-analyte.ts';

/** The analyte of this name, for tests. Throws when there is none. */
export function knownAnalyte(name: string): Analyte {
  const analyte = findAnalyte(name);
  if (!analyte) throw new Error(`no analyte ${name}`);
  return analyte;
}
