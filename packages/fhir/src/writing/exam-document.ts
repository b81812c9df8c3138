import { findMseDomain, findMseOption } from '@svc/clinical';
import { CODE_SYSTEMS, type MseAuditTrail, type MseLine, type MseRecord } from '@svc/contracts';
import type {
  AuditEvent,
  Bundle,
  Composition,
  CompositionSection,
  Observation,
  Provenance,
  Reference,
} from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';
import { conceptOf } from './concept.ts';
import { bundleOf, referenceTo, siblingId, subjectOf, type WriteContext } from './write-context.ts';

type AuditEntry = MseAuditTrail['entries'][number];

export interface ExamDocumentContext extends WriteContext {
  /** When the version was saved, for a record that does not say it; ISO date-time. */
  readonly savedAt?: string | undefined;
  /** Who did what with the record, as its audit trail answers; left out when not given. */
  readonly audit?: readonly AuditEntry[] | undefined;
}

const TITLE = 'Mental status examination';
const NARRATIVE_CODE = { system: CODE_SYSTEMS.loinc, code: '10190-7', display: 'Mental status Narrative' };
const NOTICE =
  'Findings as they were recorded by the examiner. The level of risk is graded by fixed rules for review by a clinician: ' +
  'it is no diagnosis, and a level of none is no finding that there is no risk.';

/**
 * One version of an exam as a FHIR document: a Composition with a section for each domain, the findings as Observations,
 * who wrote and signed it as Provenance, and what was done with the record as AuditEvents.
 *
 * @example
 * ```ts
 * import { examDocument } from '@svc/fhir';
 *
 * typeof examDocument; // → 'function'
 * ```
 */
export function examDocument(record: MseRecord, context: ExamDocumentContext): Bundle {
  const savedAt = record.savedAt ?? context.savedAt ?? new Date(0).toISOString();
  const observations = [
    ...record.lines.map((line) => lineObservation(line, record, savedAt, context)),
    riskObservation(record, savedAt, context),
  ];
  const composition = compositionOf(record, observations, savedAt, context);
  const provenance = provenanceOf(record, [composition, ...observations].map(referenceTo), savedAt, context);
  const audit = (context.audit ?? []).map((entry, index) => auditEventOf(entry, index, context));
  return bundleOf([composition, ...observations, provenance, ...audit], context, {
    type: 'document',
    timestamp: savedAt,
  });
}

/** What was signed is final; an addendum that nobody signed yet amends what was. */
function compositionStatus({ signed, signedVersion }: MseRecord): Composition['status'] {
  if (signed) return 'final';
  return signedVersion === null ? 'preliminary' : 'amended';
}

function compositionOf(
  record: MseRecord,
  observations: readonly Observation[],
  date: string,
  context: ExamDocumentContext,
): Composition {
  return {
    resourceType: 'Composition',
    id: siblingId(context, 'exam'),
    status: compositionStatus(record),
    type: conceptOf(TITLE, [NARRATIVE_CODE]),
    ...subjectOf(context),
    encounter: { identifier: { system: SYSTEMS.requestId, value: record.visitId } },
    date,
    author: [authorOf(record)],
    title: TITLE,
    ...(record.signedAt === null ? {} : { attester: [{ mode: 'legal', time: record.signedAt, party: authorOf(record) }] }),
    section: [...record.lines.map((line, index) => sectionOf(line, observations[index])), noticeSection(observations.at(-1))],
  };
}

function authorOf({ signedByName, signedByCredential, signedByOrganization }: MseRecord): Reference {
  const parts = [signedByName, signedByCredential, signedByOrganization].filter((part) => part !== null && part !== '');
  return { display: parts.length === 0 ? 'Not signed: the writer is known to the organization' : parts.join(', ') };
}

function sectionOf({ label, line, codes = [] }: MseLine, observation: Observation | undefined): CompositionSection {
  const loincs = codes.filter(({ system }) => system === CODE_SYSTEMS.loinc);
  return {
    title: label,
    ...(loincs.length === 0 ? {} : { code: conceptOf(label, loincs) }),
    text: narrative(line),
    ...(observation === undefined ? {} : { entry: [referenceTo(observation)] }),
  };
}

function noticeSection(risk: Observation | undefined): CompositionSection {
  return {
    title: 'Risk level and notice',
    text: narrative(NOTICE),
    ...(risk === undefined ? {} : { entry: [referenceTo(risk)] }),
  };
}

function narrative(text: string): NonNullable<CompositionSection['text']> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"><p>${escaped}</p></div>` };
}

function lineObservation(
  { key, label, line, codes = [], provenance, confidence }: MseLine,
  record: MseRecord,
  savedAt: string,
  context: ExamDocumentContext,
): Observation {
  const entry = record.selection[key];
  const domain = findMseDomain(key);
  const options = (entry?.values ?? []).map((value) => ({
    value,
    option: domain === undefined ? undefined : findMseOption(domain, value),
  }));
  const loincs = codes.filter(({ system }) => system === CODE_SYSTEMS.loinc);
  const answers = Object.entries(entry?.cssrs ?? {});
  const component = [
    ...options.map(({ value, option }) => ({
      code: { text: 'Recorded finding' },
      valueCodeableConcept: conceptOf(option?.label ?? value, [
        { system: SYSTEMS.mseOption, code: `${key}.${value}`, display: option?.label ?? value },
        ...(option?.codes ?? []),
      ]),
    })),
    ...answers.map(([question, answer]) => ({
      code: { text: `C-SSRS ${question}` },
      valueBoolean: answer === 'yes',
    })),
  ];
  const metadata = [provenance, confidence === undefined ? undefined : `${confidence} confidence`].filter(
    (part) => part !== undefined,
  );
  return {
    resourceType: 'Observation',
    id: siblingId(context, key.replaceAll('_', '-')),
    status: record.signed ? 'final' : 'preliminary',
    category: [{ coding: [{ system: SYSTEMS.observationCategory, code: 'exam', display: 'Exam' }] }],
    code: conceptOf(label, [{ system: SYSTEMS.mseDomain, code: key, display: label }, ...loincs]),
    ...subjectOf(context),
    effectiveDateTime: savedAt,
    valueString: line,
    ...(metadata.length === 0 ? {} : { method: { text: metadata.join(', ') } }),
    note: [{ text: NOTICE }],
    ...(component.length === 0 ? {} : { component }),
  };
}

/** The graded level; where risk was not examined there is none, which is no level of none. */
function riskObservation(record: MseRecord, savedAt: string, context: ExamDocumentContext): Observation {
  const { riskAssessed, riskLevel, riskLabels } = record;
  return {
    resourceType: 'Observation',
    id: siblingId(context, 'risk-level'),
    status: record.signed ? 'final' : 'preliminary',
    code: { text: 'Risk level of a mental status examination' },
    ...subjectOf(context),
    effectiveDateTime: savedAt,
    ...(riskAssessed || riskLevel !== 'none'
      ? { valueString: riskLevel }
      : {
          dataAbsentReason: {
            coding: [{ system: SYSTEMS.dataAbsentReason, code: 'not-performed', display: 'Not Performed' }],
            text: 'Risk was not examined',
          },
        }),
    note: [...riskLabels, NOTICE].filter((text) => text !== '').map((text) => ({ text })),
  };
}

function provenanceOf(
  record: MseRecord,
  target: Reference[],
  recorded: string,
  context: ExamDocumentContext,
): Provenance {
  const { version, visitId, signedAt } = record;
  const operation = version > 1 ? { code: 'UPDATE', display: 'revise' } : { code: 'CREATE', display: 'create' };
  return {
    resourceType: 'Provenance',
    id: siblingId(context, 'provenance'),
    target,
    recorded,
    activity: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation', ...operation }] },
    agent: [{ who: authorOf(record) }],
    ...(version > 1
      ? {
          entity: [
            {
              role: 'revision' as const,
              what: { identifier: { system: SYSTEMS.requestId, value: visitId }, display: `version ${version - 1}` },
            },
          ],
        }
      : {}),
    ...(signedAt === null
      ? {}
      : {
          signature: [
            {
              type: [
                { system: 'urn:iso-astm:E1762-95:2013', code: '1.2.840.10065.1.12.1.1', display: "Author's Signature" },
              ],
              when: signedAt,
              who: authorOf(record),
            },
          ],
        }),
  };
}

/** What each act is among create, read, update, delete and execute. */
const ACTIONS: Readonly<Record<string, NonNullable<AuditEvent['action']>>> = {
  'mse.write': 'C',
  'mse.patch': 'U',
  'mse.sign': 'E',
  'mse.erase': 'D',
};

function auditEventOf(entry: AuditEntry, index: number, context: WriteContext): AuditEvent {
  const { action, at, outcome, keyId, operator, visitId, version, reason } = entry;
  const who = operator ?? keyId;
  return {
    resourceType: 'AuditEvent',
    id: siblingId(context, 'audit', index + 1),
    type: {
      system: 'http://terminology.hl7.org/CodeSystem/audit-event-type',
      code: 'rest',
      display: 'RESTful Operation',
    },
    subtype: [{ system: SYSTEMS.mseAct, code: action, display: action }],
    action: ACTIONS[action] ?? 'R',
    recorded: at,
    outcome: outcome === 'allowed' ? '0' : '8',
    ...(reason === undefined || reason === null || reason === '' ? {} : { outcomeDesc: reason }),
    agent: [
      {
        requestor: true,
        ...(who === null || who === undefined ? { name: 'the service itself' } : { who: { identifier: { value: who } } }),
      },
    ],
    source: { observer: { display: 'Clinical Intelligence API' } },
    ...(visitId === null
      ? {}
      : {
          entity: [
            {
              what: {
                identifier: { system: SYSTEMS.requestId, value: visitId },
                ...(version === null ? {} : { display: `version ${version}` }),
              },
            },
          ],
        }),
  };
}
