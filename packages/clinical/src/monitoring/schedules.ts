import { DRUGS } from '../drugs/index.ts';
import { verified } from '../evidence/evidence.ts';
import { defineMonitoring, type MonitoringSchedule, type MonitoringStep } from './define-monitoring.ts';

const LITHIUM = verified('sps.nhs.uk lithium monitoring');
const CLOZAPINE = verified(
  'PMC9243911 table 7; FDA ended the REMS notice on 24 February 2025, the label advice remained',
);
const METABOLIC = verified('ADA consensus table 2004 (jabfm.org, omicsonline)');

const HALF_YEARLY: readonly [MonitoringStep] = [{ fromDays: 0, everyDays: 183, words: '6-monthly' }];

const ofLithium = (test: string, analytes: readonly string[]): MonitoringSchedule =>
  defineMonitoring({ drugs: ['lithium'], test, analytes, steps: HALF_YEARLY, evidence: LITHIUM });

/**
 * Tests whose dates can show that one is overdue: those with an interval that a source states. What a medicine is
 * otherwise monitored for stands with the medicine.
 */
export const MONITORING_SCHEDULES: readonly MonitoringSchedule[] = [
  defineMonitoring({
    drugs: ['lithium'],
    test: 'lithium level',
    analytes: ['lithium'],
    steps: [
      { fromDays: 0, everyDays: 92, words: '3-monthly in the first year' },
      { fromDays: 365, everyDays: 183, words: 'at least 6-monthly' },
    ],
    evidence: LITHIUM,
  }),
  ofLithium('kidney function (eGFR or creatinine)', ['egfr', 'creatinine']),
  ofLithium('electrolytes (sodium)', ['sodium']),
  ofLithium('TSH', ['tsh']),
  ofLithium('calcium', ['calcium']),
  defineMonitoring({
    drugs: ['clozapine'],
    test: 'neutrophil count',
    analytes: ['anc'],
    steps: [
      { fromDays: 0, everyDays: 7, words: 'weekly in the first 6 months' },
      { fromDays: 183, everyDays: 14, words: 'every 2 weeks from 6 to 12 months' },
      { fromDays: 365, everyDays: 31, words: 'monthly after a year' },
    ],
    evidence: CLOZAPINE,
  }),
  defineMonitoring({
    drugs: DRUGS.filter(({ group }) => group === 'SGA').map(({ key }) => key),
    test: 'fasting glucose or HbA1c',
    analytes: ['glucose_fasting', 'glucose', 'hba1c'],
    steps: [
      { fromDays: 0, everyDays: 84, words: 'at 12 weeks' },
      { fromDays: 84, everyDays: 366, words: 'yearly' },
    ],
    evidence: METABOLIC,
  }),
];
