import { AnyEvent, CONSOLE_ENDPOINTS, EVENT_TYPES, EVENTS } from '@svc/contracts';
import { expect, it } from 'vitest';
import { sampledTypes, sampleEvent } from './sample-event.ts';

const NOW = Date.UTC(2026, 10, 21);

it.each(EVENT_TYPES.map((type) => [type] as const))(
  'a sample of %s has the fields of a real event, in their order',
  (type) => {
    expect(Object.keys(sampleEvent(type).data)).toEqual(Object.keys(EVENTS[type].data.shape));
  },
);

it('there is a sample of every type, by name, and each is a valid event', () => {
  const types = sampledTypes(NOW);
  expect(types.map(({ type }) => type)).toEqual(Object.keys(EVENTS).toSorted());
  for (const { type, sample } of types)
    expect([type, AnyEvent.safeParse(sample).error]).toEqual([type, undefined]);
  expect(CONSOLE_ENDPOINTS.listEventTypes.data.parse({ types }).types).toHaveLength(types.length);
});

it('types of an organization say that they are sent to one', () => {
  const to = Object.fromEntries(sampledTypes(NOW).map(({ type, to: whom }) => [type, whom]));
  expect(to).toMatchObject({ 'mse.safety_event': 'organization', 'wearable.connected': 'account' });
});
