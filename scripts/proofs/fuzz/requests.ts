import type { OutgoingHttpHeaders } from 'node:http';
import { type Endpoint, ENDPOINTS, type EndpointId } from '@svc/contracts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { bearer } from '../support/call.ts';
import type { Credentials } from '../support/server-process.ts';
import { bodySchema } from './document.ts';
import { type Draft, withBody, withoutBody } from './drafts.ts';

/** One generated request with what the document lets us expect of it. */
export interface FuzzRequest {
  readonly id: EndpointId;
  /** How it was made, for the counts. */
  readonly kind: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly bytes?: string | Buffer | undefined;
  /** The body before it was written, when it is whole. */
  readonly body?: unknown;
  /** Right statuses; any documented one when absent. */
  readonly expect?: readonly number[];
}

/** Requests to every operation: about two thirds valid, the rest broken in one or more ways. */
export function fuzzRequest(keys: Credentials): Arbitrary<FuzzRequest> {
  const ids = Object.keys(ENDPOINTS) as EndpointId[];
  const each = ids.map((id) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const schema = bodySchema(id);
    const drafts = schema === undefined ? withoutBody() : withBody(schema);
    return fc
      .tuple(drafts, credential(keys, endpoint))
      .map(([draft, caller]) => finish(id, endpoint, draft, caller));
  });
  return fc.oneof(...each);
}

interface Caller {
  readonly headers: OutgoingHttpHeaders;
  readonly refused?: number;
}

/** Mostly the key that may do everything; now and then one that may not, or none. */
function credential(
  { liveSecretKey, publishableKey, publishableOrigins }: Credentials,
  { auth }: Endpoint,
): Arbitrary<Caller> {
  const pk = { ...bearer(publishableKey), origin: publishableOrigins[0] };
  const browser: Caller = auth === 'secretOrPublishable' ? { headers: pk } : { headers: pk, refused: 403 };
  return fc.oneof(
    { weight: 60, arbitrary: fc.constant<Caller>({ headers: bearer(liveSecretKey) }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Caller>(browser, {
        headers: { ...pk, origin: 'https://evil.example' },
        refused: 403,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Caller>(
        { headers: {}, refused: 401 },
        { headers: { authorization: 'Basic x' }, refused: 401 },
        { headers: bearer('svc_sk_live_x'), refused: 401 },
      ),
    },
  );
}

function finish(
  id: EndpointId,
  { path, auth }: Endpoint,
  draft: Draft,
  { headers, refused }: Caller,
): FuzzRequest {
  const body = draft.bytes ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  const limited = auth === 'secretOrPublishable' && headers.origin !== undefined;
  const expect = refused === undefined ? draft.expect : [refused];
  return {
    id,
    kind: refused === undefined ? draft.kind : 'refused key',
    path: `/api${path.replace(/\{\w+\}/g, 'fuzzed')}${draft.path ?? ''}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...draft.headers,
      ...headers,
    },
    bytes: body,
    ...(draft.body === undefined ? {} : { body: draft.body }),
    // Keys of browsers are also limited by address.
    ...(expect === undefined ? {} : { expect: limited ? [...expect, 429] : expect }),
  };
}
