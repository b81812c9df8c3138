import { describe, expect, it } from 'vitest';
import { adminPolicy } from '../../src/auth/admin-policy.ts';
import { ApiError, invalidFields, unavailable } from '../../src/errors/api-error.ts';
import { invalidBody, parseJsonBody } from '../../src/body/json-body.ts';
import { toApiError } from '../../src/server/to-api-error.ts';

/** What `run` throws. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const ofFastify = (code: string) => toApiError(Object.assign(new Error('inside'), { code }));

describe('the code of each error', () => {
  it.each<[string, string, () => unknown]>([
    ['1:7 invalid_request', 'a field that is wrong', () => invalidFields([{ path: ['a'], message: 'x' }])],
    ['1:7 invalid_request', 'a body that cannot be read', () => invalidBody('x', 'y')],
    ['1:7 invalid_request', 'a NUL in a body', () => thrownBy(() => parseJsonBody(Buffer.from('"\\u0000"')))],
    ['1:7 invalid_request', 'no JSON', () => thrownBy(() => parseJsonBody(Buffer.from('{')))],
    ['1:7 invalid_request', 'an id that is too long', () => ofFastify('FST_ERR_MAX_PARAM_LENGTH')],
    ['1:7 service_unavailable', 'something away', () => unavailable('x')],
    ['1:7 service_unavailable', 'a database away', () => ofFastify('ECONNREFUSED')],
    ['1:7 server_error', 'anything else', () => ofFastify('anything')],
    ['D:error codes added: not_found', 'a path that is no path', () => ofFastify('FST_ERR_BAD_URL')],
    [
      'D:error codes added: unsupported_media_type',
      'a type that is not JSON',
      () => ofFastify('FST_ERR_CTP_INVALID_MEDIA_TYPE'),
    ],
    [
      'D:error codes added: unsupported_media_type',
      'no type at all',
      () => ofFastify('FST_ERR_ROUTE_MISSING_CONTENT_TYPE'),
    ],
    [
      'D:error codes added: payload_too_large',
      'a body too large',
      () => ofFastify('FST_ERR_CTP_BODY_TOO_LARGE'),
    ],
  ])('[%s] %s', (id, _, make) => {
    const error = make();
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).code).toBe(id.split(' ').at(-1));
  });

  it('of the admin API without a token is not_found: there is none', () => {
    let answered: Error | undefined;
    const route = { policy: 'admin', pattern: '/admin', methods: ['GET'], endpoint: undefined } as const;
    adminPolicy(null, {} as never)(route)({} as never, {} as never, (error) => void (answered = error));
    expect((answered as ApiError).code).toBe('not_found');
  });
});
