import { expect, test } from 'vitest';
import { findAnalyte } from './find-analyte.ts';

test.each([
  ['Level, lithium (plasma)', 'lithium'],
  ['Lithium i.S.', 'lithium'],
  ['Concentration in serum of valproic acid, total', 'valproate'],
  ['ECG QTc interval (Fridericia)', 'qtc'],
  ['QTcF (Fridericia), 12-lead ECG', 'qtc'],
  ['NEUTROPHIL CNT ABS (ANC), WHOLE BLD', 'anc'],
  ['Neutrophils, absolute count', 'anc'],
  ['Neutrophile Granulozyten, absolut', 'anc'],
  ['Kalium im Serum', 'potassium'],
  ['Potassium, urine', undefined],
  ['Sodium and potassium', undefined],
  ['Oxygen saturation, venous', undefined],
  ['Count', undefined],
  ['12', undefined],
])('%s: %s', (name, key) => expect(findAnalyte(name)?.key).toBe(key));
