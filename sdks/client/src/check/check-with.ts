import type { AnswerCheck } from '../connection/check-answer.ts';
import type { OperationId } from '../wire/operations.ts';

/** The shape of a zod schema, without depending on zod. */
interface Schema {
  safeParse(value: unknown):
    | { readonly success: true }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
}

/** One difference from the schema. It names a place, never a value. */
export interface DriftProblem {
  readonly path: string;
  readonly message: string;
}

export interface DriftReport {
  readonly operation: OperationId;
  readonly problems: readonly DriftProblem[];
}

/**
 * Checks answers against the schemas of an endpoint table, such as `ALL_ENDPOINTS` of `@svc/contracts`: for the option
 * `check` of a client. Reports how an answer differs from its schema; the call still succeeds.
 *
 * @param onDrift called for every answer that differs
 * @example
 * ```ts
 * import { ALL_ENDPOINTS } from '@svc/contracts';
 * import { checkWith } from '@svc/client/check';
 *
 * const found: string[] = [];
 * const check = checkWith(ALL_ENDPOINTS, ({ problems }) => found.push(...problems.map(({ path }) => path)));
 * check('ping', { ok: true, data: { object: 'pong' } });
 * found; // → [ 'data.object', 'data.accountId', 'data.plan', 'data.mode', 'data.keyKind', 'data.time' ]
 * ```
 */
export function checkWith(
  endpoints: { readonly [Id in OperationId]?: { readonly response: Schema } },
  onDrift: (report: DriftReport) => void,
): AnswerCheck {
  return (operation, answer) => {
    const read = endpoints[operation]?.response.safeParse(answer);
    if (read === undefined || read.success) return;
    const problems = read.error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
    onDrift({ operation, problems });
  };
}
