import { overwriteContent } from '@svc/store/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALM, exam, RISKY, signature } from '../test/exams.ts';
import { type Harness, type MadeKey, openHarness } from '../test/harness.ts';

const MESSAGE =
  'This record does not match its seal: the stored content is not what was written. It is not shown. Please report it with the request id.';

describe.each(['embedded', 'postgres'] as const)(
  'an exam whose content is not what was hashed, %s',
  (kind) => {
    let api: Harness;
    let mine: MadeKey;
    beforeAll(async () => {
      api = await openHarness({ database: kind });
      mine = await api.makeKey();
      await api.post('/v1/mse/visit-1', mine.key, exam(RISKY));
      await api.post('/v1/mse/visit-1/sign', mine.key, signature({ version: 1 }));
      await api.post('/v1/mse/visit-1', mine.key, exam(CALM));
      await api.post('/v1/mse/visit-2', mine.key, exam(RISKY));
      const { db } = api.database;
      await overwriteContent(db, { visitId: 'visit-1', version: 1 }, { selection: JSON.stringify(CALM) });
      await overwriteContent(db, { visitId: 'visit-2', version: 1 }, { clinician_id: 'other' });
    });
    afterAll(() => api.close());
    beforeEach(() => void api.logLines.splice(0));

    const get = (path: string) => api.get(`/v1/mse/${path}`, mine.key);

    it.each([
      ['read', () => get('visit-2')],
      ['read as a version', () => get('visit-1/versions/1')],
      ['compared', () => get('visit-1/diff?from=1&to=2')],
      ['signed', () => api.post('/v1/mse/visit-2/sign', mine.key, signature({ version: 1 }))],
      ['changed in part', () => api.patch('/v1/mse/visit-2', mine.key, exam(CALM))],
      ['written over', () => api.post('/v1/mse/visit-2', mine.key, exam(CALM))],
    ])('is not %s: a 500 of ours, logged once, without names [D:seal mismatch]', async (_, ask) => {
      const response = await ask();
      expect([response.statusCode, response.json()]).toEqual([500, { error: MESSAGE }]);
      const failures = api.logLines.filter((line) => line.includes('request_failed'));
      expect(failures.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          errorType: 'RecordMismatchError',
          organizationId: mine.organizationId,
          version: 1,
          requestId: response.headers['x-request-id'],
        }),
      ]);
      expect(failures.join()).not.toMatch(/visit-|patient-/);
    });

    it('is marked in the history, whose other versions are as they were [D:seal mismatch]', async () => {
      const response = await get('visit-1/history');
      const [second, first] = response.json().versions;
      expect(first).toEqual({
        version: 1,
        savedAt: expect.any(String),
        lines: [],
        superseded: true,
        sealMismatch: true,
      });
      expect(second).toEqual({
        version: 2,
        savedAt: expect.any(String),
        lines: expect.any(Array),
        superseded: false,
      });
      expect(second.lines.length).toBeGreaterThan(0);
    });

    it('leaves the other versions of its record readable [D:seal mismatch]', async () => {
      expect([(await get('visit-1')).statusCode, (await get('visit-1/versions/2')).statusCode]).toEqual([
        200, 200,
      ]);
    });
  },
);
