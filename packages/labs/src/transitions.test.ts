import { LAB_ORDER_STATUSES } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { allowedTransitions, usualPath } from './transitions.ts';

describe('the states of a lab order', () => {
  it.each([
    ['2:3 requested to authorized', 'requested', 'authorized'],
    ['2:3 authorized to scheduled', 'authorized', 'scheduled'],
    ['2:3 scheduled to collected', 'scheduled', 'collected'],
    ['2:3 collected to resulted', 'collected', 'resulted'],
    ['2:3 resulted to completed', 'resulted', 'completed'],
    ['D:lab statuses: transport', 'collected', 'in_transit'],
    ['D:lab statuses: transport', 'in_transit', 'processing'],
    ['D:lab statuses: transport', 'processing', 'resulted'],
  ] as const)('[%s] %s may go to %s', (_, from, to) => {
    expect(allowedTransitions(from)).toContain(to);
  });

  it.each(['requested', 'authorized', 'scheduled', 'collected', 'in_transit', 'processing'] as const)(
    '%s may be cancelled or fail [D:lab statuses: cancelled and failed]',
    (from) => {
      expect(allowedTransitions(from)).toEqual(expect.arrayContaining(['cancelled', 'failed']));
    },
  );

  it('an order with results no longer fails [D:lab statuses: cancelled and failed]', () => {
    expect(allowedTransitions('resulted')).toEqual(['completed']);
  });

  it.each(['completed', 'cancelled', 'failed'] as const)('%s is the end', (from) => {
    expect(allowedTransitions(from)).toEqual([]);
  });

  it('allows 20 moves of 100, and none to the status an order has', () => {
    const moves = LAB_ORDER_STATUSES.flatMap((from) => allowedTransitions(from).map((to) => [from, to]));
    expect(moves).toHaveLength(20);
    expect(moves.filter(([from, to]) => from === to)).toEqual([]);
  });

  it.each([
    [
      'requested',
      'resulted',
      ['authorized', 'scheduled', 'collected', 'in_transit', 'processing', 'resulted'],
    ],
    ['processing', 'completed', ['resulted', 'completed']],
    ['resulted', 'resulted', []],
    ['completed', 'resulted', undefined],
    ['failed', 'resulted', undefined],
  ] as const)('the usual way from %s to %s', (from, to, path) => {
    expect(usualPath(from, to)).toEqual(path);
  });
});
