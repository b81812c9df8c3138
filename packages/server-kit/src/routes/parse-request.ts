import type { Endpoint } from '@svc/contracts';
import { invalidFields } from '../errors/api-error.ts';
import { invalidBody } from '../body/json-body.ts';
import { compiled } from './compiled.ts';

/**
 * The body by the schema of its endpoint.
 *
 * @throws ApiError `invalid_request` with one issue per field
 */
export function parseBody<Body>({ id, body: schema }: Endpoint, body: unknown): Body {
  if (schema === undefined) throw new Error(`${id} has no body schema`);
  if (body === undefined) {
    throw invalidBody(
      'The request has no body. Send a JSON object with Content-Type: application/json.',
      'is required',
    );
  }
  const parsed = compiled(schema).safeParse(body);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data as Body;
}

/**
 * One part of the path by the schema of its endpoint.
 *
 * @throws ApiError `invalid_request` that names the part
 */
export function parsePathParam({ id, pathParams = {} }: Endpoint, params: unknown, name: string): string {
  const schema = pathParams[name];
  if (schema === undefined) throw new Error(`${id} has no path parameter ${name}`);
  const parsed = schema.safeParse((params as Record<string, unknown>)[name]);
  if (!parsed.success)
    throw invalidFields(parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
  return parsed.data;
}

/**
 * The query by the schema of its endpoint. A parameter that is given twice is refused.
 *
 * @throws ApiError `invalid_request` with one issue per parameter
 */
export function parseQuery<Query>({ id, query: schema }: Endpoint, query: unknown): Query {
  if (schema === undefined) throw new Error(`${id} has no query`);
  const parsed = compiled(schema).safeParse(query);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data as Query;
}
