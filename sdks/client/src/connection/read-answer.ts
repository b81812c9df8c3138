import { type UnexpectedAnswerKind, UnexpectedAnswerError } from '../errors/client-errors.ts';
import { errorOfAnswer } from '../errors/error-of-answer.ts';
import type { OperationId } from '../wire/operations.ts';

/** The versions this client knows; an answer that names none counts as one of these. */
const INTELLIGENCE_SCHEMA = 'service.intelligence/v1';
const MSE_API_VERSION = '1';
const VERSION = `${MSE_API_VERSION} ${INTELLIGENCE_SCHEMA}`;

export interface Readable {
  readonly id: OperationId;
  /** Whether the answer has `ok` and `data`. */
  readonly enveloped?: boolean;
}

/** Reads a body that is not JSON. */
export type ReadBody = (response: Response, unexpected: Unexpected) => Promise<unknown>;
type Unexpected = (kind: UnexpectedAnswerKind) => UnexpectedAnswerError;

/** An answer as it came, and the part of it that a method resolves to. */
export interface Answer {
  readonly whole: unknown;
  readonly data: unknown;
}

interface Envelope {
  readonly ok?: unknown;
  readonly data?: { readonly intelligence?: { readonly schema?: string } };
}

/** Reads a success; throws the error for anything else. */
export async function readAnswer(
  response: Response,
  operation: Readable,
  now: number,
  readBody?: ReadBody,
): Promise<Answer> {
  const { status } = response;
  const unexpected: Unexpected = (kind) => new UnexpectedAnswerError(kind, status, operation.id);
  // A browser hides a redirect behind status 0.
  if (!response.ok && status < 400) throw unexpected('redirect');
  if (response.ok && readBody) {
    const data = await readBody(response, unexpected);
    return { whole: data, data };
  }
  const text = await response.text();
  if (!response.ok) throw errorOfAnswer(response, text, operation.id, now);
  const whole = parsed(text, unexpected) as Envelope | null;
  if (versionOf(response, whole) !== VERSION) throw unexpected('other_version');
  const data = operation.enveloped ? whole?.ok === true && whole.data : whole;
  if (Object(data) !== data || Array.isArray(data)) throw unexpected('unknown_shape');
  return { whole, data };
}

/** The cause is not kept: its message quotes the body. */
function parsed(text: string, unexpected: Unexpected): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unexpected(/\S/.test(text) ? (/^\s*[[{]/.test(text) ? 'cut' : 'not_json') : 'empty');
  }
}

function versionOf({ headers }: Response, whole: Envelope | null): string {
  const schema = whole?.data?.intelligence?.schema ?? INTELLIGENCE_SCHEMA;
  return `${headers.get('x-mse-api-version') ?? MSE_API_VERSION} ${schema}`;
}
