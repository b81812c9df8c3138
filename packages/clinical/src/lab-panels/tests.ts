import type { OtherTest } from './define-panel.ts';

/** Analytes that are ordered together under one name. */
export const CBC = ['hemoglobin', 'hematocrit', 'wbc', 'anc', 'eosinophils', 'platelets', 'mcv'] as const;
export const RENAL = ['bun', 'creatinine', 'egfr'] as const;
export const ELECTROLYTES = ['sodium', 'potassium', 'chloride', 'bicarbonate'] as const;
export const LIVER = ['albumin', 'alt', 'ast', 'alp', 'ggt', 'bilirubin_total'] as const;
export const LIPIDS = ['cholesterol_total', 'ldl', 'hdl', 'triglycerides'] as const;

/** A test whose number only the laboratory's own range can judge. */
export function judgedByLaboratory(name: string): OtherTest {
  return {
    name,
    usual: 'within the range of the laboratory',
    unusual: 'outside the range of the laboratory',
  };
}
