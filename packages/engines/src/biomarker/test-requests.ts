import type { BiomarkerAnalyzeRequest } from '@svc/contracts';
import { resolveParameters } from '../parameters.ts';
import { biomarker } from './analyze.ts';

/** What the tests of this engine share. */
export const NOW = Date.parse('2026-11-20T10:00:00.000Z');
export const CONTEXT = { now: NOW, parameters: resolveParameters(biomarker.parameters) };

export type Panel = BiomarkerAnalyzeRequest['labs'][number];
export type SentReading = Panel['results']['biomarkers'][number];

export function panel(biomarkers: SentReading[], more: Partial<Panel> = {}): Panel {
  return { id: 'panel-1', labName: 'Laboratory', observedAt: '2026-11-01', results: { biomarkers }, ...more };
}

export function evaluateLabs(...labs: Panel[]) {
  return biomarker.evaluate({ labs }, CONTEXT);
}

/** The evaluation of one dated panel with these readings. */
export function evaluateReadings(...biomarkers: SentReading[]) {
  return evaluateLabs(panel(biomarkers));
}

export const potassium = (more: Partial<SentReading> = {}): SentReading => ({
  name: 'Potassium',
  value: 4,
  unit: 'mmol/L',
  ...more,
});
