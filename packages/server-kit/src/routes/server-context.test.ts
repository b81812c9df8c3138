import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { developerEnvelope, flatErrors } from '../errors/error-envelope.ts';
import { familyOf } from './server-context.ts';

const developer = { prefix: '/', format: developerEnvelope(() => 'https://api.example.org'), headers: {} };
const records = { prefix: '/api/v1/mse', format: flatErrors, headers: { 'x-mse-api-version': '1' } };

describe('the family of a path [D:error shape by path]', () => {
  it.each([
    '/api/v1/mse',
    '/api/v1/mse/',
    '/api/v1/mse/a/history',
    '/api/v1/mse?x=1',
    '/api/v1/mse#x',
    '/api/v1/mse/:visitId',
    '/api/v1/mse/%zz',
    '/api/v1/%6Dse/a',
    '/%61pi/v1/ms%65/a?x=%20',
  ])('%s is of the record API', (path) => {
    expect(familyOf({ families: [records], developer }, path)).toBe(records);
  });

  it.each(['/', '', '/api/v1/msex', '/api/v1/ms', '/api/v1/MSE/a', '/api/v1/mse%2Fa', '/x/api/v1/mse', '*'])(
    '%s is of the developer API',
    (path) => {
      expect(familyOf({ families: [records], developer }, path)).toBe(developer);
    },
  );

  it('without families every path is of the developer API', () => {
    expect(familyOf({ developer }, '/api/v1/mse')).toBe(developer);
  });
});

describe('a flat error [2:7 flat]', () => {
  it.each([
    ['of a message', new ApiError('not_found', 'no'), 404, { error: 'no' }],
    [
      'with fields of a request',
      new ApiError('invalid_request', 'a: b', { issues: [{ path: 'a', message: 'b' }] }),
      400,
      { error: 'a: b', errors: ['a: b'] },
    ],
    [
      'with fields of a selection is 422',
      new ApiError('invalid_request', 'no', { fieldErrors: ['selection.a: b', 'selection.c: d'] }),
      422,
      { error: 'no', errors: ['selection.a: b', 'selection.c: d'] },
    ],
    [
      'of our own says nothing of its cause',
      new ApiError('server_error', 'x', { cause: 'inside' }),
      500,
      { error: 'x' },
    ],
  ])('%s', (_name, error, status, body) => {
    expect([error.status, JSON.parse(flatErrors(error, 'req_1'))]).toEqual([status, body]);
  });
});
