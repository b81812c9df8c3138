import { inParallel, createClient } from '../../support/call.ts';
import { adminCall } from '../../support/admin-client.ts';
import type { Faults } from '../../support/faults.ts';
import { say } from '../../support/say.ts';
import { isRead, verdictOf } from './acknowledged.ts';
import { until } from './listening.ts';
import type { Load } from './load/load.ts';
import type { Sender } from './sender.ts';
import type { World } from './world.ts';

const WIDTH = 4;
const LAST_EVENTS_MS = 60_000;

/** Contents of which one was written by more than one try of the same request, as SQL that counts them. */
const TWICE = {
  exams: `select count(*) from (
    select 1 from mse_content where visit_id like 'visit-%'
    group by visit_id, selection having count(*) > 1) as twice`,
  orders: `select count(*) from (select 1 from lab_order group by note having count(*) > 1) as twice`,
  connections: `select count(*) from (
    select 1 from wearable_connection group by patient_ref having count(*) > 1) as twice`,
} as const;

/** Reads back all that was acknowledged, waits for its events, verifies the records. */
export async function checkAll(
  world: World,
  { front, load, faults }: { front: Sender; load: Load; faults: Faults },
): Promise<Record<string, number>> {
  const { receiver, databases, apis, keys } = world;
  const seen = { there: 0, lost: 0, wrong: 0, unread: 0 };
  await inParallel(load.acknowledged, WIDTH, async (one) => {
    const verdict = verdictOf(one, await front.ask({ ...one.asked, isGood: isRead }));
    seen[verdict] += 1;
    if (verdict !== 'there') faults.add(verdict, one.what);
  });
  say(`${load.acknowledged.length} acknowledged: ${JSON.stringify(seen)}`);

  const missing = () => [...load.events.keys()].filter((key) => !receiver.cameAt.has(key));
  await until('every event is delivered', async () => missing().length === 0, LAST_EVENTS_MS).catch(() => {});
  for (const key of missing()) faults.add('event not delivered', key);

  let twice = 0;
  for (const [what, statement] of Object.entries(TWICE)) {
    const count = Number(await databases.ask(statement, 'svc'));
    twice += count;
    if (count > 0) faults.add('written twice', `${count} ${what}`);
  }

  const client = createClient(1);
  const { versions, damages } = await adminCall(client, apis[0].port, keys.adminToken)<Verdict>(
    'POST',
    '/mse/verify',
    { organizationId: keys.organizationId },
  );
  client.close();
  for (const { where, problem } of damages) faults.add('damage', `${where}: ${problem}`);
  return {
    'writes acknowledged': load.acknowledged.length,
    'of them lost': seen.lost,
    'of them with other content': seen.wrong,
    'written twice': twice,
    'exam versions stored, all verified': versions,
    'events of acknowledged writes': load.events.size,
    'of them not delivered': missing().length,
    'delivered again': receiver.again(),
  };
}

interface Verdict {
  readonly versions: number;
  readonly damages: readonly { where: string; problem: string }[];
}
