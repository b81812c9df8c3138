import { randomUUID } from 'node:crypto';
import { type AnswerInBytes, bearer } from '../../../support/call.ts';
import type { Dice } from '../../../support/dice.ts';
import type { Faults } from '../../../support/faults.ts';
import type { Credentials } from '../../../support/server-process.ts';
import type { Acknowledged } from '../acknowledged.ts';
import type { Sender } from '../sender.ts';

/** Whom everything is about, where it matters to nobody. */
export const PATIENT = 'patient-1';

export interface LoadKeys extends Credentials {
  readonly patient: { readonly cookie: string };
}

/** What a piece of work needs, and where it writes down what it was told. */
export interface WorkContext {
  readonly front: Sender;
  readonly keys: LoadKeys;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly acknowledged: Acknowledged[];
  /** When the service said that something happened of which an event tells. */
  readonly events: Map<string, number>;
  /** One more each time. */
  nextNumber(): number;
}

/** A kind of work, once. */
export type Work = () => Promise<void>;

/** A write of its own key: sent again, it is done once. */
export function posting(key: string, body: object) {
  return {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
}

export function dataOf<Data>({ text }: AnswerInBytes): Data {
  return (JSON.parse(text) as { data: Data }).data;
}
