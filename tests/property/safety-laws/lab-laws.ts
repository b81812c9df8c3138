import type { BiomarkerAnalyzeRequest } from '@svc/contracts';
import { type Analyte, ANALYTES, findAnalyte } from '@svc/clinical';
import { score } from '@svc/intelligence';
import * as fc from 'fast-check';
import { caseOf } from '../../support/arbitraries/requests.ts';
import { BADNESS } from '../properties/worse.ts';
import { type SafetyLaw, safetyLaw } from './safety-law.ts';

const DAY_MS = 86_400_000;
const MOST_PANELS = 90;

function panel(id: string, at: number, reading: object) {
  return {
    id,
    labName: 'Laboratory',
    observedAt: new Date(at).toISOString(),
    results: { biomarkers: [reading] },
  } as BiomarkerAnalyzeRequest['labs'][number];
}

const judged = (request: BiomarkerAnalyzeRequest, now: number) => {
  const data = score('biomarker', request, { now });
  const { status = 0, review = 0 } = BADNESS.biomarker(data);
  return { status, review };
};

const named = ({ labs }: BiomarkerAnalyzeRequest) =>
  new Set(labs.flatMap(({ results }) => results.biomarkers.map(({ name }) => findAnalyte(name)?.key)));

/** Analytes with a critical limit on the high side and a unit. */
const LIMITED = ANALYTES.filter(
  ({ criticalHigh, unit, criticalLow }) =>
    criticalHigh !== undefined && criticalLow !== undefined && unit !== '',
) as readonly (Analyte & { criticalHigh: { value: number }; criticalLow: { value: number } })[];

export const LAB_LAWS: readonly SafetyLaw[] = [
  safetyLaw({
    name: 'adding an unflagged out-of-range value never lowers status or review',
    cases: fc.tuple(
      caseOf('biomarker'),
      fc.constantFrom(
        ['sodium', 121, 'mmol/L'],
        ['potassium', 6.2, 'mmol/L'],
        ['neutrophils', 0.9, '10*9/L'],
        ['haemoglobin', 85, 'g/L'],
        ['creatinine', 210, 'umol/L'],
        ['lithium', 1.4, 'mmol/L'],
      ),
    ),
    problemOf([{ now, request }, [name, value, unit]]) {
      if (request.labs.length >= MOST_PANELS || named(request).has(findAnalyte(String(name))?.key))
        return null;
      const added = panel('added', now - DAY_MS, { name, value, unit });
      const before = judged(request, now);
      const after = judged({ ...request, labs: [...request.labs, added] }, now);
      if (after.status < before.status || after.review < before.review)
        return `${name} ${value}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
      return after.status >= 1 && after.review === 1
        ? undefined
        : `${name} ${value}: ${JSON.stringify(after)}`;
    },
  }),
  safetyLaw({
    name: 'an older reading never outvotes a newer one',
    cases: fc.tuple(
      fc.constantFrom(...LIMITED),
      fc.boolean(),
      fc.integer({ min: 2, max: 900 }),
      fc.boolean(),
    ),
    problemOf([{ key, unit, criticalHigh, criticalLow }, isHigh, daysBefore, flagged]) {
      const now = Date.UTC(2026, 10, 23);
      const [low, high] = [criticalLow.value, criticalHigh.value];
      const bad = isHigh ? high * 1.2 : low * 0.8;
      const fine = { name: key, value: (low + high) / 2, unit };
      const newer = panel('newer', now - DAY_MS, fine);
      const flag = flagged ? { flag: 'critical' } : {};
      const older = panel('older', now - DAY_MS * daysBefore, { name: key, value: bad, unit, ...flag });
      const alone = judged({ labs: [newer] }, now);
      for (const labs of [
        [newer, older],
        [older, newer],
      ]) {
        const both = judged({ labs }, now);
        if (both.status > 1 && alone.status <= 1) return `${key}: ${JSON.stringify(both)} with ${bad} before`;
      }
      return undefined;
    },
  }),
];
