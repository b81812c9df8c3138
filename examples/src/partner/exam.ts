import { isSvcError } from '@svc/client';
import type { Partner } from './partner.ts';

/** A mental status exam: written, read, amended on the version that was read, signed, compared with its first version. */
export async function recordExam({ svc, run }: Partner): Promise<string> {
  const visitId = `visit-${run}`;
  const patientId = `patient-${run}`;
  const mood = { mood: { values: ['depressed'] } };
  await svc.mse.write(visitId, { patientId, selection: mood }, { ifNew: true });
  const { mse: read } = await svc.mse.get(visitId, { patientId });

  const risk = { risk: { values: ['passive_si'] } };
  const patched = await svc.mse.patch(visitId, { patientId, selection: risk }, { ifVersion: read.version });
  const late = await svc.mse
    .patch(visitId, { patientId, selection: mood }, { ifVersion: read.version })
    .catch(codeOf);

  const { version } = await svc.mse.sign(visitId, {
    patientId,
    signedByName: 'Dr Ada Example',
    attestation: 'I examined the patient and reviewed this record.',
    version: patched.version,
  });
  const { diff } = await svc.mse.diff(visitId, { from: read.version, to: version });
  return `version ${version} signed, risk ${diff.riskLevel.before} to ${diff.riskLevel.after}, late patch ${String(late)}`;
}

/** The code of an error of the client; anything else is thrown on. */
export function codeOf(error: unknown): string {
  if (!isSvcError(error)) throw error;
  return error.code;
}
