import type { MseRecord } from '@svc/contracts';
import type { FhirResource, Organization, Patient, Practitioner, Reference } from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';
import { textOr } from './clean.ts';
import { fhirId } from './fhir-id.ts';
import { referenceTo, siblingId, type WriteContext } from './write-context.ts';

/** Whom a document is about, who wrote it and who keeps it, each an entry of the document. */
export interface ExamPeople {
  readonly subject: Reference;
  readonly author: Reference;
  readonly custodian: Reference;
  readonly entries: readonly FhirResource[];
  /** The address of an entry that is not of this document alone. */
  readonly fullUrlOf: (resource: FhirResource) => string | undefined;
}

/** The people of an exam, with what the record says of them and nothing else: no name, no birth date is made up. */
export function examPeople(
  record: MseRecord,
  context: WriteContext & { readonly custodian?: string | undefined },
): ExamPeople {
  const { patient, reference, fullUrl } = patientOf(record, context);
  const name =
    firstSaid(context.custodian, record.signedByOrganization) ?? 'The organization that keeps the record';
  const organization: Organization = {
    resourceType: 'Organization',
    id: siblingId(context, 'custodian'),
    name,
  };
  const practitioner = signerOf(record, context);
  return {
    subject: { reference },
    author: { ...referenceTo(practitioner ?? organization), display: authorName(record) },
    custodian: { ...referenceTo(organization), display: name },
    entries: [patient, ...(practitioner === undefined ? [] : [practitioner]), organization],
    fullUrlOf: (resource) => (resource.resourceType === 'Patient' ? fullUrl : undefined),
  };
}

const LITERAL =
  /^(?<base>https?:\/\/.+\/)?Patient\/(?<id>[A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?$/;

/** The patient under the reference the caller has; without one that names a patient, under the id of the record. */
function patientOf(
  { patientId }: MseRecord,
  { subject = '' }: WriteContext,
): { patient: Patient; reference: string; fullUrl: string | undefined } {
  const { base = '', id = undefined } = LITERAL.exec(subject)?.groups ?? {};
  const patient: Patient = {
    resourceType: 'Patient',
    id: id ?? fhirId(patientId),
    identifier: [{ system: SYSTEMS.patientRef, value: patientId }],
  };
  const literal = `${base}Patient/${patient.id}`;
  if (subject.startsWith('urn:')) return { patient, reference: subject, fullUrl: subject };
  return { patient, reference: literal, fullUrl: base === '' ? undefined : literal };
}

/** Who signed, where somebody did. */
function signerOf(
  { signedByName, signedByCredential, signedByLicense }: MseRecord,
  context: WriteContext,
): Practitioner | undefined {
  if (firstSaid(signedByName) === undefined) return undefined;
  const [credential, license] = [firstSaid(signedByCredential), firstSaid(signedByLicense)];
  return {
    resourceType: 'Practitioner',
    id: siblingId(context, 'author'),
    name: [{ text: signedByName ?? '' }],
    ...(credential === undefined && license === undefined
      ? {}
      : {
          qualification: [
            {
              ...(license === undefined ? {} : { identifier: [{ value: license }] }),
              code: { text: credential ?? 'Licence' },
            },
          ],
        }),
  };
}

function authorName({ signedByName, signedByCredential, signedByOrganization }: MseRecord): string {
  const parts = [signedByName, signedByCredential, signedByOrganization].filter(
    (part) => firstSaid(part) !== undefined,
  );
  return parts.length === 0 ? 'Not signed: the writer is known to the organization' : parts.join(', ');
}

function firstSaid(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.find((text) => textOr(text ?? '', '') !== '') ?? undefined;
}
