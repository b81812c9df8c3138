import { randomBytes } from 'node:crypto';
import { type CdsHook, CdsRequest, CdsResponse } from '@svc/contracts';
import { type HookContext, makeCards, UnusableHook } from '@svc/cds-hooks';
import { ApiError, createResponseCheck, invalidField, invalidFields } from '@svc/server-kit';

/** What a call of a service is answered with, beside its body. */
export interface CdsAsked extends Pick<HookContext, 'now' | 'calibrated' | 'origin'> {
  readonly service: CdsHook;
}

const checkResponse = createResponseCheck(1);
const ANSWER = { id: 'cdsCards', response: CdsResponse };

/**
 * The cards of a body, as text.
 *
 * @throws ApiError `invalid_request` with the field; `precondition_failed` when what is needed was not prefetched
 */
export function cdsCardsText(body: unknown, { service, ...context }: CdsAsked): string {
  const parsed = CdsRequest.safeParse(body);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  if (parsed.data.hook !== service)
    throw invalidField('hook', `must be ${service}, the hook of this service`);
  try {
    const response = makeCards(parsed.data, { ...context, random: randomBytes });
    checkResponse(ANSWER, response);
    return JSON.stringify(response);
  } catch (error) {
    throw error instanceof UnusableHook ? refusal(error) : error;
  }
}

function refusal({ reason, path, message }: UnusableHook): ApiError {
  if (reason === 'precondition')
    return new ApiError('precondition_failed', `${path} ${message}.`, { issues: [{ path, message }] });
  return invalidField(path, message);
}
