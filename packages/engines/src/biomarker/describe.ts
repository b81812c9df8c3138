import type {
  BiomarkerAnalyzeRequest,
  Confidence,
  Discrepancy,
  LabPanel,
  ProvenanceInput,
} from '@svc/contracts';
import type { EngineContext, EngineDescription } from '../engine.ts';
import { computeConfidence, type ConfidenceCap } from '../shared/confidence.ts';
import { countOf } from '../shared/count.ts';
import { codesOf } from './codes.ts';
import { comparableReadings } from './compare-inputs.ts';
import { agreementOf, discrepancyKind, isCriticalSignal, isUsable } from './judge-reading.ts';
import { isMeasured, type Reading } from './reading.ts';
import { type BiomarkerParameter, FLAG_ONLY_COVERAGE } from './parameters.ts';
import { flaggedLabels, needsReview } from './sort-findings.ts';
import type { BiomarkerFindings } from './biomarker-findings.ts';
import { warningsOf } from './warnings.ts';
import { factLine } from './wording.ts';
import { headlineOf } from './headline.ts';

/** Sentences a narrative can use; more would not be said. */
const MOST_FACTS = 12;

type Parameters = EngineContext<BiomarkerParameter>['parameters'];

export function describe(
  input: BiomarkerAnalyzeRequest,
  findings: BiomarkerFindings,
  discrepancies: readonly Discrepancy[],
  parameters: Parameters,
): EngineDescription {
  const { readings, usable } = findings;
  const headline = headlineOf(findings);
  const plainHeadline = headlineOf(findings, { quoted: false });
  return {
    summary: {
      status: findings.status,
      headline,
      flagged: flaggedLabels(findings),
      requiresClinicianReview: needsReview(findings),
    },
    confidence: confidenceOf(findings, parameters),
    accepted: acceptedOf(input, readings),
    inputs: provenanceOf(readings),
    newestInputAt: newestOf(usable),
    staleInputs: stalePanels(input, usable),
    warnings: warningsOf(findings, input.labs),
    codes: codesOf(findings),
    comparable: comparableReadings(usable),
    score: null,
    ...(plainHeadline === headline ? {} : { plainHeadline }),
    facts: [plainHeadline, ...factsOf(findings, discrepancies)].slice(0, MOST_FACTS),
  };
}

/** Text the caller made up stays out of facts: only recognised analytes are named, with numbers alone. */
function factsOf(findings: BiomarkerFindings, discrepancies: readonly Discrepancy[]): string[] {
  const critical: string[] = [];
  const others: string[] = [];
  for (const reading of findings.signals) {
    const facts = isCriticalSignal(reading) ? critical : others;
    if (reading.analyte !== undefined && facts.length < MOST_FACTS) facts.push(factLine(reading));
  }
  const details = discrepancies.filter(({ kind }, index) => {
    const reading = findings.discrepancies[index];
    return (
      kind === 'change_over_time' ||
      kind === 'beside_medicine' ||
      (reading !== undefined && isMeasured(reading))
    );
  });
  return [...details.slice(0, MOST_FACTS).map(({ detail }) => detail), ...critical, ...others];
}

function provenanceOf(readings: readonly Reading[]): ProvenanceInput[] {
  let panelIndex = -1;
  let panelPath = '';
  return readings.map((reading) => {
    if (reading.panelIndex !== panelIndex) {
      ({ panelIndex } = reading);
      panelPath = `labs[${panelIndex}].results.biomarkers[`;
    }
    return {
      name: `${panelPath}${reading.index}].value`,
      label: reading.label,
      value: reading.sent.value,
      observedAt: reading.panel.observedAt ?? null,
      contributed: isUsable(reading),
    };
  });
}

function acceptedOf(
  { labs }: BiomarkerAnalyzeRequest,
  readings: readonly Reading[],
): EngineDescription['accepted'] {
  const shareOf = (field: 'unit' | 'flag') =>
    share(
      countOf(readings, ({ sent }) => sent[field] !== undefined),
      readings.length,
    );
  return [
    { name: 'labs', supplied: readings.length > 0 ? 1 : 0 },
    {
      name: 'labs[].observedAt',
      supplied: share(
        countOf(labs, ({ observedAt }) => observedAt !== undefined),
        labs.length,
      ),
    },
    { name: 'labs[].results.biomarkers[].unit', supplied: shareOf('unit') },
    { name: 'labs[].results.biomarkers[].flag', supplied: shareOf('flag') },
  ];
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

function newestOf(usable: readonly Reading[]): number | null {
  let newest: number | null = null;
  for (const { instant } of usable)
    if (instant !== null && (newest === null || instant > newest)) newest = instant;
  return newest;
}

function stalePanels({ labs }: BiomarkerAnalyzeRequest, usable: readonly Reading[]): string[] {
  const stale = new Set<LabPanel>();
  for (const reading of usable) if (reading.stale) stale.add(reading.panel);
  return labs.flatMap((panel, index) => (stale.has(panel) ? `labs[${index}]` : []));
}

/**
 * Coverage: the share of readings held against reference and limits in a known unit, a reading known by its
 * flag alone counting half. Depth: dated collection times among the usable readings, full at
 * `fullDepthPanels`. Age, disagreement and implausible values can only lower it.
 */
function confidenceOf(findings: BiomarkerFindings, { fullDepthPanels }: Parameters): Confidence {
  const { readings, usable } = findings;
  const sent = countOf(readings, ({ excluded }) => excluded !== 'duplicate');
  let covered = 0;
  let measured = 0;
  const instants = new Set<number>();
  for (const reading of usable) {
    const coverage = coverageOf(reading);
    covered += coverage;
    if (coverage === 1) measured++;
    if (reading.instant !== null) instants.add(reading.instant);
  }
  const times = instants.size;
  return computeConfidence({
    coverage: share(covered, sent),
    coverageReason: `${measured} of ${sent} readings recognised in a known unit`,
    depth: times / fullDepthPanels,
    depthReason: times === 1 ? '1 dated collection time' : `${times} dated collection times`,
    caps: capsOf(findings),
  });
}

function coverageOf(reading: Reading): number {
  if (isMeasured(reading) && reading.measured.unitSent) return 1;
  return reading.flag === undefined || reading.measured.kind === 'implausible' ? 0 : FLAG_ONLY_COVERAGE;
}

/** A flag was sent, or missed at a critical limit, and the value says otherwise. */
function disagrees(reading: Reading): boolean {
  return reading.flag !== undefined || discrepancyKind(reading) === 'critical_limit';
}

function capsOf({ usable, signals, discrepancies }: BiomarkerFindings): ConfidenceCap[] {
  const caps: ConfidenceCap[] = [];
  const stale = countOf(usable, (reading) => reading.stale);
  if (usable.length === 0) caps.push({ level: 'low', reason: 'no usable readings' });
  else if (stale === usable.length)
    caps.push({ level: 'low', reason: 'every laboratory result is older than its limit' });
  else if (stale > 0)
    caps.push({ level: 'moderate', reason: 'some laboratory results are older than their limit' });
  if (discrepancies.some(disagrees) || signals.some((reading) => agreementOf(reading) === 'contradicts')) {
    caps.push({ level: 'moderate', reason: 'a value and its flag disagree' });
  }
  if (usable.some(({ measured }) => measured.kind === 'implausible')) {
    caps.push({ level: 'moderate', reason: 'a value is implausible in its unit' });
  }
  return caps;
}
