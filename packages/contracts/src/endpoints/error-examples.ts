import { ERROR_CODES, ERRORS } from '../errors/errors.ts';

const REQUEST_ID = 'req_8f14e45fceea167a5a36dedd';

/** What the 400 names, as an example. */
const ISSUE = { path: 'assessments[0].score', message: 'must be a number, not a text' };

/** An answer for each code of the envelope. */
export const ERROR_EXAMPLES: Readonly<Record<string, { readonly value: object }>> = Object.fromEntries(
  ERROR_CODES.map((code) => [
    code,
    {
      value: {
        ok: false,
        requestId: REQUEST_ID,
        error: {
          code,
          message: code === 'invalid_request' ? `${ISSUE.path}: ${ISSUE.message}` : ERRORS[code].meaning,
          docs: `/docs/errors/${code}`,
          ...(code === 'invalid_request' ? { issues: [ISSUE] } : {}),
        },
      },
    },
  ]),
);
