import { findDrug } from '@svc/clinical';
import type { Agents } from '@svc/intelligence';
import type { Bundle, CodeableConcept, DetectedIssue, FhirResource, MedicationStatement } from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';
import { conceptOf } from './concept.ts';
import { fhirInstant, fhirMoment } from './fhir-moment.ts';
import type { AgentContext } from './instruments.ts';
import { THE_SERVICE } from './performer.ts';
import { medicineConcept } from './request-bundle.ts';
import {
  bundleOf,
  namedSubject,
  referenceTo,
  siblingId,
  subjectOf,
  type WriteContext,
} from './write-context.ts';

type Medication = Agents['medication'];
type Assessment = NonNullable<Medication['response']['assessment']>;
type Interaction = Assessment['interactions'][number];
type Note = NonNullable<Assessment['notes']>[number];

/** FHIR has three severities; contraindicated and major are both high, and the text says which. */
const SEVERITIES = { contraindicated: 'high', major: 'high', moderate: 'moderate', minor: 'low' } as const;

/**
 * A medication list and what the medication agent found in it: each entry a MedicationStatement, each interaction and
 * each note a DetectedIssue that names the entries it is between.
 *
 * @example
 * ```ts
 * import { interactionBundle } from '@svc/fhir';
 * import { builtinModel, runAgent } from '@svc/intelligence';
 *
 * const request = { medications: ['lithium 900 mg', 'ibuprofen 400 mg'] };
 * const options = { model: builtinModel, now: Date.UTC(2026, 2, 1), marker: 'k3f9' };
 * const { response } = await runAgent('medication', 'p-1', request, options);
 * const bundle = interactionBundle(request, response, { id: 'list', generatedAt: '2026-03-01T09:00:00Z' });
 * const issue = bundle.entry?.map(({ resource }) => resource).find((each) => each?.resourceType === 'DetectedIssue');
 * issue?.severity; // → 'high'
 * ```
 */
export function interactionBundle(
  { medications }: Medication['request'],
  response: Medication['response'],
  context: AgentContext,
): Bundle {
  const { assessment } = response;
  const stopped = new Set((assessment?.stopped ?? []).map(({ name }) => findDrug(name)?.key ?? name));
  const statements = medications.map((line, index) => statementOf(line, index, stopped, context));
  const issues = [
    ...(assessment?.interactions ?? []).map((each) => interactionIssue(each)),
    ...(assessment?.notes ?? []).map(noteIssue),
  ].map(({ about, ...issue }, index): DetectedIssue => {
    const implicated = statements.filter((_, place) => isAbout(medications[place] ?? '', about));
    return {
      resourceType: 'DetectedIssue',
      id: siblingId(context, 'issue', index + 1),
      status: 'final',
      ...patientOf(context),
      identifiedDateTime: fhirMoment(context.generatedAt),
      author: THE_SERVICE,
      ...issue,
      detail: `${issue.detail} ${response.disclaimer}`,
      ...(implicated.length === 0 ? {} : { implicated: implicated.map(referenceTo) }),
    };
  });
  const resources: FhirResource[] = [...statements, ...issues];
  return bundleOf(resources, context, { type: 'collection', timestamp: fhirInstant(context.generatedAt) });
}

function patientOf(context: WriteContext): Pick<DetectedIssue, 'patient'> {
  const { subject } = subjectOf(context);
  return subject === undefined ? {} : { patient: subject };
}

function statementOf(
  line: string,
  index: number,
  stopped: ReadonlySet<string>,
  context: WriteContext,
): MedicationStatement {
  const key = findDrug(line)?.key;
  return {
    resourceType: 'MedicationStatement',
    id: siblingId(context, 'medicine', index + 1),
    status: key !== undefined && stopped.has(key) ? 'stopped' : 'active',
    medicationCodeableConcept: medicineConcept(line),
    subject: namedSubject(context),
  };
}

interface Issue extends Pick<DetectedIssue, 'code' | 'severity' | 'evidence' | 'mitigation'> {
  readonly detail: string;
  /** Names of medicines. */
  readonly about: readonly string[];
}

function interactionIssue({
  a,
  b,
  severity,
  mechanism,
  recommendation,
  source,
  evidence,
}: Interaction): Issue {
  const standing = [source, evidence].filter((text) => text !== undefined && text !== '').join('; ');
  return {
    about: [a, b],
    code: alert('DRG', 'Drug Interaction Alert', `${a} with ${b}: ${severity}`),
    severity: SEVERITIES[severity],
    detail: `${a} with ${b} (${severity}): ${mechanism}`,
    ...(standing === '' ? {} : { evidence: [{ code: [{ text: standing }] }] }),
    mitigation: [{ action: { text: recommendation } }],
  };
}

function noteIssue({ kind, subject, note, level }: Note): Issue {
  return {
    about: [subject],
    code: { text: `${kind.replaceAll('_', ' ')}: ${subject}` },
    ...(level === undefined ? {} : { severity: level }),
    detail: note,
  };
}

function alert(code: string, display: string, text: string): CodeableConcept {
  return conceptOf(text, [{ system: SYSTEMS.actCode, code, display }]);
}

/** Whether an entry of the list is one of the medicines a finding is about. */
function isAbout(line: string, names: readonly string[]): boolean {
  const drug = findDrug(line);
  return drug !== undefined && names.some((name) => findDrug(name)?.key === drug.key);
}
