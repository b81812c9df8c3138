import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertOwnBlobs, type BlobStore, openBlobStore } from '@svc/server-kit';
import { announceBlob, doomBlob, looseBlobs } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { removeLooseBlobs } from '@svc/worker';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBlobs } from '../../admin-api/src/doctor.ts';
import { readConfig } from './config/read-config.ts';
import { serve } from './serve.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'svc-own-blobs-'));
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const storeAt = (name: string) => openBlobStore({ kind: 'folder', folder: join(folder, name) });
/** A process with its store. */
const processWith = (blobs: BlobStore) => ({ database: test.database, blobs });
const nameOf = (name: string) => readFileSync(join(folder, name, 'store-id'), 'utf8').trim();

describe('processes that share a database', () => {
  it('start with one blob store, by whatever process it was found first', async () => {
    const all = Array.from({ length: 8 }, () => assertOwnBlobs(processWith(storeAt('shared'))));
    await Promise.all(all);
    expect(nameOf('shared')).toMatch(/^[\da-f-]{36}$/);
  });

  it('are refused with another store, and told the file that makes a moved one known', async () => {
    await assertOwnBlobs(processWith(storeAt('shared')));
    const other = processWith(storeAt('other'));
    await expect(assertOwnBlobs(other)).rejects.toMatchObject({
      code: 'service_unavailable',
      message: expect.stringMatching(new RegExp(`same SVC_BLOB_URL.*"store-id".*${nameOf('shared')}`)),
    });
    expect(await checkBlobs(other)).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining('SVC_BLOB_URL'),
    });
    await other.blobs.put('store-id', Buffer.from(`${nameOf('shared')}\r\n`), 'text/plain');
    await assertOwnBlobs(other);
  });

  const startWithOther = async (env: Readonly<Record<string, string>>, notices: string[] = []) => {
    await assertOwnBlobs(processWith(storeAt('shared')));
    return serve({
      config: readConfig({
        PORT: '0',
        DATABASE_URL: 'url' in test.options ? test.options.url : '',
        SVC_DATA_DIR: join(folder, 'own'),
        SVC_SECRET: randomBytes(32).toString('hex'),
        ...env,
      }),
      clock: () => NOW,
      print: () => {},
      notice: (text) => void notices.push(text),
    });
  };

  it('do not start with another store in production', async () => {
    const production = { NODE_ENV: 'production', SVC_PUBLIC_URL: 'https://api.example.org' };
    await expect(startWithOther(production)).rejects.toThrow(/same SVC_BLOB_URL/);
  });

  it('start with another store in development, and say so', async () => {
    const notices: string[] = [];
    await (await startWithOther({}, notices)).stop('SIGTERM');
    expect(notices).toContainEqual(expect.stringMatching(/same SVC_BLOB_URL/));
  });

  it('erase every picture they can when one of them cannot be removed, and say so', async () => {
    const own = processWith(storeAt('shared'));
    const keys = ['retina/a-1', 'retina/a-2', 'retina/a-3'];
    for (const key of keys) {
      await announceBlob(test.database.db, { ownerId: 'acct_a', key });
      await own.blobs.put(key, Buffer.from('a picture'), 'image/jpeg');
      await doomBlob(test.database.db, { ownerId: 'acct_a', key });
    }
    const [first = { key: '' }] = await looseBlobs(test.database.db);
    const held = {
      ...own.blobs,
      delete: (key: string) =>
        key === first.key ? Promise.reject(new Error('held')) : own.blobs.delete(key),
    };
    await expect(removeLooseBlobs(processWith(held))).rejects.toThrow('held');
    expect(await looseBlobs(test.database.db)).toEqual([first]);
    expect(keys.filter((key) => existsSync(join(folder, 'shared', key)))).toEqual([first.key]);
  });

  it('try every loose picture once a run, however many before it cannot be removed', async () => {
    const own = processWith(storeAt('shared'));
    const keyOf = (i: number) => `retina/${String(i).padStart(3, '0')}`;
    const keys = Array.from({ length: 205 }, (_, i) => keyOf(i));
    for (const key of keys) await doomBlob(test.database.db, { ownerId: 'acct_a', key });
    const tried: string[] = [];
    const held = {
      ...own.blobs,
      async delete(key: string) {
        tried.push(key);
        if (key < keyOf(200)) throw new Error('held');
      },
    };
    await expect(removeLooseBlobs(processWith(held))).rejects.toThrow('held');
    expect(tried).toEqual(keys);
    const left = await sql<{ left: number }>`select count(*)::int as left from stored_blob`.execute(
      test.database.db,
    );
    expect(left.rows).toEqual([{ left: 200 }]);
  });

  it('leave a picture that is kept after it was found loose', async () => {
    const { db } = test.database;
    const own = processWith(storeAt('shared'));
    for (const key of ['retina/a-1', 'retina/a-2']) {
      await announceBlob(db, { ownerId: 'acct_a', key });
      await own.blobs.put(key, Buffer.from('a picture'), 'image/jpeg');
    }
    await sql`update stored_blob set created_at = created_at - interval '1 hour'`.execute(db);
    const slow = {
      ...own.blobs,
      async delete(key: string) {
        await sql`update stored_blob set state = 'kept' where key = 'retina/a-2'`.execute(db);
        await own.blobs.delete(key);
      },
    };
    await removeLooseBlobs(processWith(slow));
    const isThere = (key: string) => existsSync(join(folder, 'shared', key));
    expect([isThere('retina/a-1'), isThere('retina/a-2')]).toEqual([false, true]);
  });

  it('erase no picture that is out of reach: it stays due until a process that reaches it comes', async () => {
    const own = processWith(storeAt('shared'));
    const blob = { ownerId: 'acct_a', key: 'retina/a-1' };
    await announceBlob(test.database.db, { ...blob });
    await own.blobs.put(blob.key, Buffer.from('a picture'), 'image/jpeg');
    await assertOwnBlobs(own);
    await doomBlob(test.database.db, blob);
    await expect(removeLooseBlobs(processWith(storeAt('other')))).rejects.toThrow(/SVC_BLOB_URL/);
    expect(await looseBlobs(test.database.db)).toEqual([blob]);
    await removeLooseBlobs(own);
    expect([await looseBlobs(test.database.db), existsSync(join(folder, 'shared/retina/a-1'))]).toEqual([
      [],
      false,
    ]);
  });

  it('start while the store does not answer, since pictures alone wait for it', async () => {
    const lines: string[] = [];
    const serving = await serve({
      config: readConfig({
        PORT: '0',
        DATABASE_URL: 'url' in test.options ? test.options.url : '',
        SVC_DATA_DIR: join(folder, 'own'),
        SVC_BLOB_URL: 'file:///dev/null/blobs',
        SVC_SECRET: randomBytes(32).toString('hex'),
      }),
      clock: () => NOW,
      print: (line) => void lines.push(line),
      notice: () => {},
    });
    await serving.stop('the end of the test');
    expect(lines.join('')).toContain('blob_store_unreachable');
  });
});
