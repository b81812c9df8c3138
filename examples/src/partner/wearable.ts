import type { Partner } from './partner.ts';

/** A connection that waits for the patient, whose page is at `connect.url`; here it is ended before. */
export async function connectWearable({ svc, run }: Partner): Promise<string> {
  const patientRef = `wearables-${run}`;
  const connection = await svc.wearables.connect({ patientRef, providers: ['demo'] });
  const found = await svc.wearables.getConnection(connection.id);
  const ended = await svc.wearables.disconnect(connection.id);
  const page = new URL(found.connect.url).protocol;
  return `${found.status} on a page over ${page.replace(':', '')}, then ${ended.status}`;
}
