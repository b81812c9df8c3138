import { MedicationAnalyzeRequest, type MedicationResult, type MedicationStatus } from '@svc/contracts';
import type { Engine, EngineContext } from '../engine.ts';
import { withSafetyWords } from '../safety-words/with-safety-words.ts';
import { toTimestamp } from '../shared/dates.ts';
import { buildSignals } from './build-signals.ts';
import { describe } from './describe.ts';
import { findMedication } from './findings.ts';
import type { MedicationFindings } from './medication-findings.ts';
import { type MedicationParameter, PARAMETERS } from './parameters.ts';
import { DISCLAIMER, LEGEND } from './wording.ts';

const STATUS_ORDER: readonly MedicationStatus[] = ['responding', 'mixed', 'not_responding'];

/**
 * Sets the start of each active prescription against the symptom scores before and after it, on the scale with
 * most scores, and names what is commonly monitored. The comparison rule and its numbers are ours.
 */
export const medication: Engine<MedicationAnalyzeRequest, MedicationResult, MedicationParameter> = {
  product: 'medication',
  key: 'medication_response',
  version: '2.0.0',
  input: MedicationAnalyzeRequest,
  parameters: PARAMETERS,
  legend: LEGEND,
  statusOrder: STATUS_ORDER,
  analyze: (input, context) => toResult(input, context, findMedication(input, context)),
  evaluate(input, context) {
    const findings = findMedication(input, context);
    const description = withSafetyWords(describe(input, context, findings), input, context.now);
    return { result: toResult(input, context, findings), description };
  },
};

function toResult(
  { sessionRef, dmseLatencyPctChange }: MedicationAnalyzeRequest,
  { now, parameters }: EngineContext<MedicationParameter>,
  findings: MedicationFindings,
): MedicationResult {
  const signals = buildSignals(findings, parameters, dmseLatencyPctChange);
  return {
    object: 'medication.analysis',
    ...(sessionRef === undefined ? {} : { sessionRef }),
    generatedAt: toTimestamp(now),
    signalsPresent: signals.length,
    signals,
    disclaimer: DISCLAIMER,
  };
}
