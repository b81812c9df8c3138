import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';
import { bearerToken } from './bearer.ts';
import type { Guards } from './guard.ts';

/** The guard of the admin API: one token for the operator. Without a token the routes do not exist. */
export function adminGuard(token: string | null): Guards['admin'] {
  const expected = token === null ? null : digest(token);
  return () => (request, _reply, done) => {
    if (expected === null) {
      done(new ApiError('not_found', 'There is no such path.'));
      return;
    }
    const sent = bearerToken(request.headers.authorization);
    if (sent === null)
      done(
        new ApiError('unauthorized', 'Send the admin token in the header "Authorization: Bearer <token>".'),
      );
    else if (!timingSafeEqual(digest(sent), expected))
      done(new ApiError('invalid_token', 'The admin token is not valid.'));
    else done();
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
