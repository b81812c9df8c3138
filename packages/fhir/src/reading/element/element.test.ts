import type { Observation } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { elementsOf, isElement, type Unread } from './element.ts';

describe('an element of FHIR as it arrived', () => {
  it('has the fields that FHIR gives it and no others', () => {
    const observation: Unread<Observation> = { hasMember: 'anything' };
    expect(observation.hasMember).toBe('anything');
    // @ts-expect-error: FHIR calls it hasMember
    expect(observation.hasMembers).toBeUndefined();
  });

  it('is trusted in no field: each is tested before it is used', () => {
    const observation: Unread<Observation> = { status: 5 };
    // @ts-expect-error: nobody has looked yet whether it is a text
    expect(() => observation.status.trim()).toThrow(TypeError);
  });

  it.each([[null], [[]], ['text'], [5], [undefined]])('%j is none', (value) => {
    expect(isElement(value)).toBe(false);
    expect(elementsOf([value, { id: 'a' }])).toEqual([{ id: 'a' }]);
    expect(elementsOf(value)).toEqual([]);
  });
});
