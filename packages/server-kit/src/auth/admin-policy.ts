import { createHash, timingSafeEqual } from 'node:crypto';
import { type AddressLimiter, LruMap } from '@svc/store';
import { ApiError } from '../errors/api-error.ts';
import { bearerToken } from './bearer.ts';
import { markAuthenticated } from '../limits/connection-limits.ts';
import type { Policy } from './policy.ts';
import { refuseGuess } from './key-refusals.ts';

const KNOWN_ADDRESSES = 1_000;

/**
 * The policy of the admin API: one token for the operator. Without a token the routes do not exist. An address with no
 * guess left is refused whatever it sends, unless the right token came from it before.
 */
export function adminPolicy(token: string | null, guesses: AddressLimiter): Policy {
  const expected = token === null ? null : digest(token);
  const known = new LruMap<string, true>(KNOWN_ADDRESSES);
  return () => (request, reply, done) => {
    if (expected === null) {
      done(new ApiError('not_found', 'There is no such path.'));
      return;
    }
    const sent = bearerToken(request.headers.authorization);
    if (sent === null)
      done(
        new ApiError('unauthorized', 'Send the admin token in the header "Authorization: Bearer <token>".'),
      );
    else if (known.get(request.ip) === undefined && !guesses.peek(request.ip).allowed)
      refuseGuess({ unauthenticated: guesses }, request, reply, done);
    else if (!timingSafeEqual(digest(sent), expected)) {
      guesses.take(request.ip);
      done(new ApiError('invalid_token', 'The admin token is not valid.'));
    } else {
      known.set(request.ip, true);
      markAuthenticated(request.raw.socket);
      done();
    }
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
