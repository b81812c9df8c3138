import { type EventData, eventOf, type EventType, EVENTS, type NewEvent } from '@svc/contracts';

/** An event of a type, with what the contract shows of it and `more`. */
export function exampleEvent(type: EventType, more: object = {}): NewEvent {
  return eventOf(type, { ...EVENTS[type].example, ...more } as EventData<EventType>);
}
