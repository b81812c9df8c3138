import { heldKey } from '@svc/store/test';
import {
  answerOnce,
  asOwner,
  findPatient,
  firstSignature,
  listAudit,
  listVersions,
  lockRecord,
  lockVersion,
  nextVersion,
  openDatabase,
  readRecord,
  readVersions,
  type RecordKey,
  signVersion,
  storeVersions,
} from '@svc/store';

/** What the transaction of another organization sees of a record, or does to it: names, empty when nothing. */
export async function leaksOf(url: string, victim: RecordKey): Promise<string[]> {
  const database = await openDatabase({ url, maxConnections: 2 });
  const { db } = database;
  const { visitId, patientId } = victim;
  const ownerId = 'org_of_somebody_else';
  const leaks: string[] = [];
  const look = (name: string, leaked: boolean) => {
    if (leaked) leaks.push(name);
  };
  try {
    // What the code asks for is the victim's: only the database stands in the way.
    for (const asked of [ownerId, victim.ownerId]) {
      const query = { ownerId: asked, visitId, patientId };
      await asOwner(db, ownerId, async (trx) => {
        look('findPatient', (await findPatient(trx, query)) !== 'absent');
        look('readRecord', (await readRecord(trx, { ...query, patientId: null })) !== 'absent');
        look('listVersions', (await listVersions(trx, query, { before: null, limit: 5 })).rows.length > 0);
        look('readVersions', (await readVersions(trx, query, [1])).length > 0);
        look('firstSignature', (await firstSignature(trx, { ...query, version: 1 })) !== null);
        look('listAudit', (await listAudit(trx, { ...query, limit: 5 })).entries.length > 0);
      });
    }
    const key = { ownerId, visitId, patientId };
    const actor = { keyId: 'okey_other', requestId: 'req_other', now: Date.now() };
    const found = await asOwner(db, ownerId, (trx) => lockVersion(trx, key));
    look('lockVersion', found !== null);
    await rolledBack(() =>
      asOwner(db, ownerId, async (trx) => {
        const record = await lockRecord(trx, key);
        look('lockRecord saw the version before', record.current !== null);
        const made = nextVersion(record, { actor, action: 'mse.write', ...EMPTY });
        await storeVersions(trx, key, [{ ...made, events: [] }]);
        look('nextVersion took a number of the other', made.written.version !== 1);
        const locked = await lockVersion(trx, key);
        if (locked !== null) await signVersion(trx, locked, { actor, attestation: ATTESTATION });
        const own = await readRecord(trx, { ownerId, visitId, patientId });
        look('a record of both', own === 'ambiguous');
        throw new RolledBack();
      }),
    );
    const once = { scope: ['POST', `/v1/mse/${visitId}`, 'key-of-the-victim'] as const, body: 'x' };
    const held = await heldKey({ db }, ownerId);
    const kept = await answerOnce(db, { key: held, request: once, clock: Date.now }, async () => ({
      status: 200,
      text: 'own',
    }));
    look('a kept answer of the other', kept.text !== 'own');
    return [...new Set(leaks)];
  } finally {
    await database.close();
  }
}

const EMPTY = { selection: '{}', clinicianId: null, flagged: false, riskLowered: false };

const ATTESTATION = {
  signedByName: 'Dr. Other',
  credential: null,
  license: null,
  organization: null,
  timezone: null,
  attestation: 'none',
};

class RolledBack extends Error {}

async function rolledBack(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}
