import { ERROR_CODES, ERRORS } from '@svc/contracts';
import { InvalidInputError } from '@svc/store';
import { describe, expect, it } from 'vitest';
import { ApiError, invalidFields } from '../errors/api-error.ts';
import { developerEnvelope } from '../errors/error-envelope.ts';
import { toApiError } from './to-api-error.ts';

describe('anything thrown becomes an ApiError', () => {
  it('which keeps an ApiError as it is', () => {
    const error = new ApiError('conflict', 'taken');
    expect(toApiError(error)).toBe(error);
  });

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'payload_too_large'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
    ['FST_ERR_MAX_PARAM_LENGTH', 'invalid_request'],
    ['FST_ERR_BAD_URL', 'not_found'],
    ['ECONNREFUSED', 'service_unavailable'],
    ['08006', 'service_unavailable'],
    ['57P01', 'service_unavailable'],
    ['57014', 'service_unavailable'],
    ['53300', 'service_unavailable'],
    ['23505', 'server_error'],
    ['22P02', 'server_error'],
    ['anything', 'server_error'],
  ])('code %s: %s', (code, expected) => {
    expect(toApiError(Object.assign(new Error('inside'), { code })).code).toBe(expected);
  });

  it.each([[undefined], [null], ['text'], [42], [{}], [new Error('inside')]])(
    '%s: server_error',
    (thrown) => {
      expect(toApiError(thrown).code).toBe('server_error');
      // A cause is what makes it logged.
      expect(toApiError(thrown).cause).toBeDefined();
    },
  );

  it('says nothing about the inside of an unexpected error', () => {
    const error = toApiError(new Error('password=hunter2 at 10.0.0.1'));
    expect(developerEnvelope(() => 'https://x')(error, 'req_1')).not.toMatch(/hunter2|10\.0\.0\.1/);
  });

  it('passes on what the store says to the person who asked [1:7 invalid_request]', () => {
    expect(toApiError(new InvalidInputError('"*" is not an origin'))).toMatchObject({
      code: 'invalid_request',
      message: '"*" is not an origin',
    });
  });
});

describe('the developer envelope [D:error shape by path]', () => {
  it.each(ERROR_CODES.map((code) => [code] as const))(
    'of %s carries status, code and the link to its page',
    (code) => {
      const error = new ApiError(code, 'why');
      expect(error.status).toBe(ERRORS[code].status);
      expect(JSON.parse(developerEnvelope(() => 'https://api.example.org')(error, 'req_1'))).toEqual({
        ok: false,
        requestId: 'req_1',
        error: { code, message: 'why', docs: `https://api.example.org/docs/errors/${code}` },
      });
    },
  );

  it('names each invalid field once, and at most a hundred', () => {
    const issue = (field: string) => ({ path: [field], message: 'bad', code: 'custom' as const });
    expect(
      invalidFields([issue('a'), issue('a'), issue('b')] as never).issues?.map(({ path }) => path),
    ).toEqual(['a', 'b']);
    const many = Array.from({ length: 1000 }, (_, index) => issue(`f${index}`));
    expect(invalidFields(many as never).issues).toHaveLength(100);
  });
});
