import { findMseDomain, findMseOption } from '@svc/clinical';
import { CODE_SYSTEMS, type MseAuditTrail, type MseLine, type MseRecord } from '@svc/contracts';
import type {
  AuditEvent,
  Bundle,
  Composition,
  CompositionSection,
  FhirResource,
  Observation,
  Provenance,
  Reference,
} from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';
import { categoryOf } from './category.ts';
import { conceptOf } from './concept.ts';
import { type ExamPeople, examPeople } from './exam-people.ts';
import { fhirMoment } from './fhir-moment.ts';
import { bundleOf, referenceTo, siblingId, type WriteContext } from './write-context.ts';

type AuditEntry = MseAuditTrail['entries'][number];

export interface ExamDocumentContext extends WriteContext {
  /** When the version was saved, for a record that does not say so; ISO date-time. */
  readonly savedAt?: string | undefined;
  /** Who did what with the record, from its audit trail; left out when not given. */
  readonly audit?: readonly AuditEntry[] | undefined;
  /** Name of the organization that keeps the record; that of the signature when not given. */
  readonly custodian?: string | undefined;
}

const TITLE = 'Mental status examination';
const NARRATIVE_CODE = { system: CODE_SYSTEMS.loinc, code: '10190-7', display: 'Mental status Narrative' };
const NOTICE =
  'Findings as they were recorded by the examiner. The level of risk is graded by fixed rules for review by a clinician: ' +
  'it is no diagnosis, and a level of none is no finding that there is no risk.';

/**
 * One version of an exam as a FHIR document: a Composition with a section for each domain, the findings as Observations,
 * the patient only by id, who wrote and signed it as Provenance, and what was done with the record as AuditEvents. Every
 * reference leads to an entry of the document.
 *
 * @example
 * ```ts
 * import { renderMse } from '@svc/engines';
 * import { examDocument } from '@svc/fhir';
 *
 * const selection = { mood: { values: ['depressed'] } };
 * const record = {
 *   visitId: 'visit-1',
 *   patientId: 'p-1',
 *   selection,
 *   ...renderMse(selection),
 *   riskFlag: false,
 *   riskLevel: 'none' as const,
 *   riskLabels: [],
 *   riskAssessed: false,
 *   version: 1,
 *   savedAt: '2026-11-20T10:00:00.000Z',
 *   signed: false,
 *   signedAt: null,
 *   signedByName: null,
 *   signedByCredential: null,
 *   signedByLicense: null,
 *   signedByOrganization: null,
 *   signedVersion: null,
 * };
 * examDocument(record, { id: 'exam-1', subject: 'Patient/1' }).entry?.map(({ resource }) => resource?.resourceType);
 * // → [ 'Composition', 'Patient', 'Organization', 'Observation', 'Observation', 'Observation', 'Provenance' ]
 * ```
 */
export function examDocument(record: MseRecord, context: ExamDocumentContext): Bundle {
  const savedAt = record.savedAt ?? context.savedAt ?? new Date(0).toISOString();
  const people = examPeople(record, context);
  const about: About = { record, savedAt, context, people };
  const observations = [...record.lines.map((line) => lineObservation(line, about)), riskObservation(about)];
  const audit = (context.audit ?? []).map((entry, index) => auditEventOf(entry, index, context));
  const composition: Composition = compositionOf(observations, audit, about);
  const provenance = provenanceOf([composition, ...observations].map(referenceTo), about);
  const resources: FhirResource[] = [composition, ...people.entries, ...observations, provenance, ...audit];
  return bundleOf(resources, context, { type: 'document', timestamp: savedAt, fullUrlOf: people.fullUrlOf });
}

/** What every resource of the document is made from. */
interface About {
  readonly record: MseRecord;
  readonly savedAt: string;
  readonly context: ExamDocumentContext;
  readonly people: ExamPeople;
}

/** A signed version is final; an addendum not signed yet amends it. */
function compositionStatus({ signed, signedVersion }: MseRecord): Composition['status'] {
  if (signed) return 'final';
  return signedVersion === null ? 'preliminary' : 'amended';
}

function compositionOf(
  observations: readonly Observation[],
  audit: readonly AuditEvent[],
  about: About,
): Composition {
  const { record, savedAt, context, people } = about;
  return {
    resourceType: 'Composition',
    id: siblingId(context, 'exam'),
    status: compositionStatus(record),
    type: conceptOf(TITLE, [NARRATIVE_CODE]),
    subject: people.subject,
    encounter: { identifier: { system: SYSTEMS.requestId, value: record.visitId } },
    date: savedAt,
    author: [people.author],
    title: TITLE,
    ...(record.signedAt === null
      ? {}
      : { attester: [{ mode: 'legal', time: record.signedAt, party: people.author }] }),
    custodian: people.custodian,
    section: [
      ...record.lines.map((line, index) => sectionOf(line, observations[index])),
      noticeSection(observations.at(-1)),
      historySection(audit, about),
    ],
  };
}

function sectionOf(
  { label, line, codes = [] }: MseLine,
  observation: Observation | undefined,
): CompositionSection {
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

/** A document holds what its sections refer to: without this one, Provenance and audit would be unreferenced. */
function historySection(
  audit: readonly AuditEvent[],
  { record: { version, signedAt }, savedAt, context, people }: About,
): CompositionSection {
  const signature = signedAt === null ? 'Not signed' : `Signed ${signedAt} by ${people.author.display}`;
  return {
    title: 'Record history',
    text: narrative(`Version ${version}, saved ${savedAt}. ${signature}.`),
    entry: [{ reference: `Provenance/${provenanceId(context)}` }, ...audit.map(referenceTo)],
  };
}

const provenanceId = (context: ExamDocumentContext) => siblingId(context, 'provenance');

function narrative(text: string): NonNullable<CompositionSection['text']> {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"><p>${escaped}</p></div>` };
}

function lineObservation(
  { key, label, line, codes = [], provenance, confidence }: MseLine,
  about: About,
): Observation {
  const { record, context } = about;
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
    ...observedIn(about),
    code: conceptOf(label, [{ system: SYSTEMS.mseDomain, code: key, display: label }, ...loincs]),
    valueString: line,
    ...(metadata.length === 0 ? {} : { method: { text: metadata.join(', ') } }),
    note: [{ text: NOTICE }],
    ...(component.length === 0 ? {} : { component }),
  };
}

/** What every finding of the exam has in common. */
function observedIn({ record, savedAt, people }: About) {
  return {
    status: record.signed ? ('final' as const) : ('preliminary' as const),
    category: categoryOf('exam'),
    subject: people.subject,
    effectiveDateTime: fhirMoment(savedAt),
    performer: [people.author],
  };
}

/** The graded level; where risk was not examined it has no value, which is not the level `none`. */
function riskObservation(about: About): Observation {
  const { riskAssessed, riskLevel, riskLabels } = about.record;
  return {
    resourceType: 'Observation',
    id: siblingId(about.context, 'risk-level'),
    ...observedIn(about),
    code: { text: 'Risk level of a mental status examination' },
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

function provenanceOf(target: Reference[], { record, savedAt, context, people }: About): Provenance {
  const { version, visitId, signedAt } = record;
  const operation =
    version > 1 ? { code: 'UPDATE', display: 'revise' } : { code: 'CREATE', display: 'create' };
  return {
    resourceType: 'Provenance',
    id: provenanceId(context),
    target,
    recorded: savedAt,
    activity: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation', ...operation }],
    },
    agent: [
      {
        type: conceptOf('Author', [{ system: SYSTEMS.participantType, code: 'author', display: 'Author' }]),
        who: people.author,
        onBehalfOf: people.custodian,
      },
    ],
    ...(version > 1
      ? {
          entity: [
            {
              role: 'revision' as const,
              what: {
                identifier: { system: SYSTEMS.requestId, value: visitId },
                display: `version ${version - 1}`,
              },
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
                {
                  system: 'urn:iso-astm:E1762-95:2013',
                  code: '1.2.840.10065.1.12.1.1',
                  display: "Author's Signature",
                },
              ],
              when: signedAt,
              who: people.author,
            },
          ],
        }),
  };
}

/** Each act as one of create, read, update, delete and execute. */
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
        ...(who === null || who === undefined
          ? { name: 'the service itself' }
          : { who: { identifier: { value: who } } }),
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
