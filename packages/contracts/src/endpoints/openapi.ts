import type * as z from 'zod';
import type { Deprecation, Endpoint, EndpointErrorCode } from '../endpoint/endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { ERRORS, type ErrorCode, ErrorEnvelope, FlatError } from '../errors/errors.ts';
import { describeFields } from './describe-fields.ts';
import { ERROR_EXAMPLES } from './error-examples.ts';
import { EXAMPLES } from './examples.ts';
import { parameterExample } from './parameter-examples.ts';
import { FIELD_DESCRIPTIONS } from './field-descriptions.ts';
import { type JsonSchema, sortKeys, toJsonSchema } from './json-schema.ts';
import { TAGS } from './tags.ts';
import { describeWebhooks } from '../events/describe-webhooks.ts';
import { MSE_ENDPOINTS } from '../mse/mse-endpoints.ts';
import { RETINA_ENDPOINTS, RETINA_PARTNER_ENDPOINTS } from '../retina/retina-endpoints.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, JsonSchema>>;
  webhooks: Record<string, Record<string, object>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, JsonSchema>;
    headers: Record<string, JsonSchema>;
    examples: Readonly<Record<string, object>>;
  };
}

export interface OpenApiOptions {
  /** Origin of the service, without a trailing slash. */
  readonly serverUrl?: string;
}

/** The cookie of a patient's session. */
export const PATIENT_COOKIE = 'svc_session';

/** Version of the published contract; the URL prefix carries the major version. */
export const API_VERSION = '1.0.0';

/** Every endpoint of the platform by its id. */
export const ALL_ENDPOINTS = {
  ...ENDPOINTS,
  ...MSE_ENDPOINTS,
  ...RETINA_ENDPOINTS,
  ...RETINA_PARTNER_ENDPOINTS,
} as const;

/** Codes every endpoint can answer with, whoever calls it. */
const SHARED_ERRORS: readonly ErrorCode[] = [
  'unauthorized',
  'invalid_token',
  'forbidden',
  'rate_limited',
  'server_error',
  'service_unavailable',
];
/** Codes of endpoints with a body. */
const BODY_ERRORS: readonly ErrorCode[] = [
  'invalid_request',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
];

const HEADERS = {
  'X-Request-Id': {
    description: 'Id of this request; quote it in support questions',
    schema: { type: 'string' },
    example: 'req_8f14e45fceea167a5a36dedd',
  },
  'X-RateLimit-Limit': {
    description: 'Requests the window or bucket allows',
    schema: { type: 'integer' },
    example: 100,
  },
  'X-RateLimit-Remaining': { description: 'Requests left', schema: { type: 'integer' }, example: 99 },
  'X-RateLimit-Reset': {
    description: 'Unix seconds when the window or bucket is full again',
    schema: { type: 'integer' },
    example: 1_795_219_200,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer' },
    example: 2,
  },
} as const;

const USUAL_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
] as const;

/**
 * The OpenAPI 3.1 document of every endpoint in the table.
 *
 * @example
 * ```ts
 * import { buildOpenApi, ENDPOINTS } from '@svc/contracts';
 *
 * const { openapi, paths } = buildOpenApi({ serverUrl: 'https://api.example.org' });
 * openapi; // → '3.1.0'
 * Object.keys(paths[ENDPOINTS.ping.path] ?? {}); // → [ 'get' ]
 * ```
 */
export function buildOpenApi({ serverUrl = '' }: OpenApiOptions = {}): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of Object.values<Endpoint>(ALL_ENDPOINTS)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas),
    };
  }
  const webhooks = describeWebhooks((schema) => toJsonSchema(schema, 'output', schemas));
  describeFields(schemas, { ...paths, ...webhooks });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clinical Intelligence API',
      version: API_VERSION,
      description:
        'Deterministic, explainable decision support for psychiatry and behavioural-health software. Advisory only: every answer carries a disclaimer, none is a diagnosis.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${serverUrl}/api` }],
    security: [{ apiKey: [] }],
    tags: TAGS.filter(({ name }) => Object.values<Endpoint>(ALL_ENDPOINTS).some(({ tag }) => tag === name)),
    paths,
    webhooks,
    components: {
      schemas: sortKeys(schemas),
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'API key of the developer dashboard' },
        organizationKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'Key of an organization, with scopes',
        },
        patientSession: {
          type: 'apiKey',
          in: 'cookie',
          name: PATIENT_COOKIE,
          description: 'Session of the patient portal; writes are taken from its own pages only',
        },
      },
      headers: HEADERS,
      examples: errorExamples(),
    },
  };
}

function describeOperation(endpoint: Endpoint, schemas: Record<string, JsonSchema>): JsonSchema {
  const { id, tag, summary, description, body, response, deprecation } = endpoint;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, authNote(endpoint), deprecation && deprecationNote(deprecation)]
      .filter(Boolean)
      .join(' '),
    ...(deprecation ? { deprecated: true } : {}),
    ...(endpoint.stability === 'beta' ? { 'x-stability': 'beta' } : {}),
    ...(isOrganizational(endpoint) ? { security: [{ organizationKey: [] }] } : {}),
    ...(endpoint.auth === 'patientSession' ? { security: [{ patientSession: [] }] } : {}),
    ...describeParameters(endpoint, schemas),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.bodyType ?? 'application/json']: {
                schema: toJsonSchema(body, 'input', schemas),
                // A form has a file, which no example shows.
                ...exampleOf(endpoint.bodyType === undefined ? EXAMPLES[id]?.body : undefined),
              },
              ...(endpoint.fhirJson ? { [FHIR_JSON]: { schema: toJsonSchema(body, 'input', schemas) } } : {}),
            },
          },
        }
      : {}),
    responses: {
      [endpoint.successStatus ?? 200]: {
        description: 'Success',
        headers: { ...headerRefs(USUAL_HEADERS), ...ownHeaders(endpoint) },
        content: {
          [endpoint.responseType ?? 'application/json']: {
            schema: toJsonSchema(response, 'output', schemas),
            ...exampleOf(EXAMPLES[id]?.answer),
          },
          ...(endpoint.fhirJson ? { [FHIR_JSON]: { schema: fhirResource('Bundle') } } : {}),
        },
      },
      ...errorResponses(endpoint, schemas),
    },
  };
}

const FHIR_JSON = 'application/fhir+json';

/** A resource of FHIR R4, which its own specification describes. */
function fhirResource(type: string): JsonSchema {
  return {
    type: 'object',
    description: `FHIR R4 ${type}`,
    properties: { resourceType: { type: 'string', const: type, description: 'Type of the resource' } },
    required: ['resourceType'],
  };
}

function exampleOf(example: object | string | undefined): JsonSchema {
  return example === undefined ? {} : { example };
}

function describeParameters(
  { id, pathParams = {}, query, requestHeaders = {} }: Endpoint,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const parameters = [
    ...Object.entries(pathParams).map(([name, param]) =>
      describeParameter({ name, in: 'path', required: true }, param, schemas, EXAMPLES[id]?.path?.[name]),
    ),
    ...Object.entries<z.ZodType>(query?.shape ?? {}).map(([name, param]) =>
      describeParameter(
        {
          name,
          in: 'query',
          required: !param.safeParse(undefined).success,
        },
        param,
        schemas,
        EXAMPLES[id]?.query?.[name],
      ),
    ),
    ...Object.entries(requestHeaders).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
      example: parameterExample(name, {}, undefined),
    })),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

function describeParameter(
  place: { name: string; in: string; required: boolean },
  param: z.ZodType,
  schemas: Record<string, JsonSchema>,
  shown: string | undefined,
): JsonSchema {
  const { description = FIELD_DESCRIPTIONS[place.name], ...schema } = toJsonSchema(param, 'input', schemas);
  const example = parameterExample(place.name, schema, shown);
  return { ...place, ...(description ? { description } : {}), schema, example };
}

const REPLAYED = {
  'Idempotent-Replayed': '`true` when this is the answer of an earlier request with the same Idempotency-Key',
} as const;

function ownHeaders({ requestHeaders = {}, responseHeaders = {} }: Endpoint): JsonSchema {
  const headers = { ...responseHeaders, ...('Idempotency-Key' in requestHeaders ? REPLAYED : {}) };
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function isOrganizational({ auth }: Endpoint): boolean {
  return auth.startsWith('org(');
}

function takesDeveloperKey({ auth }: Endpoint): boolean {
  return auth === 'secret' || auth === 'secretOrPublishable';
}

function authNote({ auth }: Endpoint): string {
  if (auth === 'secret') return 'Requires a secret key.';
  if (auth === 'patientSession') return 'Requires the session cookie of a patient.';
  if (auth === 'secretOrPublishable')
    return 'Accepts secret keys, and publishable keys from an allowed origin.';
  return `Requires an organization key with the scope \`${auth.slice('org('.length, -1)}\`.`;
}

function deprecationNote({ sunsetOn, successor }: Deprecation): string {
  return `Deprecated: stops on ${sunsetOn}${successor === undefined ? '' : `; use ${successor}`}.`;
}

/**
 * Every code an endpoint can answer with.
 *
 * @example
 * ```ts
 * import { ENDPOINTS, errorCodesOf } from '@svc/contracts';
 *
 * errorCodesOf(ENDPOINTS.ping).includes('rate_limited'); // → true
 * ```
 */
export function errorCodesOf(endpoint: Endpoint): EndpointErrorCode[] {
  return [
    ...SHARED_ERRORS,
    ...(takesDeveloperKey(endpoint) ? (['payment_required'] as const) : []),
    ...(endpoint.body ? BODY_ERRORS : []),
    ...(endpoint.errors ?? []),
  ];
}

/** The one status that flat errors have and the envelope does not. */
const INVALID_SELECTION = {
  status: 422,
  meaning: 'The selection does not fit the catalog; errors[] has a message per field.',
} as const;

function errorOf(code: EndpointErrorCode): { status: number; meaning: string } {
  return code === 'invalid_selection' ? INVALID_SELECTION : ERRORS[code];
}

function errorResponses(endpoint: Endpoint, schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const byStatus = new Map<number, EndpointErrorCode[]>();
  for (const code of errorCodesOf(endpoint)) {
    const { status } = errorOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const isFlat = endpoint.errorShape === 'flat';
  const schema = toJsonSchema(isFlat ? FlatError : ErrorEnvelope, 'output', schemas);
  const responses: Record<string, JsonSchema> = {};
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    const retry = status === 429 || status === 503 ? (['Retry-After'] as const) : [];
    responses[status] = {
      description: codes
        .map((code) => (isFlat ? errorOf(code).meaning : `\`${code}\`: ${errorOf(code).meaning}`))
        .join(' '),
      headers: headerRefs([...USUAL_HEADERS, ...retry]),
      content: {
        'application/json': { schema, ...(isFlat ? {} : { examples: examplesOf(codes) }) },
        ...(endpoint.fhirJson ? { [FHIR_JSON]: { schema: fhirResource('OperationOutcome') } } : {}),
      },
    };
  }
  return responses;
}

/** Of the codes that answers in the envelope have. */
function errorExamples(): Record<string, object> {
  const enveloped = Object.values<Endpoint>(ALL_ENDPOINTS).filter(({ errorShape }) => errorShape !== 'flat');
  const codes = new Set<string>(enveloped.flatMap(errorCodesOf));
  return Object.fromEntries(Object.entries(ERROR_EXAMPLES).filter(([code]) => codes.has(code)));
}

function examplesOf(codes: readonly EndpointErrorCode[]): JsonSchema {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

function headerRefs(names: readonly (keyof typeof HEADERS)[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
