import type { ScreenQuestion } from './find/define-rule.ts';
import { DOMAIN_KEYS, type DomainKey } from './find/domain-keys.ts';
import {
  type AskedQuestion,
  askedAndDenied,
  distinctEvidence,
  type Evidence,
  evidenceAt,
} from './evidence.ts';
import type { ConcernStatement } from './word/concern-statement.ts';
import type { Finding } from './find/finding.ts';
import type { Extraction } from './extract-findings.ts';
import { deriveReassurances } from './settle/derive-reassurances.ts';
import type { TelemetryFinding } from './find/telemetry-finding.ts';
import { resolveConflicts } from './settle/resolve-conflicts.ts';

/** One domain of a draft. */
export interface DraftEntry {
  readonly values: readonly string[];
  readonly provenance: 'digital_mse' | 'patient_reported';
  readonly confidence: 'high' | 'medium' | 'low';
  readonly supportingSignals?: readonly string[];
  /** Only `yes`: nothing heard is ever a no. */
  readonly cssrs?: Readonly<Partial<Record<ScreenQuestion, 'yes'>>>;
}

/** A proposed examination; a clinician reviews and edits it. */
export interface MseDraft {
  readonly selection: Readonly<Partial<Record<DomainKey, DraftEntry>>>;
  /** Verbatim quotes of the transcript, and references to signals. */
  readonly citations: readonly string[];
  /** What was not heard, what was left out and why. */
  readonly warnings: readonly string[];
  /** What may be risk though no option rests on it, in the order of the transcript: a clinician asks. */
  readonly toClarify: readonly ConcernStatement[];
  readonly evidence: readonly Evidence[];
  /** Questions of the suicide screen that were asked and plainly denied the last time. */
  readonly asked: readonly AskedQuestion[];
}

/** What an option rests on, from speech or from signals. */
interface Ground {
  readonly domain: DomainKey;
  readonly value: string;
  readonly provenance: DraftEntry['provenance'];
  readonly confidence: DraftEntry['confidence'];
  readonly signal?: string;
}

const PATIENT = 'patient_reported' as const;
const OBSERVED = 'digital_mse' as const;
/** What people say of themselves; what they are able to do is seen. */
const OF_THE_PERSON: ReadonlySet<DomainKey> = new Set(['risk', 'perception', 'thought_content', 'mood']);

/** Builds a draft from what was heard, beside signals. */
export function draftOfExtraction(
  { findings, toClarify, noticed, topics, passed, against, contrary, warnings, weighed }: Extraction,
  telemetryFindings: readonly TelemetryFinding[],
): MseDraft {
  const reassured = deriveReassurances([...findings, ...against], noticed, topics, passed, weighed, contrary);
  const resolved = resolveConflicts(findings, telemetryFindings);
  const grounds: Ground[] = [
    ...resolved.findings.map(groundOf),
    ...reassured.given.map(({ domain, value }) => ({
      domain,
      value,
      provenance: OF_THE_PERSON.has(domain) ? PATIENT : OBSERVED,
      confidence: 'medium' as const,
    })),
    ...resolved.telemetry,
  ];
  const citations = [
    ...resolved.findings.map(({ quote }) => quote),
    ...reassured.given.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)),
    ...resolved.telemetry.map(({ citation }) => citation),
  ];
  return {
    selection: selectionOf(grounds, screenOf(resolved.findings)),
    citations: [...new Set(citations)],
    warnings: [
      ...warnings,
      ...remarksOf(resolved.findings),
      ...reassured.warnings,
      ...resolved.warnings,
      ...notHeard(grounds),
    ],
    toClarify,
    evidence: distinctEvidence([
      ...resolved.findings.map((finding) => evidenceAt(finding.domain, finding.value, finding)),
      ...reassured.given.flatMap(({ domain, value, quotes }) =>
        quotes.map((quote) => evidenceAt(domain, value, { ...quote, speaker: 'patient' })),
      ),
      ...toClarify.map((statement) => evidenceAt('to_clarify', statement.topic, statement)),
    ]),
    asked: askedAndDenied(topics),
  };
}

/** Builds a draft from signals alone. */
export function draftOfTelemetry(
  telemetry: readonly TelemetryFinding[],
  warnings: readonly string[],
): MseDraft {
  const resolved = resolveConflicts([], telemetry);
  return {
    selection: selectionOf(resolved.telemetry, {}),
    citations: resolved.telemetry.map(({ citation }) => citation),
    warnings: [...warnings, ...resolved.warnings, ...notHeard(resolved.telemetry)],
    toClarify: [],
    evidence: [],
    asked: [],
  };
}

function groundOf({ domain, value, provenance, hedged, basis, speaker }: Finding): Ground {
  const isClear = !hedged && speaker !== 'unknown' && basis !== 'question_and_answer';
  return { domain, value, provenance, confidence: hedged ? 'low' : isClear ? 'high' : 'medium' };
}

const LEVELS: readonly DraftEntry['confidence'][] = ['low', 'medium', 'high'];

function selectionOf(
  grounds: readonly Ground[],
  cssrs: NonNullable<DraftEntry['cssrs']>,
): MseDraft['selection'] {
  const selection: Partial<Record<DomainKey, DraftEntry>> = {};
  for (const domain of DOMAIN_KEYS) {
    const own = grounds.filter((ground) => ground.domain === domain);
    if (own.length === 0) continue;
    const values = [...new Set(own.map(({ value }) => value))];
    const signals = [...new Set(own.flatMap(({ signal }) => signal ?? []))];
    selection[domain] = {
      values,
      provenance: own.every(({ provenance }) => provenance === PATIENT) ? PATIENT : OBSERVED,
      confidence: weakest(values.map((value) => strongest(own.filter((ground) => ground.value === value)))),
      ...(signals.length > 0 ? { supportingSignals: signals } : {}),
      ...(domain === 'risk' && Object.keys(cssrs).length > 0 ? { cssrs } : {}),
    };
  }
  return selection;
}

/** An option is as sure as its best ground, an entry as its least sure option. */
function strongest(grounds: readonly Ground[]): DraftEntry['confidence'] {
  return LEVELS.findLast((level) => grounds.some(({ confidence }) => confidence === level)) ?? 'low';
}

function weakest(levels: readonly DraftEntry['confidence'][]): DraftEntry['confidence'] {
  return LEVELS.find((level) => levels.includes(level)) ?? 'low';
}

/** Questions of the screen answered yes. Plan and intent together are its fifth question. */
function screenOf(findings: readonly Finding[]): NonNullable<DraftEntry['cssrs']> {
  const answered = new Set(findings.flatMap(({ screen }) => screen));
  if (answered.has('q3') && answered.has('q4')) answered.add('q5');
  return Object.fromEntries([...answered].sort().map((question) => [question, 'yes' as const]));
}

function remarksOf(findings: readonly Finding[]): string[] {
  const remarks = findings
    .filter(({ isRisk, remark }) => isRisk && remark !== undefined)
    .map(({ value, remark, quote }) => `${value}: ${remark}; please clarify: "${quote}"`);
  return [...new Set(remarks)];
}

/** One line for all that was not heard. */
function notHeard(grounds: readonly Pick<Ground, 'domain'>[]): string[] {
  const heard = new Set(grounds.map(({ domain }) => domain));
  const missing = DOMAIN_KEYS.filter((domain) => !heard.has(domain)).map((key) => key.replaceAll('_', ' '));
  return missing.length === 0 ? [] : [`Not heard: ${missing.join(', ')}.`];
}
