import type { OutgoingHttpHeaders } from 'node:http';
import { type Endpoint, ENDPOINTS, type EndpointId } from '@svc/contracts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { bearer } from '../../support/call.ts';
import type { Credentials } from '../../support/server-process.ts';
import { bodySchema, queryParameters } from './document.ts';
import { type Draft, withBody, withoutBody } from './drafts.ts';
import { fitOf } from './fit.ts';

/** One generated request with what the document lets us expect of it. */
export interface FuzzRequest {
  readonly id: EndpointId;
  /** How it was made, for the counts. */
  readonly kind: string;
  /** `{id}` in it stands for the id of something stored before. */
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
    const drafts = schema === undefined ? withoutBody(queryParameters(id)) : withBody(schema, fitOf(id));
    return fc
      .tuple(drafts, credential(keys, endpoint), retryKey(endpoint))
      .map(([draft, caller, once]) =>
        finish(id, endpoint, { ...draft, headers: { ...draft.headers, ...once } }, caller),
      );
  });
  return fc.oneof(...each);
}

interface Caller {
  readonly headers: OutgoingHttpHeaders;
  readonly refused?: number;
}

/** Mostly the key that may do everything; now and then one that may not, or none. */
function credential(
  { secretKey, liveSecretKey, publishableKey, publishableOrigins }: Credentials,
  { auth, path }: Endpoint,
): Arbitrary<Caller> {
  // Orders are stored by mode, and only those of test keys can be simulated.
  const key = path.startsWith('/v1/labs/') ? secretKey : liveSecretKey;
  const pk = { ...bearer(publishableKey), origin: publishableOrigins[0] };
  const browser: Caller = auth === 'secretOrPublishable' ? { headers: pk } : { headers: pk, refused: 403 };
  return fc.oneof(
    { weight: 60, arbitrary: fc.constant<Caller>({ headers: bearer(key) }) },
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

/** Where a write can be sent again, a key of its own now and then. */
function retryKey({ requestHeaders }: Endpoint): Arbitrary<OutgoingHttpHeaders> {
  if (requestHeaders === undefined) return fc.constant({});
  return fc.option(fc.uuid()).map((key) => (key === null ? {} : { 'idempotency-key': key }));
}

function finish(
  id: EndpointId,
  { path, auth, successStatus }: Endpoint,
  draft: Draft,
  { headers, refused }: Caller,
): FuzzRequest {
  const body = draft.bytes ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  const limited = auth === 'secretOrPublishable' && headers.origin !== undefined;
  const planned = draft.expect?.map((status): number => (status === 200 ? (successStatus ?? 200) : status));
  const expect = refused === undefined ? planned : [refused];
  return {
    id,
    kind: refused === undefined ? draft.kind : 'refused key',
    path: `/api${path.replace(/\{(?!id\})\w+\}/g, 'fuzzed')}${draft.path ?? ''}`,
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
