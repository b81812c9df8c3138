import type { BiomarkerAssessment } from '@svc/contracts';
import type { AgentEvaluation, AgentFinding, AgentRisk } from '../agent-evaluation.ts';
import { notAssessable, riskOf } from '../risk.ts';
import { CLOZAPINE_MYOCARDITIS, type Sex, referenceStatusOf } from '@svc/clinical';
import {
  findMyocarditis,
  type HeartReading,
  type Myocarditis,
  myocarditisAdvice,
  myocarditisLine,
} from '../../biomarker/myocarditis.ts';
import { limitText } from '../../biomarker/wording.ts';
import {
  isDrugLevelAboveRange,
  isUnreadWithLimit,
  leftOutLabels,
  namedLabels,
  panelRisk,
} from './panel-risk.ts';
import { type PanelContext, findPanelContext } from './panel-context.ts';
import { rangeText } from './range-text.ts';
import { judgeReading } from './judge-panel-reading.ts';
import { farApartLabels, repeatedReadings } from './repeated-readings.ts';
import { isAbnormal, type CheckedReading, type JudgedReading, type PanelReading } from './judged-reading.ts';
import {
  childText,
  pregnancyText,
  resultText,
  sentencesOf,
  unrecognisedWarning,
  urgentTierText,
  warningOf,
} from './wording.ts';

/** What is known of the person. Picks a reference or adds a warning; critical limits are the same for all. */
export interface PanelPerson {
  readonly sex?: Sex;
  readonly ageYears?: number;
  /** Words beside the panel: age, pregnancy and teratogenic medicines are read in them. */
  readonly context?: string;
}

/** Adult ranges are meant from this age on. Ours. */
const ADULT_FROM_YEARS = 18;

/**
 * Checks laboratory, drug-level and wearable values against the compiled adult references and critical limits.
 *
 * A value without a unit is in the analyte's standard unit. One that cannot be real in its unit, or whose unit is
 * unknown, is named in the warnings and never scored or converted on a guess. No argument moves a critical limit.
 * Flags are `low`, `high`, `critical`, `normal` and `not_flagged` (no range, or it depends on a sex that is not
 * given). Never throws. Ranges and limits: the analyte catalogue with its sources.
 *
 * @example
 * ```ts
 * import { evaluatePanel } from '@svc/engines';
 *
 * const { assessment } = evaluatePanel([{ analyte: 'Lithium', value: 1.6, unit: 'mmol/L' }]);
 * assessment?.results[0]?.flag; // → 'critical'
 * ```
 */
export function evaluatePanel(
  readings: readonly PanelReading[],
  person: PanelPerson = {},
): AgentEvaluation<BiomarkerAssessment> {
  const said = findPanelContext(person.context ?? '', readings);
  const judged = readings.map((reading) => judgeReading(reading, person.sex, said.teratogenKnown));
  const checked = judged.filter((reading) => reading.kind === 'checked');
  const warnings = warningsOf(judged, checked, person, said);
  if (checked.length === 0) return unassessable(judged, warnings);
  const heart = said.medicines.has(CLOZAPINE_MYOCARDITIS.drug)
    ? findMyocarditis(checked.map(heartReadingOf))
    : undefined;
  const unrecognized = judged.filter(({ kind }) => kind === 'unrecognised').map(({ sent }) => sent.analyte);
  const assessment = {
    results: checked.map((reading) => resultOf(reading, person.sex)),
    unrecognized: [...new Set(unrecognized)],
    observations: checked.filter(isAbnormal).map((reading) => ({
      analyte: reading.analyte.label,
      note: [...heartSentences(reading, heart), ...sentencesOf(reading, person.sex)].join(' '),
    })),
  };
  const apart = farApartLabels(checked);
  const risk = withHeart(
    withPregnancy(withFarApart(panelRisk(checked, judged, readingsOf(heart)), apart), said),
    heart,
  );
  return {
    assessment,
    risk,
    quotedLabels: namedLabels(risk.labels, judged),
    findings: findingsOf(checked, person.sex, heart),
    warnings,
  };
}

/** Nothing could be checked: no clean bill, and reviewed where a critical limit waits for a value. */
function unassessable(judged: readonly JudgedReading[], warnings: readonly string[]): AgentEvaluation<never> {
  const plain = notAssessable(leftOutLabels(judged), warnings);
  const evaluation = { ...plain, quotedLabels: namedLabels(plain.risk.labels, judged) };
  if (!judged.some(isUnreadWithLimit)) return evaluation;
  return { ...evaluation, risk: riskOf('moderate', evaluation.risk.labels) };
}

/** A teratogenic medicine in a pregnancy is no small matter, whatever the values are. */
function withPregnancy(risk: AgentRisk, { pregnancyWords, teratogenKnown }: PanelContext): AgentRisk {
  if (pregnancyWords === undefined || !teratogenKnown) return risk;
  const level = risk.level === 'high' ? 'high' : 'moderate';
  return riskOf(level, [...risk.labels, pregnancyText(pregnancyWords)]);
}

function resultOf(reading: CheckedReading, sex: Sex | undefined): BiomarkerAssessment['results'][number] {
  const { analyte, value, flag, side, sent } = reading;
  const converted = sent.unit !== undefined && value !== sent.value;
  return {
    analyte: analyte.label,
    value,
    unit: analyte.unit,
    flag,
    range: rangeText(analyte, sex),
    key: analyte.key,
    ...(side === undefined ? {} : { side }),
    ...(flag === 'critical' && side ? { criticalLimit: limitText(analyte, side) } : {}),
    ...(reading.urgent === undefined ? {} : { urgentLimit: urgentTierText(reading) }),
    ...(converted ? { sent: { value: sent.value, unit: sent.unit } } : {}),
    referenceStatus: referenceStatusOf(analyte.referenceEvidence),
  };
}

/** Two values of one analyte as far apart as a change that is told, and nobody knows in which order. */
function withFarApart(risk: AgentRisk, labels: readonly string[]): AgentRisk {
  if (labels.length === 0) return risk;
  return riskOf(risk.level === 'high' ? 'high' : 'moderate', [...risk.labels, ...labels]);
}

/** Readings that ask to look for a myocarditis come first, whatever else is known. */
function withHeart(risk: AgentRisk, heart: HeartFinding): AgentRisk {
  if (heart === undefined) return risk;
  const level = heart.beyond || risk.level === 'high' ? 'high' : 'moderate';
  return riskOf(level, [myocarditisLine(heart), ...risk.labels]);
}

type HeartFinding = Myocarditis<CheckedReading> | undefined;

function readingsOf(heart: HeartFinding): CheckedReading[] {
  return heart === undefined ? [] : heart.readings.map(({ reading }) => reading);
}

/** What is said of the reading that leads. */
function heartSentences(reading: CheckedReading, heart: HeartFinding): string[] {
  if (heart === undefined || heart.readings[0].reading !== reading) return [];
  return [myocarditisLine(heart), ...myocarditisAdvice(heart)];
}

function heartReadingOf(reading: CheckedReading): HeartReading<CheckedReading> {
  const { analyte, value } = reading;
  const { reference } = analyte;
  return {
    reading,
    key: analyte.key,
    label: analyte.label,
    value,
    limit: reference !== undefined && !('male' in reference) ? reference.high : undefined,
    calledHigh: false,
    text: resultText(reading).slice(analyte.label.length + 1),
  };
}

function findingsOf(
  checked: readonly CheckedReading[],
  sex: Sex | undefined,
  heart: HeartFinding,
): AgentFinding[] {
  const lead = heart?.readings[0].reading;
  return checked
    .map((reading, index) => ({ reading, index, urgency: reading === lead ? 6 : urgencyOf(reading) }))
    .sort((a, b) => b.urgency - a.urgency)
    .map(({ reading, index }) => ({
      citation: `evaluatePanel.results[${index}]`,
      subject: reading.analyte.label,
      sentences: [...heartSentences(reading, heart), ...sentencesOf(reading, sex)],
    }));
}

function urgencyOf(reading: CheckedReading): number {
  if (reading.flag === 'critical') return 5;
  if (reading.urgent !== undefined) return 4;
  if (isDrugLevelAboveRange(reading)) return 3;
  if (isAbnormal(reading)) return 2;
  return reading.flag === 'not_flagged' ? 1 : 0;
}

function warningsOf(
  judged: readonly JudgedReading[],
  checked: readonly CheckedReading[],
  { ageYears }: PanelPerson,
  { childWords }: PanelContext,
): string[] {
  const ofReadings = [
    ...judged.map(warningOf).filter((warning) => warning !== undefined),
    ...unrecognisedWarning(judged),
  ];
  const minor = ageYears !== undefined && ageYears < ADULT_FROM_YEARS;
  return [
    ...new Set([
      ...ofReadings,
      ...repeatedWarnings(checked),
      ...(childWords === undefined ? [] : [childText(childWords)]),
      ...(minor ? ['Adult limits were used; they do not hold under 18 years'] : []),
    ]),
  ];
}

/** An analyte that was sent with several values: nobody knows which is meant, so each is reported. */
function repeatedWarnings(checked: readonly CheckedReading[]): string[] {
  return repeatedReadings(checked).map(
    ([first]) =>
      `${first?.analyte.label}: sent more than once with different values; each is reported, none compared over time without dates`,
  );
}
