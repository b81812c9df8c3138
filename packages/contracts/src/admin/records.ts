import * as z from 'zod';
import { AUDIT_QUERY } from '../mse/mse-endpoints.ts';
import { listOf } from '../values/list.ts';
import { PathId } from '../values/path-id.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AdminReason, OrderedBy, OrganizationId, ownerId, pageOf } from './admin-values.ts';

/** Most externally kept seals that one check takes: as many as a body can hold. */
const MOST_ANCHORS = 10_000;

const VisitId = PathId.describe("The organization's id of the visit");
const PatientId = PathId.describe("The organization's id of the patient");
const RecordName = { organizationId: OrganizationId, visitId: VisitId, patientId: PatientId };

const seal = {
  organizationId: OrganizationId,
  number: z.number().describe('Number of the seal, from 1, without gaps'),
  sealedAt: Timestamp.describe('Moment of the seal'),
  members: z.number().describe('Links it covers'),
  root: z.string().describe('Merkle root of those links, hexadecimal'),
  chainedRoot: z
    .string()
    .describe('That root with number, time and the seal before, hashed: what is signed; hexadecimal'),
  publicKey: z.string().describe('Ed25519 key that verifies the signature, hexadecimal'),
  signature: z.string().describe('Ed25519 signature of `chainedRoot`, hexadecimal'),
};

const Verdict = z.strictObject({
  ok: z.boolean().describe('true when nothing is damaged'),
  records: z.number().describe('Records that were checked'),
  versions: z.number().describe('Versions that were checked'),
  auditRows: z.number().describe('Rows of the audit trail that were checked'),
  reviews: z.number().describe('Decisions over pictures of the retina that were checked'),
  looks: z.number().describe('Looks at such pictures that were checked'),
  promotions: z.number().describe('Promotions of parameters that were checked; of the owner `operator`'),
  acts: z.number().describe('Calls of the admin API that were checked; of the owner `operator`'),
  seals: z.number().describe('Seals that were checked'),
  unsealed: z
    .number()
    .describe('Rows written since the last seal: the chain protects them, no seal does yet'),
  erased: z
    .array(
      z.strictObject({
        visitId: z.string().describe('Visit of the record'),
        patientId: z.string().describe('Patient of the record'),
        erasedAt: Timestamp.describe('Moment its content was removed'),
      }),
    )
    .describe('Records whose content was removed'),
  outsideSeals: z.number().describe('Seals kept outside that it was compared with'),
  damages: z
    .array(
      z.strictObject({
        kind: z
          .enum(['exam', 'audit', 'review', 'look', 'promotion', 'act', 'seal'])
          .describe('What it is about'),
        where: z.string().describe('Table and place: ids and numbers, never content'),
        problem: z.string().describe('What is not as it was written'),
      }),
    )
    .describe('What is not as it was written'),
});

const Anchors = listOf(
  z.object({
    number: z.int().min(1).describe('Number of the seal'),
    chainedRoot: text({ max: 200, description: '`chainedRoot` of the seal' }),
  }),
  { max: MOST_ANCHORS, description: 'Seals that were kept outside the database' },
).optional();

const AuditPage = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        id: z.string().describe('Id of the row'),
        at: Timestamp.describe('Moment of the act'),
        keyId: z.string().nullable().describe('Key that acted; null for an operator'),
        action: z.string().describe('What was done, for example `mse.read`'),
        outcome: z.enum(['allowed', 'denied']).describe('Whether it was let through'),
        visitId: z.string().nullable().describe('Visit it was about; null when it named none'),
        patientId: z.string().nullable().describe('Patient it was about; null when it named none'),
        version: z.number().nullable().describe('Version it was about; null when it was about none'),
        requestId: z.string().nullable().describe('Id of the request'),
        operator: z.string().nullable().describe('Operator who acted; null for a key'),
        reason: z.string().nullable().describe('Why the operator acted; null when nothing was said'),
      }),
    )
    .describe('Newest first'),
  hasMore: z.boolean().describe('true when older entries exist'),
  nextCursor: z.string().nullable().describe('Where the next page goes on; null at the end'),
});

/** Columns of a row as they are hashed. */
const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const steps = z
  .array(
    z.strictObject({
      side: z.enum(['left', 'right']).describe('Side of the hash'),
      hash: z.string().describe('The hash beside it, hexadecimal'),
    }),
  )
  .describe('Way from the leaf to the root of its seal');

const RecordExport = z.strictObject({
  format: z.literal('svc-mse-export/1').describe('Version of this form'),
  record: z
    .strictObject({
      ownerId: OrganizationId,
      visitId: z.string().describe('Visit of the record'),
      patientId: z.string().describe('Patient of the record'),
    })
    .describe('Whose record it is'),
  rows: z.record(z.string(), z.array(Row)).describe('Rows of the record by table'),
  audit: z
    .strictObject({
      rows: z.array(Row).describe('Who read, wrote or was refused, oldest first'),
      proofs: z
        .array(
          z.strictObject({
            id: z.string().describe('Id of the row'),
            seal: z.number().describe('Number of its seal'),
            steps,
          }),
        )
        .describe('Way of each row to its seal'),
    })
    .describe('Audit trail of the record'),
  proofs: z
    .array(
      z.strictObject({
        link: z.number().describe('Number of the link in the chain of the record'),
        seal: z.number().describe('Number of its seal'),
        steps,
      }),
    )
    .describe('Way of each link to its seal; a link that no seal holds yet has none'),
  seals: z
    .array(
      z.strictObject({
        ...seal,
        previous: z.string().nullable().describe('`chainedRoot` of the seal before; null for the first'),
      }),
    )
    .describe('Seals that hold the record'),
});

/** Exam records of organizations: seal, verify, read the trail, export, erase. */
export const RECORD_ADMIN_ENDPOINTS = {
  sealRecords: {
    method: 'POST',
    path: '/mse/seal',
    summary: 'Seal what an organization has written since the last seal',
    auth: 'admin',
    body: z.strictObject({ organizationId: OrganizationId }),
    data: z.strictObject({
      seals: z.array(z.strictObject(seal)).describe('The new seals: keep them elsewhere'),
    }),
  },
  verifyRecords: {
    method: 'POST',
    path: '/mse/verify',
    summary: 'Check every record of an organization against its chain, seals and signatures',
    auth: 'admin',
    body: z.strictObject({
      organizationId: OrganizationId,
      anchors: Anchors,
    }),
    data: Verdict,
  },
  verifyOwner: {
    method: 'POST',
    path: '/verify',
    summary:
      'Check everything of an account, an organization or the operator against chains, seals and signatures',
    auth: 'admin',
    body: z.strictObject({
      ownerId: ownerId('Id of the account or organization; `operator` for promotions and acts of operators'),
      anchors: Anchors,
    }),
    data: Verdict,
  },
  listRecordAudit: {
    method: 'GET',
    path: '/mse/audit',
    query: z.strictObject({
      ...AUDIT_QUERY,
      organizationId: OrganizationId,
      visitId: VisitId.optional(),
      patientId: PatientId.optional(),
      limit: pageOf(50),
    }),
    summary: 'Who read, wrote or was refused, newest first',
    auth: 'admin',
    data: AuditPage,
  },
  exportRecord: {
    method: 'POST',
    path: '/mse/export',
    summary: 'One record with its chain and the way to its seals, for an independent check',
    auth: 'admin',
    body: z.strictObject({ ...RecordName, reason: AdminReason }),
    data: RecordExport,
  },
  eraseRecord: {
    method: 'POST',
    path: '/mse/erase',
    summary: 'Remove the content of a record for good',
    auth: 'admin',
    body: z.strictObject({ ...RecordName, reason: AdminReason, by: OrderedBy }),
    data: z.strictObject({
      erasureId: z.string().describe('Id in the ledger of erasures'),
      versions: z.number().describe('Versions 1 to this have no content any more'),
      erasedAt: Timestamp.describe('Moment of the erasure'),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>;
