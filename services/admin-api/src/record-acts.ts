import { createHash } from 'node:crypto';
import { ADMIN_PREFIX, AdminReason, MOST_REASON_CHARACTERS } from '@svc/contracts';
import { ApiError } from '@svc/server-kit';
import { beginAct, patientHash, settleAct } from '@svc/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminApiDeps } from './deps.ts';

/** Says why a call is made where its body has no `reason`: percent-encoded UTF-8. */
const REASON_HEADER = 'x-svc-reason';
/** Ids as callers and we make them; anything else is no target and is not kept. */
const ID = /^[\x21-\x7e]{1,256}$/;
/** Ids that are owners themselves. */
const OWNER = /^(?:acct|org)_/;
const FINGERPRINT_DIGITS = 12;

/** What one call of the admin API is written down with. */
interface Act {
  readonly id: string;
  readonly operator: string;
  readonly reason: string | null;
  ownerId: string | null;
  target: string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why calls of this admin route leave no record. */
    unrecorded?: string;
  }
  interface FastifyRequest {
    /** Null on routes that leave no record. */
    act: Act | null;
  }
}

/** Names an admin token in records: enough to tell tokens apart, nothing to sign in with. */
export function operatorName(adminToken: string): string {
  const digest = createHash('sha256').update(`svc admin token\n${adminToken}`).digest('hex');
  return `token-${digest.slice(0, FINGERPRINT_DIGITS)}`;
}

/**
 * Every call of a route of `app` is written down before its handler runs, and completed before its answer leaves. What
 * cannot be written down is not done: the answer is an error then. A row without a status is a call that never ended.
 */
export function recordActs(
  app: FastifyInstance,
  deps: Pick<AdminApiDeps, 'database' | 'clock' | 'vault' | 'complain'>,
  whoActs: (request: FastifyRequest) => string,
): void {
  const { database, clock, vault, complain } = deps;
  const { db } = database;
  app.decorateRequest('act', null);
  // The answer leaves after its row is completed: an async handler must say that it has answered, or is answered for.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      await handler.call(this, request, reply);
      return reply;
    };
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.unrecorded !== undefined) return;
    const { ownerId, target, patient, reason } = askedOf(request);
    const hash = patient === null ? null : patientHash(vault, { ownerId: ownerId ?? '', patient });
    const act = { operator: whoActs(request), reason, ownerId, target };
    const id = await beginAct(db, {
      ...act,
      action: actionOf(request),
      patientHash: hash,
      requestId: request.id,
      now: clock(),
    });
    request.act = { ...act, id };
  });
  app.addHook('onSend', async ({ act }, { statusCode: status }) => {
    // The row stands already: what is missing in it is how the call ended.
    if (act !== null)
      await settleAct(db, act.id, { ...act, status }).catch(complain('operator_act_unsettled'));
  });
}

/** Who acts in this call, and why, for records beside the one of the call. */
export function operatorOf({ act, id }: FastifyRequest) {
  if (act === null) throw new Error('This route leaves no record.');
  return { operator: act.operator, reason: act.reason, requestId: id };
}

/** Adds what the path and body do not say: whose thing it is, or which was made. */
export function concerns(
  { act }: FastifyRequest,
  { ownerId = null, target = null }: { readonly ownerId?: string | null; readonly target?: string | null },
): void {
  if (act === null) return;
  act.ownerId ??= ownerId;
  act.target ??= target;
}

function actionOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${(routeOptions.url ?? '').replace(ADMIN_PREFIX, '')}`;
}

/** Looks into a request that its handler has not read yet: nothing in it can be trusted to have its type. */
function askedOf(request: FastifyRequest) {
  const fields = { ...fieldsOf(request.query), ...fieldsOf(request.body) };
  const id = idIn(fieldsOf(request.params)['id']);
  const named =
    idIn(fieldsOf(request.params)['accountId']) ??
    idIn(fields['accountId']) ??
    idIn(fields['organizationId']) ??
    idIn(fields['ownerId']);
  return {
    ownerId: id !== null && OWNER.test(id) ? id : named,
    target: id ?? idIn(fields['visitId']),
    patient: patientIn(fields['patientId']) ?? patientIn(fields['patientRef']),
    reason: reasonIn(fields['reason']) ?? reasonHeader(request),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && ID.test(value) ? value : null;
}

/** As it is written, since that is what it is filed under. */
function patientIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** One that can be kept; what cannot is refused by the handler. */
function reasonIn(value: unknown): string | null {
  const { success, data } = AdminReason.safeParse(value);
  return success ? data.trim() : null;
}

function reasonHeader({ headers }: FastifyRequest): string | null {
  const sent = headers[REASON_HEADER];
  if (sent === undefined || sent === '') return null;
  const reason = reasonIn(decoded(String(sent)));
  if (reason === null)
    throw new ApiError(
      'invalid_request',
      `The header X-Svc-Reason must be percent-encoded UTF-8 of at most ${MOST_REASON_CHARACTERS} characters.`,
    );
  return reason;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
