import { BiomarkerAnalyzeRequest, type BiomarkerResult, type BiomarkerStatus } from '@svc/contracts';
import type { Engine, EngineContext } from '../engine.ts';
import { withSafetyWords } from '../safety-words/with-safety-words.ts';
import { toTimestamp } from '../shared/dates.ts';
import { buildDiscrepancies, buildSignals } from './build-findings.ts';
import { describe } from './describe.ts';
import { PARAMETERS, type BiomarkerParameter } from './parameters.ts';
import { hasTeratogen, namedMedicines } from './known-medicines.ts';
import { measurePanels } from './measure-panels.ts';
import { sortFindings } from './sort-findings.ts';
import type { BiomarkerFindings } from './biomarker-findings.ts';
import { DISCLAIMER, LEGEND } from './wording.ts';

const STATUS_ORDER: readonly BiomarkerStatus[] = ['within_normal', 'watch', 'critical'];

/**
 * Laboratory and wearable readings to signals. Readings flagged high, low or critical make a signal; every
 * recognised number in a known unit is also held against compiled critical limits and the urgent tier, whatever its
 * flag says, and without an abnormal flag against the range sent with it, else the adult range. Of one analyte the
 * newest reading decides.
 *
 * Status, review and the set of findings do not depend on the order of panels and readings; signals keep it.
 */
export const biomarker: Engine<BiomarkerAnalyzeRequest, BiomarkerResult, BiomarkerParameter> = {
  product: 'biomarker',
  key: 'biomarker_interpretation',
  version: '1.1.0',
  input: BiomarkerAnalyzeRequest,
  parameters: PARAMETERS,
  legend: LEGEND,
  statusOrder: STATUS_ORDER,
  analyze: (input, context) => resultOf(input, context, findingsOf(input, context)),
  evaluate(input, context) {
    const findings = findingsOf(input, context);
    const result = resultOf(input, context, findings);
    const description = describe(input, findings, result.discrepancies, context.parameters);
    return { result, description: withSafetyWords(description, input, context.now) };
  },
};

type Context = EngineContext<BiomarkerParameter>;

function findingsOf(input: BiomarkerAnalyzeRequest, { now, parameters }: Context): BiomarkerFindings {
  const medicines = namedMedicines(input);
  const readings = measurePanels(input.labs, now, {
    staleLabDays: parameters.staleLabDays,
    teratogenKnown: hasTeratogen(medicines),
  });
  return sortFindings(readings, medicines);
}

function resultOf(
  { sessionRef }: BiomarkerAnalyzeRequest,
  { now }: Context,
  findings: BiomarkerFindings,
): BiomarkerResult {
  const signals = buildSignals(findings.signals);
  return {
    object: 'biomarker.analysis',
    ...(sessionRef === undefined ? {} : { sessionRef }),
    generatedAt: toTimestamp(now),
    signalsPresent: signals.length,
    signals,
    discrepancies: buildDiscrepancies(findings),
    disclaimer: DISCLAIMER,
  };
}
