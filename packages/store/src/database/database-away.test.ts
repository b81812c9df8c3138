import { expect, it } from 'vitest';
import { isDatabaseUnreachable } from './database-problem.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [withCode('ECONNREFUSED'), true],
  [withCode('57P01'), true],
  [withCode('53300'), true],
  [withCode('08006'), true],
  [withCode('57014'), true],
  [withCode('55P03'), true],
  [withCode('25006'), true],
  [withCode('28P01'), true],
  [withCode('3D000'), true],
  [withCode('23505'), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('Client was closed and is not queryable'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('the caller wrote: Connection terminated'), false],
  [Object.assign(new Error('Connection terminated'), { code: '23505' }), false],
  ['Connection terminated', false],
  [null, false],
])('%s: unreachable %s', (thrown, unreachable) => {
  expect(isDatabaseUnreachable(thrown)).toBe(unreachable);
});
