import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBlobStore } from '@svc/server-kit';
import { createTestDatabase } from '@svc/store/test';
import { describe, expect, it } from 'vitest';
import { checkBlobs, checkModel } from './doctor.ts';

const remote = {
  kind: 'openai-compatible',
  url: 'http://127.0.0.1:11434/v1',
  name: 'small',
  key: 'a secret',
} as const;

describe('the doctor on what is set up beside the database', () => {
  it.each([
    ['none', 'none: reasoning is null, and agents answer 503'],
    ['builtin', 'builtin: narratives come from sentence templates'],
    [
      remote,
      'openai-compatible small at http://127.0.0.1:11434, not asked now: it words agents and narratives; when it fails, reasoning is null and agents answer 503',
    ],
    [
      { ...remote, kind: 'anthropic', url: null },
      'anthropic small at its provider, not asked now: it words agents and narratives; when it fails, reasoning is null and agents answer 503',
    ],
  ] as const)('says what the model %o does', (model, detail) => {
    expect(checkModel({ model })).toEqual({ name: 'model', status: 'ok', detail });
  });

  it.each([
    ['a folder that can be written', '', 'ok'],
    ['a folder that cannot be made', '/dev/null/blobs', 'fail'],
  ])('puts, reads and removes a probe in %s', async (_name, folder, status) => {
    const place = folder === '' ? mkdtempSync(join(tmpdir(), 'svc-blobs-')) : folder;
    const { database, close } = await createTestDatabase();
    const check = await checkBlobs({ database, blobs: openBlobStore({ kind: 'folder', folder: place }) });
    await close();
    expect(check).toMatchObject({ name: 'files', status });
    if (folder === '') rmSync(place, { recursive: true });
  });
});
