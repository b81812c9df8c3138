import type { KidneyMismatch } from './biomarker-findings.ts';
import { isMeasured, type Reading } from './reading.ts';

/**
 * By CKD-EPI 2021, whatever the age from 18 to 100 years and the sex: above 2.26 mg/dL (200 umol/L) the rate stays
 * below 45, and up to 0.9 mg/dL it stays above 55. Between these and the bounds here lies room for other formulas. The
 * bounds are ours.
 */
const HIGH_CREATININE_MG_DL = 2.26;
const RATE_TOO_HIGH = 60;
const LOW_CREATININE_MG_DL = 0.9;
const RATE_TOO_LOW = 30;

/** Pairs of one panel, unless newer readings took the place of both. */
export function kidneyMismatches(readings: readonly Reading[]): KidneyMismatch[] {
  const measured = readings.filter(isMeasured);
  const rates = measured.filter(({ analyte }) => analyte.key === 'egfr');
  return measured
    .filter(({ analyte }) => analyte.key === 'creatinine')
    .flatMap((creatinine) => {
      const rate = rates.find(({ panel }) => panel === creatinine.panel);
      if (rate === undefined || (creatinine.superseded && rate.superseded)) return [];
      return contradict(creatinine.measured.value, rate.measured.value) ? [{ creatinine, rate }] : [];
    });
}

function contradict(creatinine: number, rate: number): boolean {
  if (creatinine > HIGH_CREATININE_MG_DL) return rate >= RATE_TOO_HIGH;
  return creatinine <= LOW_CREATININE_MG_DL && rate < RATE_TOO_LOW;
}
