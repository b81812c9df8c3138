import { memory } from '../../evidence/evidence.ts';
import { type ChangeRule, defineChange } from './define-change.ts';

export const HEART_CHANGES: readonly ChangeRule[] = [
  defineChange({
    analyte: 'qtc',
    direction: 'rise',
    by: { value: 60, unit: 'ms' },
    name: "a rise of {by} or more over the person's own earlier value (ICH E14)",
    look: 'the tracing and its correction formula, medicines that prolong the QT interval, potassium and magnesium, today',
    byMethod: 'the two readings go by different names, and may be corrected by different formulas',
    urgent: true,
    evidence: memory('ICH E14; 60 ms also in the CPMP guidance as quoted by brainmass'),
  }),
];
