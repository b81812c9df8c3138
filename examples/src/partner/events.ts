import { labPatient } from './lab-order.ts';
import type { Partner } from './partner.ts';

/** Reads the stream in two sittings: the second goes on at the cursor that the first one kept. */
export async function readEvents(partner: Partner): Promise<string> {
  const { svc } = partner;
  const patientRef = labPatient(partner);
  const numbers: number[] = [];
  const seen: string[] = [];
  let cursor: string | undefined; // from your database
  for (const most of [1, Infinity]) {
    let pages = 0;
    for await (const { events, nextCursor } of svc.events.list({ cursor, limit: 3 }).pages()) {
      for (const { sequence, type, data } of events) {
        numbers.push(sequence ?? 0);
        if (data.patientRef === patientRef) seen.push(type);
      }
      cursor = nextCursor; // into your database
      if (++pages >= most) break;
    }
  }
  const isWhole = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return `${isWhole ? 'without a gap' : 'with a gap'}: ${[...new Set(seen)].sort().join(', ')}`;
}
