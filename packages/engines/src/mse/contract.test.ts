import {
  CssrsAnswers,
  FlatError,
  MseHistory,
  MsePatchRequest,
  MsePatchResponse,
  MseSelection,
  MseSelectionEntry,
  MseSignRequest,
  MseSignResponse,
  MseWriteRequest,
  MseWriteResponse,
} from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { assessMseRisk } from './assess-risk.ts';

const risk = assessMseRisk({});
const selection = { mood: { values: ['depressed'] } };
const signature = { patientId: 'p', signedByName: 'A. Doctor', attestation: 'I examined the patient.' };

describe('requests [2:4.1]', () => {
  it.each<[string, z.ZodType, unknown, boolean]>([
    ['a write', MseWriteRequest, { patientId: 'p', selection }, true],
    ['a write of an empty exam', MseWriteRequest, { patientId: 'p', selection: {} }, true],
    ['a write with clinician', MseWriteRequest, { patientId: 'p', selection, clinicianId: 'c' }, true],
    ['a write without patient', MseWriteRequest, { selection }, false],
    ['a write with an empty patient', MseWriteRequest, { patientId: '', selection }, false],
    ['256 characters of patient', MseWriteRequest, { patientId: 'x'.repeat(256), selection }, true],
    ['257 characters of patient', MseWriteRequest, { patientId: 'x'.repeat(257), selection }, false],
    ['a write without selection', MseWriteRequest, { patientId: 'p' }, false],
    ['a selection that is a list', MseWriteRequest, { patientId: 'p', selection: [] }, false],
    ['a patch', MsePatchRequest, { patientId: 'p', selection }, true],
    ['a patch without a domain', MsePatchRequest, { patientId: 'p', selection: {} }, false],
    ['a signature', MseSignRequest, signature, true],
    ['a signature of a version', MseSignRequest, { ...signature, version: 1 }, true],
    ['a signature of version 0', MseSignRequest, { ...signature, version: 0 }, false],
    ['a signature of half a version', MseSignRequest, { ...signature, version: 1.5 }, false],
    ['a signature without patient', MseSignRequest, { ...signature, patientId: undefined }, false],
    ['a signature without name', MseSignRequest, { ...signature, signedByName: undefined }, false],
    ['a signature with an empty name', MseSignRequest, { ...signature, signedByName: '' }, false],
    ['a signature without attestation', MseSignRequest, { ...signature, attestation: undefined }, false],
    [
      'a signature with everything',
      MseSignRequest,
      { ...signature, credential: 'MD', license: '1', organization: 'o', timezone: 'Europe/Berlin' },
      true,
    ],
  ])('%s is accepted: %4$s', (_, schema, body, accepted) => {
    expect(schema.safeParse(body).success).toBe(accepted);
  });
});

describe('answers [2:4.1]', () => {
  it.each<[string, z.ZodType, object]>([
    ['a write', MseWriteResponse, { ok: true, version: 1, risk }],
    ['a write with warnings', MseWriteResponse, { ok: true, version: 2, risk, warnings: ['x'] }],
    ['a flagged write', MseWriteResponse, { ok: true, version: 2, risk: { ...risk, safetyEventId: 'evt' } }],
    ['a patch', MsePatchResponse, { ok: true, version: 2, risk, patchedDomains: ['mood'] }],
    ['a signature', MseSignResponse, { ok: true, signatureId: 's', version: 2, contentHash: 'h' }],
    [
      'a history',
      MseHistory,
      {
        visitId: 'v',
        versions: [{ version: 1, savedAt: '2026-01-01T00:00:00.000Z', lines: [], superseded: false }],
        hasMore: false,
        nextCursor: null,
      },
    ],
    ['an error', FlatError, { error: 'x', errors: ['selection.mood: x'] }],
  ])('%s fits, and a field more is kept', (_, schema, answer) => {
    expect(schema.parse({ ...answer, later: 1 })).toEqual({ ...answer, later: 1 });
  });
});

it('a schema reads the same in requests and in answers, so both can share its name [2:2.3]', () => {
  const shared = [MseSelection, MseSelectionEntry, CssrsAnswers];
  for (const schema of shared) {
    expect(z.toJSONSchema(schema, { io: 'input' })).toEqual(z.toJSONSchema(schema, { io: 'output' }));
  }
});
