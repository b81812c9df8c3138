import { describe, expect, expectTypeOf, it } from 'vitest';
import { type EventData, eventOf, type NewEvent } from './event-table.ts';
import { AnyEvent } from './events.ts';

const CONNECTED = {
  id: 'evt_1',
  object: 'event',
  apiVersion: '2026-11-20',
  createdAt: '2026-11-20T10:00:00.000Z',
  type: 'wearable.connected',
  data: { object: 'wearable_connection', id: 'wear_1', status: 'connected', patientRef: 'p' },
};

describe('an event', () => {
  it('is told apart by its type', () => {
    expect(AnyEvent.safeParse(CONNECTED).success).toBe(true);
    expect(AnyEvent.safeParse({ ...CONNECTED, type: 'mse.sealed' }).success).toBe(false);
    expect(AnyEvent.safeParse({ ...CONNECTED, type: 'wearable.mended' }).success).toBe(false);
  });

  it('carries what the table says of its type, and nothing else compiles', () => {
    expectTypeOf<NewEvent['type']>().toEqualTypeOf<AnyEvent['type']>();
    expectTypeOf<EventData<'wearable.connected'>['object']>().toEqualTypeOf<'wearable_connection'>();
    expectTypeOf<{ type: 'wearable.mended'; data: object }>().not.toExtend<NewEvent>();
    // @ts-expect-error A seal has no patient.
    eventOf('mse.sealed', CONNECTED.data);
    // @ts-expect-error A lab order is no connection.
    eventOf('lab_order.results_ready', { ...CONNECTED.data, object: 'wearable_connection' });
  });
});
