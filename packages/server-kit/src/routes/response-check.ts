import type { Endpoint } from '@svc/contracts';
import { compiled } from './compiled.ts';

/** Throws when an answer does not fit the schema of its endpoint: a 500 is better than wrong data. */
export type ResponseCheck = (endpoint: Pick<Endpoint, 'id' | 'response'>, answer: unknown) => void;

/** An answer that does not fit its schema. Carries field names only. */
class ResponseMismatchError extends Error {
  override readonly name = 'ResponseMismatchError';
  readonly code = 'RESPONSE_MISMATCH';
}

/** Checks one in `every` answers: all of them (1) in tests and development, fewer in production. */
export function createResponseCheck(every: number): ResponseCheck {
  let sinceLast = 0;
  return (endpoint, answer) => {
    sinceLast += 1;
    if (sinceLast < every) return;
    sinceLast = 0;
    const checked = compiled(endpoint.response).safeParse(answer);
    if (checked.success) return;
    const paths = checked.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new ResponseMismatchError(`the answer of ${endpoint.id} does not fit its schema at: ${paths}`);
  };
}
