import type * as z from 'zod';
import { success } from '../endpoint/endpoint.ts';
import { describeFields } from '../endpoints/describe-fields.ts';
import { FIELD_DESCRIPTIONS } from '../endpoints/field-descriptions.ts';
import { type JsonSchema, sortKeys, toJsonSchema } from '../endpoints/json-schema.ts';
import { API_VERSION, type OpenApiDocument, type OpenApiOptions } from '../endpoints/openapi.ts';
import { ErrorEnvelope } from '../errors/errors.ts';
import { ADMIN_PREFIX, type AdminEndpoint } from './admin-endpoint.ts';
import { ADMIN_ENDPOINTS } from './admin-endpoints.ts';

/** The groups of the reference by the first part of a path, in its order, and what each is for. */
const GROUPS: Readonly<Record<string, { readonly name: string; readonly description: string }>> = {
  accounts: { name: 'Accounts', description: 'Who calls the developer API: plan, approval, limits, usage.' },
  keys: { name: 'Keys', description: 'Keys of accounts. A key is shown once, when it is made.' },
  'access-requests': {
    name: 'Requests for live access',
    description: 'What partners ask for, and decisions.',
  },
  organizations: { name: 'Organizations', description: 'Who keeps exam records.' },
  'organization-keys': { name: 'Keys of organizations', description: 'With scopes. Shown once, when made.' },
  mse: { name: 'Exam records', description: 'Sealing, verification, audit, export and erasure of records.' },
  verify: {
    name: 'Exam records',
    description: 'Sealing, verification, audit, export and erasure of records.',
  },
  patients: { name: 'Patients', description: 'Patients of the retina portal, their sessions, and erasure.' },
  portals: { name: 'Patient portals', description: 'Who may start sessions of patients.' },
  retina: {
    name: 'Retina review',
    description: 'Screenings in the order they are due. Every look is recorded.',
  },
  labs: { name: 'Lab orders', description: 'States and results of orders, advanced by an operator.' },
  wearables: {
    name: 'Wearable connections',
    description: 'Connections of patients, as an operator sees them.',
  },
  webhooks: {
    name: 'Webhooks',
    description: 'Endpoints of customers, their secrets, deliveries and replays.',
  },
  events: { name: 'Events', description: 'The stream of one owner, and sample events.' },
  cds: { name: 'CDS clients', description: 'EHRs that may ask for cards, and what became of their cards.' },
  people: { name: 'People', description: 'Who may sign in, and as what.' },
  operator: {
    name: 'What operators did',
    description: 'Every call of this API, and every erasure, for good.',
  },
  calibration: { name: 'Calibration', description: 'Versions of the parameters that engines score with.' },
  doctor: { name: 'Doctor', description: 'What is wrong with the installation.' },
};

/**
 * The OpenAPI 3.1 document of every route of the admin API.
 *
 * @example
 * ```ts
 * import { buildAdminOpenApi } from '@svc/contracts';
 *
 * const { openapi, paths } = buildAdminOpenApi({ serverUrl: 'https://api.example.org' });
 * openapi; // → '3.1.0'
 * Object.keys(paths['/accounts'] ?? {}); // → [ 'post', 'get' ]
 * ```
 */
export function buildAdminOpenApi({ serverUrl = '' }: OpenApiOptions = {}): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApiDocument['paths'] = {};
  const entries = Object.entries<AdminEndpoint>(ADMIN_ENDPOINTS);
  for (const [id, entry] of entries)
    paths[entry.path] = {
      ...paths[entry.path],
      [entry.method.toLowerCase()]: describeAdminOperation(id, entry, schemas),
    };
  describeFields(schemas, paths);
  const used = new Set(entries.map(([, { path }]) => groupOf(path)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Admin API',
      version: API_VERSION,
      description:
        'For the machines of whoever operates the service. Every call needs the admin token (`Authorization: Bearer …`), and is recorded before it does anything. The service may have it on an address of its own, and without a token it is not served at all.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${serverUrl}${ADMIN_PREFIX}` }],
    security: [{ adminToken: [] }],
    tags: Object.values(GROUPS).filter(
      ({ name }, place, all) => used.has(name) && all.findIndex((group) => group.name === name) === place,
    ),
    paths,
    webhooks: {},
    components: {
      schemas: sortKeys(schemas),
      securitySchemes: {
        adminToken: { type: 'http', scheme: 'bearer', description: 'Admin token of the installation' },
        portalCredential: { type: 'http', scheme: 'bearer', description: 'Credential of a patient portal' },
      },
      headers: {},
      examples: {},
    },
  };
}

function groupOf(path: string): string {
  const [, first = ''] = path.split('/');
  return GROUPS[first]?.name ?? first;
}

function describeAdminOperation(
  id: string,
  entry: AdminEndpoint,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const { path, summary, auth, body, data, successStatus = 200, unrecorded } = entry;
  const parameters = parametersOf(entry, schemas);
  return {
    operationId: id,
    tags: [groupOf(path)],
    summary,
    description: [
      auth === 'portal'
        ? 'Requires the admin token, or the credential of a patient portal.'
        : 'Requires the admin token.',
      unrecorded === undefined ? '' : `Not recorded: it ${unrecorded}.`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(auth === 'portal' ? { security: [{ adminToken: [] }, { portalCredential: [] }] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body, 'input', schemas) } }),
    responses: {
      [successStatus]: { description: 'Success', ...json(success(data), 'output', schemas) },
      default: {
        description: 'An error; `error.code` says which, `error.docs` leads to its page',
        ...json(ErrorEnvelope, 'output', schemas),
      },
    },
  };
}

function parametersOf(
  { pathParams = {}, query }: AdminEndpoint,
  schemas: Record<string, JsonSchema>,
): JsonSchema[] {
  const describe =
    (place: string) =>
    ([name, param]: [string, z.ZodType]) => {
      const { description = FIELD_DESCRIPTIONS[name], ...schema } = toJsonSchema(param, 'input', schemas);
      const required = place === 'path' || !param.safeParse(undefined).success;
      return { name, in: place, required, ...(description === undefined ? {} : { description }), schema };
    };
  return [
    ...Object.entries<z.ZodType>(pathParams).map(describe('path')),
    ...Object.entries<z.ZodType>(query?.shape ?? {}).map(describe('query')),
  ];
}

function json(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, JsonSchema>): JsonSchema {
  return { content: { 'application/json': { schema: toJsonSchema(schema, io, schemas) } } };
}
