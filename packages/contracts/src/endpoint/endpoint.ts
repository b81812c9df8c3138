import * as z from 'zod';
import type { ErrorCode } from '../errors/errors.ts';
import type { OrganizationScope } from '../platform/organization.ts';

/** Who may call an endpoint: a developer key, an organization key with a scope, or a patient by the cookie of a session. */
export type EndpointAuth = 'secret' | 'secretOrPublishable' | 'patientSession' | `org(${OrganizationScope})`;

export interface Deprecation {
  /** Day of the announcement, YYYY-MM-DD. */
  announcedOn: string;
  /** Day the endpoint stops, YYYY-MM-DD: at least 12 months later for `ga`, 3 months for `beta`. */
  sunsetOn: string;
  /** Path to use instead. */
  successor?: string;
}

/** A call as a caller would send it. `$operation.path` stands for a value of that operation's example answer. */
export interface EndpointExample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Endpoint {
  /** Operation id, also the method name in the SDK. */
  id: string;
  /** The engine whose analysis this is. */
  product?: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** Path below `/api`; `{name}` stands for a part of `pathParams`. */
  path: string;
  /** What the parts of the path may be. */
  pathParams?: Readonly<Record<string, z.ZodType<string>>>;
  /** What may follow `?`. */
  query?: z.ZodObject;
  tag: string;
  summary: string;
  description?: string;
  /** Shape of the errors: the developer envelope unless `flat`. */
  errorShape?: 'flat';
  /** Request headers that matter here besides the usual ones, and what each does. */
  requestHeaders?: Readonly<Record<string, string>>;
  /** Response headers besides those that every answer has, and what each says. */
  responseHeaders?: Readonly<Record<string, string>>;
  auth: EndpointAuth;
  /** Status of a success; 200 when not given. */
  successStatus?: 201;
  /** Live keys are refused with 403. */
  testKeysOnly?: boolean;
  stability: 'ga' | 'beta';
  deprecation?: Deprecation;
  /** Answers CORS preflight and echoes the Origin. */
  cors?: boolean;
  body?: z.ZodType;
  /** JSON when not given. */
  bodyType?: 'multipart/form-data';
  /** Takes `application/fhir+json` as well as JSON, and sends it, errors included, to callers that accept it. */
  fhirJson?: true;
  /** A call that shows what the endpoint is for; `npx pnpm documents examples` records its answer. */
  example?: EndpointExample;
  response: z.ZodType;
  /** JSON when not given. */
  responseType?: 'image/jpeg';
  /** Codes it can answer with, apart from those every endpoint shares. */
  errors?: readonly EndpointErrorCode[];
}

/** 422 exists on the flat errors of the record API only, so no code of the envelope names it. */
export type EndpointErrorCode = ErrorCode | 'invalid_selection';

/**
 * The envelope of a success: `ok` and `data`.
 *
 * @example
 * ```ts
 * import { z } from 'zod';
 * import { success } from '@svc/contracts';
 *
 * success(z.object({ object: z.literal('ping') })).safeParse({ ok: true, data: { object: 'ping' } }).success;
 * // → true
 * ```
 */
export const success = <Data extends z.ZodType>(data: Data) => z.looseObject({ ok: z.literal(true), data });

/**
 * The path as the router writes it: `:name` for `{name}`.
 *
 * @example
 * ```ts
 * import { routePattern } from '@svc/contracts';
 *
 * routePattern('/api/v1/mse/{visitId}/sign'); // → '/api/v1/mse/:visitId/sign'
 * ```
 */
export function routePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
