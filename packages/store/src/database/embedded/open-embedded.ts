import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { Database } from '../database.ts';
import { GuardedKysely, TransactionGuard } from '../transaction-guard.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { OneSessionAdapter, OneSessionDriver } from './one-session-driver.ts';
import { copyTemplate, preparedTemplate } from './template.ts';
import { hasDatabase } from './whole-folder.ts';

const CONNECTION_WAIT_MS = 5_000;

const PARSERS = { [types.INT8]: Number, [types.DATE]: (text: string) => text };

/** Opens the embedded database in a folder, or in memory. Throws when another process holds the folder. */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  const lock = dataDir === undefined ? undefined : lockFolder(dataDir);
  try {
    const pglite = await startPglite(dataDir);
    return embeddedDatabase(pglite, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function startPglite(dataDir?: string): Promise<PGlite> {
  if (dataDir === undefined) return PGlite.create({ parsers: PARSERS });
  const folder = join(dataDir, 'pg');
  const template = hasDatabase(folder) ? undefined : preparedTemplate();
  if (template) copyTemplate(template, folder);
  return PGlite.create(folder, { parsers: PARSERS });
}

function embeddedDatabase(pglite: PGlite, lock: FolderLock | undefined): Database {
  const guard = new TransactionGuard();
  const db = new GuardedKysely({ dialect: new OneSessionDialect(pglite, guard) }, guard);
  return {
    db,
    kind: 'embedded',
    isPooled: false,
    listen: (channel, onNotify) => pglite.listen(channel, onNotify).then((unlisten) => () => unlisten()),
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      lock?.release();
    },
  };
}

class OneSessionDialect extends PGliteDialect {
  readonly #driver: OneSessionDriver;

  constructor(pglite: PGlite, guard: TransactionGuard) {
    super({ pglite });
    this.#driver = new OneSessionDriver({ pglite }, guard, CONNECTION_WAIT_MS);
  }

  override createDriver(): OneSessionDriver {
    return this.#driver;
  }

  override createAdapter(): OneSessionAdapter {
    return new OneSessionAdapter();
  }
}
