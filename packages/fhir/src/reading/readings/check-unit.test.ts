import { describe, expect, it } from 'vitest';
import { withKnownUnit } from './check-unit.ts';

function check(biomarker: { name: string; value: number | string | null; unit?: string }, code?: string) {
  const remarks: string[] = [];
  const reasons: string[] = [];
  const sink = {
    remark: (_: string, message: string) => remarks.push(message),
    review: (reason: string) => reasons.push(reason),
  };
  const read = withKnownUnit(biomarker, { code, path: 'o', observedAt: '2026-11-10T08:00:00Z' }, sink);
  return { unit: read.unit, remarks, reasons };
}

describe('the unit of a reading', () => {
  it.each([
    ['Creatinine', 80, 'µmol/l'],
    ['Creatinine', 80, 'micromol/L'],
    ['QTc', 0.54, 's'],
    ['Body temperature', 101, '[degF]'],
    ['HbA1c', 53, 'mmol/mol'],
    ['TSH', 3, '[mIU]/L'],
    ['WBC', 7, '10*9/L'],
  ])('%s %s %s is read, and asks nothing', (name, value, unit) => {
    expect(check({ name, value, unit }).reasons).toEqual([]);
  });

  it('that is missing is said by name, value and date, and asks where a limit waits', () => {
    expect(check({ name: 'Creatinine', value: 9.1 }).reasons).toEqual([
      'o: Creatinine 9.1 of 2026-11-10: not compared, unit missing',
    ]);
    expect(check({ name: 'TSH', value: 9.1 }).reasons).toHaveLength(1);
    expect(check({ name: 'Creatinine', value: '>9' }).reasons).toHaveLength(1);
  });

  it('that is missing asks nothing where no limit waits, or none is needed', () => {
    const ferritin = check({ name: 'Ferritin', value: 9.1 });
    expect(ferritin.reasons).toEqual([]);
    expect(ferritin.remarks).toEqual(['Ferritin 9.1 of 2026-11-10: not compared, unit missing']);
    expect(check({ name: 'INR', value: 2.1 }).remarks).toEqual([]);
  });

  it('comes from the code where its words say nothing', () => {
    expect(check({ name: 'Sodium', value: 131, unit: 'conventional' }, 'mmol/L').unit).toBe('mmol/L');
  });

  it('that its code contradicts asks for a look', () => {
    expect(check({ name: 'Creatinine', value: 80, unit: 'mg/dL' }, 'umol/L').reasons).toEqual([
      'o: Creatinine 80 mg/dL of 2026-11-10: its unit and the code of it (umol/L) differ; read as mg/dL',
    ]);
    expect(check({ name: 'Sodium', value: 140, unit: 'mEq/L' }, 'mmol/L').reasons).toEqual([]);
  });

  it('of what is no analyte or no number is nobody’s business', () => {
    expect(check({ name: 'Kryptonite', value: 3 }).remarks).toEqual([]);
    expect(check({ name: 'Creatinine', value: null }).remarks).toEqual([]);
  });
});
