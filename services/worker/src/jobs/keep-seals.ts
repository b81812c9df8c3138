import { listAccounts, listOrganizations, listSealsAfter, OPERATOR } from '@svc/store';
import type { WorkerDeps } from '../deps.ts';
import type { Job } from './every.ts';
import { openSealFile, type SealFile } from './seal-file.ts';

const EVERY_MS = 60_000;
const PAGE = 500;

/**
 * Copies every seal to a file outside the database. Where to go on is what the file holds, so a seal that could not be
 * written is written by a later run, by this process or the next one.
 */
export function keepSeals({ database: { db } }: Pick<WorkerDeps, 'database'>, path: string): Job {
  let file: SealFile | undefined;
  return {
    name: 'mse_seal_file',
    everyMs: EVERY_MS,
    async run() {
      file ??= await openSealFile(path);
      const owners = [...(await listOrganizations(db)), ...(await listAccounts(db)), { id: OPERATOR }];
      for (const { id } of owners) {
        for (let full = true; full; ) {
          const seals = await listSealsAfter(db, id, file.newestOf(id), PAGE);
          await file.append(seals);
          full = seals.length === PAGE;
        }
      }
    },
  };
}
