import type { ConfidenceLevel, OutcomeComponentKey, OutcomeDirection } from '@svc/contracts';
import { oneDecimal, signed } from '../shared/number-text.ts';
import { CHANGE_WINDOW_DAYS } from '../shared/instrument-series.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { changeText, latestScore, notUsed } from '../shared/scale-wording.ts';
import type { OutcomeFindings, SymptomChange } from './outcome-findings.ts';
import { isActivation, sleepValue } from './values.ts';

/** Every text of the outcome answer; what it says about scales is in shared/scale-wording.ts. */

export const DISCLAIMER =
  'Decision support for clinician review: a composite from fixed rules, not a diagnosis and not a substitute for clinical judgement. Weights and cut-offs are service defaults, not published norms. Self-harm risk is not assessed.';

export const COMPONENT_LABELS: Readonly<Record<OutcomeComponentKey, string>> = {
  symptoms: 'Symptom scales',
  dmse: 'Response latency change',
  medication: 'Active medications',
  biomarker: 'Biomarkers on watch',
  sleep: 'Sleep',
};

export const LEGEND: Readonly<Record<OutcomeDirection, string>> = {
  improving:
    'The lead scale or response latency got better by more than measurement error, and no symptom scale is in its top band or reliably worse',
  stable: 'No change beyond measurement error, or improvement that another scale speaks against',
  worsening:
    'A symptom scale is reliably worse, or response latency is markedly slower; clinician review advised',
  insufficient_data: 'Nothing that was sent shows change over time; clinician review advised',
};

const DIRECTION_WORDS: Readonly<Record<OutcomeDirection, string>> = {
  improving: 'Improving',
  stable: 'Stable',
  worsening: 'Worsening',
  insufficient_data: 'No change score',
};

/** Most scales a headline names beside the lead. */
const MOST_NAMED = 3;

export function headline(findings: OutcomeFindings): string {
  const { direction, scales, symptoms, latencyPctChange, score } = findings;
  const sentences =
    direction === 'insufficient_data'
      ? [`${DIRECTION_WORDS[direction]}: ${whyNoChange(scales)}`]
      : [
          `${DIRECTION_WORDS[direction]}: ${[...changes(scales, symptoms), ...latency(latencyPctChange)].join('; ')}`,
        ];
  for (const sentence of [...held(findings), ...unnamed(findings)]) sentences.push(sentence);
  if (direction !== 'insufficient_data' && score !== 0) sentences.push(`Composite ${signed(score)} of 100`);
  return `${sentences.join('. ')}.`;
}

/** The lead scale, and the one that the symptom part was read from where that is another. */
function changes({ lead, leadChange }: AssessedScales, symptoms: SymptomChange | undefined): string[] {
  const ofLead = lead && leadChange ? [changeText(lead, leadChange)] : [];
  if (symptoms === undefined || symptoms.series === lead) return ofLead;
  return [changeText(symptoms.series, symptoms.change), ...ofLead];
}

function latency(changePct: number | undefined): string[] {
  return changePct === undefined ? [] : [`response latency ${signed(changePct)} %`];
}

/** Something got better, and a symptom scale speaks against calling it so. */
function isHeld({ direction, scales, latencyPctChange = 0 }: OutcomeFindings): boolean {
  const better = scales.leadChange?.verdict === 'better' || latencyPctChange < 0;
  return direction === 'stable' && scales.vetoes.length > 0 && better;
}

function held(findings: OutcomeFindings): string[] {
  if (!isHeld(findings)) return [];
  const { vetoes } = findings.scales;
  return [`Not called improving: ${named(vetoes.map(({ text }) => text))}`];
}

/** What is said of the lead scale where nothing shows change. */
function ofLead({ lead, leadChange }: AssessedScales): string[] {
  return lead === undefined ? [] : [leadChange ? changeText(lead, leadChange) : latestScore(lead)];
}

/** What asks for a look and the headline has not said yet. */
function unnamed(findings: OutcomeFindings): string[] {
  const { direction, scales, symptoms } = findings;
  const { vetoes, review } = scales;
  const said = [
    ...(direction === 'insufficient_data' ? ofLead(scales) : changes(scales, symptoms)),
    ...(isHeld(findings) ? vetoes.map(({ text }) => text) : []),
  ];
  const open = review.filter((reason) => !said.includes(reason));
  return open.length === 0 ? [] : [`Look at: ${named(open)}`];
}

function named(texts: readonly string[]): string {
  const more = texts.length - MOST_NAMED;
  return `${texts.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

function whyNoChange(scales: AssessedScales): string {
  const latencyMissing = 'no response latency change was sent';
  const { lead, beside } = scales;
  if (lead !== undefined) return `${noScaleChange(scales)}; ${latencyMissing}`;
  if (beside.length > 0) return `${lowerFirst(notUsed(beside))}; ${latencyMissing}`;
  return `no usable scale; ${latencyMissing}`;
}

/** Why the lead scale shows no change. */
function noScaleChange({ lead, leadChange }: AssessedScales): string {
  if (lead === undefined) return 'no usable scale';
  if (leadChange === undefined) return `${latestScore(lead)}, one score only`;
  return `${changeText(lead, leadChange)}; the newest score is older than ${CHANGE_WINDOW_DAYS} days`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function summaryLine(findings: OutcomeFindings): string {
  return `${headline(findings)} ${findings.sourceCount} of 5 sources available.`;
}

export function notAvailable(labels: readonly string[]): string {
  return `Not assessed, not sent or not usable: ${labels.join(', ')}.`;
}

export function confidenceFact(level: ConfidenceLevel): string {
  return `Confidence is ${level}.`;
}

/** One sentence per component: what was read, never what to do. */

export function symptomsDetail(scales: AssessedScales, symptoms: SymptomChange | undefined): string {
  const { lead, beside, vetoes } = scales;
  if (symptoms === undefined) {
    if (lead !== undefined) return `${noScaleChange(scales)}.`;
    return beside.length > 0 ? `${notUsed(beside)}.` : 'No usable scale.';
  }
  const remission = symptoms.reachedRemission && symptoms.value > 0 ? ', now in the remission range' : '';
  const blocked =
    symptoms.value === 0 && symptoms.change.verdict === 'better' && vetoes.length > 0
      ? `; not counted, since ${vetoes.map(({ text }) => text).join('; ')}`
      : '';
  return `${changes(scales, symptoms).join('; ')}${remission}${blocked}.`;
}

export function latencyDetail(changePct: number | undefined): string {
  if (changePct === undefined) return 'Response latency change not sent.';
  const change = `Response latency ${signed(changePct)} % compared with the earlier measurement`;
  return isActivation(changePct) ? `${change}: far quicker, which can accompany activation.` : `${change}.`;
}

export function medicationDetail(active: number | undefined): string {
  if (active === undefined) return 'Number of active medications not sent.';
  if (active === 0) return 'No active medication.';
  return `${active} active ${active === 1 ? 'medication' : 'medications'}.`;
}

export function biomarkerDetail(watches: number | undefined): string {
  if (watches === undefined) return 'Number of biomarkers on watch not sent.';
  return `${watches === 0 ? 'No' : watches} ${watches === 1 ? 'biomarker' : 'biomarkers'} on watch.`;
}

export function sleepDetail(hours: number | undefined): string {
  if (hours === undefined) return 'Average sleep not sent.';
  const place = sleepValue(hours) === 1 ? 'in the usual range' : hours < 8 ? 'short' : 'long';
  return `Average sleep ${oneDecimal(hours)} h a night: ${place}.`;
}
