import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { hasDatabase } from './whole-folder.ts';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'svc-embedded-'));
  folder = join(dataDir, 'pg');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the folder of an embedded database', () => {
  it('is none before it was made, nor while it is empty', () => {
    expect(hasDatabase(folder)).toBe(false);
    mkdirSync(folder);
    expect(hasDatabase(folder)).toBe(false);
  });

  it.each([['PG_VERSION'], ['base'], ['global/pg_control'], ['pg_wal']])(
    'that lost its %s is not opened, and what is left stays as it is',
    async (part) => {
      await (await openEmbedded(dataDir)).close();
      expect(hasDatabase(folder)).toBe(true);
      rmSync(join(folder, part), { recursive: true });
      const left = readdirSync(folder, { recursive: true }).length;
      await expect(openEmbedded(dataDir)).rejects.toThrow(`is incomplete (${part} missing)`);
      expect([readdirSync(folder, { recursive: true }).length, existsSync(join(folder, part))]).toEqual([
        left,
        false,
      ]);
    },
  );

  it('that holds something else is not opened either', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), 'x');
    await expect(openEmbedded(dataDir)).rejects.toThrow('incomplete');
  });

  it('that is empty becomes a database', async () => {
    mkdirSync(folder);
    const { db, close } = await openEmbedded(dataDir);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
