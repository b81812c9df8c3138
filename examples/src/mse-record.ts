import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MseRecordAnswer, MseSelection, MseSignResponse, MseWriteResponse } from '@svc/contracts';

export interface RecordConnection {
  /** Service origin, for example `http://127.0.0.1:8787`. */
  readonly baseUrl: string;
  /** A key of an organization with the scopes mse:read, mse:write and mse:sign. */
  readonly organizationKey: string;
}

const FIRST: MseSelection = {
  appearance: { values: ['well_groomed'] },
  speech: {
    values: ['slowed', 'latency_increased'],
    provenance: 'digital_mse',
    supportingSignals: ['latency'],
  },
  mood: { values: ['depressed'], text: 'I have been down for weeks.', provenance: 'patient_reported' },
  risk: { values: ['passive_si'], cssrs: { q1: 'yes', q2: 'no', q6: 'no' } },
};
const ADDENDUM: MseSelection = { insight: { values: ['fair'], provenance: 'clinician' } };

/** Writes an exam, amends it, signs it, and reads it back: the lines to show. */
export async function describeRecord(
  connection: RecordConnection,
  visitId: string,
  patientId: string,
): Promise<string[]> {
  const written = await call<MseWriteResponse>(connection, 'POST', visitId, {
    // Sent again after a lost answer, the same key writes nothing twice; If-None-Match: only when there is none yet.
    headers: { 'idempotency-key': `first-${visitId}`, 'if-none-match': '*' },
    body: { patientId, selection: FIRST, clinicianId: 'clinician-7' },
  });
  const amended = await call<MseWriteResponse>(connection, 'PATCH', visitId, {
    headers: { 'if-match': `"${written.version}"` },
    body: { patientId, selection: ADDENDUM },
  });
  const signed = await call<MseSignResponse>(connection, 'POST', `${visitId}/sign`, {
    body: {
      patientId,
      signedByName: 'Dr. Ada Weber',
      credential: 'MD',
      attestation: 'I examined the patient and reviewed this record.',
      version: amended.version,
    },
  });
  const { mse } = await call<MseRecordAnswer>(connection, 'GET', `${visitId}?patientId=${patientId}`);
  return [
    `version ${written.version}: risk ${written.risk.level}, safety event ${written.risk.safetyEventId === undefined ? 'none' : 'written'}`,
    `version ${amended.version}: ${mse.lines.length} lines`,
    mse.objectiveBlock,
    `signed by ${mse.signedByName}: version ${signed.version}, content ${signed.contentHash.slice(0, 12)}…`,
  ];
}

interface Call {
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

async function call<Answer>(
  { baseUrl, organizationKey }: RecordConnection,
  method: string,
  path: string,
  { headers = {}, body }: Call = {},
): Promise<Answer> {
  const response = await fetch(new URL(`/api/v1/mse/${path}`, baseUrl), {
    method,
    headers: {
      authorization: `Bearer ${organizationKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(35_000),
  });
  const answer = (await response.json()) as { error?: string; errors?: string[] };
  if (!response.ok) throw new Error([answer.error, ...(answer.errors ?? [])].join('\n  '));
  return answer as Answer;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { credentials: { type: 'string', default: '.data/credentials.json' } },
  });
  const { baseUrl, organizationKey } = JSON.parse(
    readFileSync(values.credentials, 'utf8'),
  ) as RecordConnection;
  const lines = await describeRecord({ baseUrl, organizationKey }, `visit-${Date.now()}`, 'patient-1');
  process.stdout.write(`${lines.join('\n')}\n`);
}
