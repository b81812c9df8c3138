import { ApiError, invalidBody, invalidFields, sendJson } from '@svc/server-kit';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';

/** The route config of every admin route: its calls are written down. */
export const ADMIN = { config: { auth: 'admin' } } as const;

/** Of an admin route whose calls leave no record, and why. */
export const unrecorded = (why: string) => ({ config: { auth: 'admin', unrecorded: why } }) as const;

export function answer(reply: FastifyReply, data: unknown, status = 200): void {
  sendJson(reply, JSON.stringify({ ok: true, data }), status);
}

type Declared = { readonly '~declared': true };

const declared: z.ZodType[] = [];

/** Every schema of what the admin API takes, for the test that looks at their bounds. */
export const adminRequests = (): readonly z.ZodType[] => declared;

/** Declares what a route takes: nothing else can be read. */
export function adminRequest<Schema extends z.ZodType>(schema: Schema): Schema & Declared {
  declared.push(schema);
  return schema as Schema & Declared;
}

/** The request body as its schema reads it. */
export function read<Schema extends z.ZodType & Declared>(schema: Schema, body: unknown): z.infer<Schema> {
  if (body === undefined) throw invalidBody('The request has no body; send a JSON object.', 'is required');
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  return parsed.data;
}

/** The value, or a 404 that names what was not found. */
export function found<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new ApiError('not_found', `There is no such ${what}.`);
  return value;
}
