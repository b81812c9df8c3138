import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

const check = (lines: readonly string[], context: string) => checkInteractions(lines, { context });

describe('what the context says of the patient', () => {
  it.each([
    ['age 31', 'at 65 years'],
    ['eGFR 92', 'below a filtration rate of 60'],
    ['creatinine 0.8 mg/dL', 'above a creatinine of 120 umol/L'],
    ['QTc 410 ms', 'at a QTc of 450 ms'],
  ])('%s is said to be within the limits, not to be looked up in vain', (context, from) => {
    const { warnings } = check(['citalopram 20 mg daily'], context);
    expect(warnings).toContain(`said in the context: "${context.toLowerCase()}". Cautions begin ${from}`);
  });

  it.each([
    ['32 weeks pregnant', 'valproate 500 mg bid', 'pregnancy', 'high'],
    ['Pregnancy not excluded', 'Depakote 500 mg', 'pregnancy', 'high'],
    ['trying to conceive', 'isotretinoin 20 mg daily', 'pregnancy', 'high'],
    ['She is pregnant', 'warfarin 5 mg daily', 'pregnancy', 'high'],
    ['second trimester', 'ramipril 5 mg daily', 'pregnancy', 'high'],
    ['pregnant', 'lithium 300 mg bid', 'pregnancy', 'moderate'],
    ['pregnant', 'carbamazepine 200 mg bid', 'pregnancy', 'moderate'],
    ['pregnant', 'topiramate 50 mg daily', 'pregnancy', 'moderate'],
    ['breast-feeding', 'lithium 300 mg bid', 'breast_feeding', 'moderate'],
    ['eGFR 24', 'lithium 300 mg bid', 'kidney', 'high'],
    ['on dialysis', 'metformin 500 mg bid', 'kidney', 'high'],
    ['eGFR 48 mL/min', 'ibuprofen 400 mg tid', 'kidney', 'moderate'],
    ['creatinine 3.06 mg/dL on 2008-09-18, eGFR 82 mL/min', 'lithium 300 mg bid', 'kidney', 'high'],
    ['Creatinine: 270 µmol/L', 'metformin 500 mg bid', 'kidney', 'high'],
    ['serum creatinine was 1,6', 'ibuprofen 400 mg tid', 'kidney', 'moderate'],
    ['Cirrhosis, Child-Pugh B', 'duloxetine 60 mg daily', 'liver', 'high'],
    ['QTc 512 ms', 'citalopram 20 mg daily', 'ecg', 'high'],
    ['QTc 470', 'citalopram 20 mg daily', 'ecg', 'moderate'],
  ])('%s with %s: %s, %s', (context, line, kind, level) => {
    const { risk, findings, assessment } = check([line], context);
    expect(risk).toMatchObject({ level, flag: true });
    expect(assessment?.notes?.[0]).toMatchObject({ kind, level });
    expect(findings[0]?.sentences[0]).toContain('said in the context: "');
  });

  it.each([
    ['She is not pregnant', 'valproate 500 mg bid'],
    ['Pregnancy test negative', 'valproate 500 mg bid'],
    ['his wife is pregnant', 'valproate 500 mg bid'],
    ['pregnant', 'sertraline 50 mg daily'],
    ['eGFR 92', 'lithium 300 mg bid'],
    ['creatinine 0.75 mg/dL', 'lithium 300 mg bid'],
    ['creatinine 80 umol/L', 'lithium 300 mg bid'],
    ['Miscarriage in first trimester 1984', 'valproate 500 mg bid'],
    ['no liver disease', 'valproate 500 mg bid'],
    ['QTc 410 ms', 'citalopram 20 mg daily'],
    ['aged 45', 'lorazepam 1 mg daily'],
  ])('%s with %s: no flag, and never silent', (context, line) => {
    const { risk, warnings } = check([line], context);
    expect(risk).toMatchObject({ level: 'none', flag: false });
    expect(warnings.some((text) => text.startsWith('said in the context: "'))).toBe(true);
  });

  it('a child is warned of, with the adult limits', () => {
    expect(check(['sertraline 50 mg daily'], '9-year-old boy').warnings.join()).toContain('Adult limits');
    expect(check(['sertraline 50 mg daily'], '9-year-old boy').risk.level).toBe('none');
  });

  it('is read in an entry of the list too', () => {
    expect(check(['valproate 500 mg bid (32 weeks pregnant)'], '').risk.level).toBe('high');
    expect(check(['valproate 500 mg bid', '32 weeks pregnant'], '').risk.level).toBe('high');
  });
});

describe('what was not checked', () => {
  it('is said of what a medicine of the list depends on', () => {
    const { notChecked, warnings } = checkInteractions(['lithium 800 mg daily']);
    expect(notChecked).toEqual(['pregnancy', 'kidney function', 'ECG']);
    expect(warnings).toEqual(['Not checked: pregnancy, kidney function, ECG.']);
    expect(checkInteractions(['diazepam 5 mg daily']).notChecked).toContain('age');
    expect(checkInteractions(['valproate 500 mg daily']).notChecked).toContain('liver function');
    expect(checkInteractions(['xyzzol']).notChecked).toContain('1 entry not recognised');
    expect(checkInteractions(['sertraline']).notChecked).toContain('doses not given (sertraline)');
  });

  it('leaves out what the context states', () => {
    expect(check(['lithium 800 mg daily'], '45 years old, pregnant, eGFR 90').notChecked).toEqual(['ECG']);
  });

  it.each([
    ['84-year-old', false],
    ['56-year-old', false],
    ['55-year-old', true],
    ['12-year-old', true],
    ['11-year-old', false],
    ['a 30-year-old man', false],
    ['a 30-year-old woman', true],
    ['he was seen at home', false],
    ['seen at home', true],
  ])('asks for a pregnancy only of whom it can concern: %s', (context, asked) => {
    const { notChecked = [] } = check(['valproate 500 mg daily'], context);
    expect(notChecked.includes('pregnancy')).toBe(asked);
  });
});

describe('calm stays calm', () => {
  it.each([
    [['sertraline 50 mg daily']],
    [['sertraline 50 mg daily', 'paracetamol 500 mg as needed']],
    [['Metformin 500 mg twice daily', 'Lisinopril 10 mg once daily']],
    [['levothyroxine 75 mcg daily', 'vitamin D3 1000 units daily']],
    [['escitalopram 10 mg daily', 'loratadine 10 mg daily']],
  ])('%j: no review', (lines) => {
    expect(check(lines, '').risk).toMatchObject({ flag: false });
    expect(['none', 'low']).toContain(check(lines, '').risk.level);
  });
});
