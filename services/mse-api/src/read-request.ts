import {
  type Endpoint,
  isCleanText,
  type MseSelection,
  MseWriteRequest,
  type OrganizationScope,
} from '@svc/contracts';
import { validateMseSelection } from '@svc/engines';
import {
  ApiError,
  invalidBody,
  invalidField,
  invalidFields,
  invalidIssues,
  parsePathParam,
} from '@svc/server-kit';
import type { OrganizationCredential, WritingKey } from '@svc/store';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { RecordBody } from './json-body.ts';

/** Whose request this is. Every record route has a guard that sets it. */
export function callerOf({ organization }: FastifyRequest): OrganizationCredential {
  if (organization === null) throw new Error('a record route was reached without a credential');
  return organization;
}

/** The path of the catalog: a visit of this name could not be read. */
const RESERVED_VISIT = 'domains';

/** The key of a request that writes: it must still hold when the write commits. */
export function writingKeyOf(request: FastifyRequest, scope: OrganizationScope): WritingKey {
  const { keyId, organizationId } = callerOf(request);
  return { keyId, ownerId: organizationId, scope };
}

/** The visit of the path. */
export function readVisitId(endpoint: Endpoint, request: FastifyRequest): string {
  const visitId = parsePathParam(endpoint, request.params, 'visitId');
  if (visitId === RESERVED_VISIT) {
    throw invalidField('visitId', `must not be "${RESERVED_VISIT}", which is the catalog`);
  }
  return visitId;
}

/** The body of a request that was announced as JSON. */
export function bodyOf(request: FastifyRequest): RecordBody {
  const body = request.body as RecordBody | undefined;
  if (body === undefined) throw missingBody();
  return body;
}

/** The 400 for a request without a body. */
export function missingBody(): ApiError {
  return invalidBody(
    'The request has no body. Send a JSON object with Content-Type: application/json.',
    'is required',
  );
}

const Writer = MseWriteRequest.omit({ selection: true });

export interface WriteRequest {
  readonly patientId: string;
  readonly clinicianId: string | null;
  readonly selection: MseSelection;
}

/**
 * A full write.
 *
 * @throws ApiError 400 for what is wrong outside the selection, 422 with a message per field for the selection
 */
export function readWrite(request: FastifyRequest): WriteRequest {
  const body = bodyOf(request);
  const { patientId, clinicianId } = readFields(Writer, body, isOfSelection);
  return { patientId, clinicianId: clinicianId ?? null, selection: readSelection(body) };
}

/**
 * A partial write: like a full one, and a selection that is no object or has no domain is 400.
 *
 * @throws ApiError 400 or 422
 */
export function readPatch(request: FastifyRequest): WriteRequest {
  const body = bodyOf(request);
  const { patientId, clinicianId } = readFields(Writer, body, isOfSelection);
  const { selection } = body.value as { selection?: unknown };
  if (typeof selection !== 'object' || selection === null || Array.isArray(selection))
    throw invalidField('selection', 'must be an object with at least one domain');
  if (Object.keys(selection).length === 0) throw invalidField('selection', 'must have at least one domain');
  return { patientId, clinicianId: clinicianId ?? null, selection: readSelection(body) };
}

/**
 * Fields of a body by their schema; text that no column can hold is refused wherever it stands, but for paths that
 * are judged elsewhere.
 */
export function readFields<Schema extends z.ZodType>(
  schema: Schema,
  { value, hostile }: RecordBody,
  isJudgedElsewhere: (path: string) => boolean = () => false,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const issues = hostile.filter(({ path }) => !isJudgedElsewhere(path));
  if (issues.length > 0) throw invalidIssues(issues);
  return parsed.data;
}

function readSelection({ value, hostile: everywhere }: RecordBody): MseSelection {
  const selection = (value as { selection?: unknown }).selection;
  const validation = validateMseSelection(selection);
  const errors = validation.ok ? [] : validation.errors;
  const hostile = everywhere
    .filter(({ path }) => isOfSelection(path) && !errors.some((error) => error.startsWith(path)))
    .map(({ path, message }) => `${path}: ${message}`);
  if (validation.ok && hostile.length === 0) return validation.selection;
  throw new ApiError('invalid_request', 'The selection is not valid; errors[] has a message per field.', {
    fieldErrors: [...errors, ...hostile],
  });
}

function isOfSelection(path: string): boolean {
  return path === 'selection' || path.startsWith('selection.') || path.startsWith('selection[');
}

/** An id of the caller that can be stored, else null: for the audit trail of refused requests. */
export function storableId(id: unknown): string | null {
  return typeof id === 'string' && id !== '' && id.length <= 512 && isCleanText(id) ? id : null;
}
