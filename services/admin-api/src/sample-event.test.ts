import { EVENT_TYPES, EVENTS } from '@svc/contracts';
import { expect, it } from 'vitest';
import { sampleEvent } from './sample-event.ts';

it.each(EVENT_TYPES.map((type) => [type] as const))(
  'a sample of %s has the fields of a real event, in their order',
  (type) => {
    expect(Object.keys(sampleEvent(type).data)).toEqual(Object.keys(EVENTS[type].data.shape));
  },
);
