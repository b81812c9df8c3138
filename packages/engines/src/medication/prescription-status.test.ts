import { describe, expect, it } from 'vitest';
import { activityOf } from './prescription-status.ts';

describe('activityOf', () => {
  it.each([
    ['active', 'active'],
    ['ACTIVE', 'active'],
    ['  Active ', 'active'],
    ['current', 'active'],
    ['Ongoing', 'active'],
    ['taking', 'active'],
    ['currently_taking', 'active'],
    ['discontinued', 'inactive'],
    ['Stopped', 'inactive'],
    ['completed', 'inactive'],
    ['cancelled', 'inactive'],
    ['canceled', 'inactive'],
    ['on-hold', 'inactive'],
    ['entered-in-error', 'inactive'],
    ['not-taken', 'inactive'],
    ['draft', 'inactive'],
    ['inactive', 'inactive'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    ['activ', 'unknown'],
    ['not active', 'inactive'],
    ['active '.repeat(1000), 'unknown'],
  ])('reads %j as %s', (status, activity) => {
    expect(activityOf(status)).toBe(activity);
  });
});
