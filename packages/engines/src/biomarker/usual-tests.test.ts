import { findAnalyte } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { evaluateReadings } from './test-requests.ts';

const USUAL =
  'troponin T|hs-Troponin T|hs troponin|Troponin I|CK|CK-MB|NT-proBNP|BNP|D-dimer|vitamin B12|active B12|folate|red cell folate|' +
  'ferritin|serum iron|transferrin saturation|TIBC|prolactin|ammonia|clozapine|norclozapine|CDT|PEth|GGT|lipase|amylase|' +
  'magnesium|phosphate|calcium|corrected calcium|ionised calcium|ESR|CRP|hs-CRP|procalcitonin|vitamin D|ANA|syphilis serology|' +
  'RPR|HIV Ag/Ab|HBsAg|anti-HCV|cortisol|morning cortisol|ceruloplasmin|copper|zinc|blood lead|urine drug screen|amphetamines|' +
  'benzodiazepines|cocaine metabolite|opiates|methadone|cannabinoids|PCP|fentanyl|buprenorphine|EtG|urea|BUN|creatinine|eGFR|' +
  'cystatin C|sodium|potassium|chloride|bicarbonate|anion gap|lactate|serum osmolality|glucose|HbA1c|insulin|C-peptide|ketones|' +
  'total cholesterol|HDL|LDL|triglycerides|TSH|free T4|free T3|TPO antibodies|TRAb|PTH|albumin|total protein|globulin|bilirubin|' +
  'direct bilirubin|ALT|AST|ALP|LDH|INR|prothrombin time|APTT|fibrinogen|haemoglobin|haematocrit|RBC|MCV|MCH|MCHC|RDW|WBC|' +
  'neutrophils|lymphocytes|monocytes|eosinophils|basophils|platelets|reticulocytes|lithium|valproate|carbamazepine|lamotrigine|' +
  'phenytoin|phenobarbital|levetiracetam|olanzapine|quetiapine|aripiprazole|haloperidol|amisulpride|lurasidone|nortriptyline|' +
  'digoxin|theophylline|paracetamol|salicylate|ethanol|QTc|QT interval|QRS duration|PR interval|testosterone|SHBG|estradiol|LH|' +
  'FSH|progesterone|hCG|pregnancy test|ACTH|IGF-1|homocysteine|MMA|thiamine|vitamin B6|urate|NMDAR antibodies|coeliac serology|' +
  'weight|body weight|height|BMI|waist|heart rate|HR|pulse|systolic BP|diastolic BP|temperature|SpO2|O2 sats|respiratory rate|steps';

describe('the tests and measurements that psychiatry orders', () => {
  it.each(USUAL.split('|'))('%s is known', (name) => {
    expect(findAnalyte(name)).toBeDefined();
  });

  // Names that mean something else in the words of a clinician, or two quantities: nothing is guessed.
  it.each([
    'PT',
    'PR',
    'Ht',
    'T3',
    'T4',
    'C4',
    'ACE',
    'pH',
    'Urine sodium',
    'Urine osmolality',
    'Risperidone',
    'lead',
  ])('%s is not guessed', (name) => {
    expect(findAnalyte(name)).toBeUndefined();
  });
});

describe('a test answered with yes or no', () => {
  const summaryOf = (name: string, value: string | number) =>
    evaluateReadings({ name, value }).description.summary;

  it.each([
    ['HIV Ag/Ab', 'Reactive'],
    ['Syphilis serology', 'POSITIVE'],
    ['RPR', '1:32'],
    ['Cocaine metabolite', 'detected'],
    ['NMDAR antibodies', 'positive'],
    ['ANA', 'weakly positive'],
    ['HBsAg', 'equivocal'],
  ])('%s %s is named and reviewed', (name, value) => {
    const summary = summaryOf(name, value);
    expect(summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    expect(summary.headline).toContain(`${findAnalyte(name)?.label} ${value.toLowerCase()}`);
  });

  it.each([
    ['HIV Ag/Ab', 'Non-reactive'],
    ['Syphilis serology', 'Negative'],
    ['Cocaine metabolite', 'not detected'],
    ['ANA', 'neg'],
  ])('%s %s is calm', (name, value) => {
    expect(summaryOf(name, value)).toMatchObject({ status: 'within_normal', requiresClinicianReview: false });
  });
});
