import { SmartProblem } from './problem.ts';
import type { Session } from './launch.ts';

/** One answer of a FHIR server: a resource, or why there is none. */
export type FhirAnswer =
  | { readonly ok: true; readonly resource: Resource }
  | { readonly ok: false; readonly status: number | undefined; readonly why: string };

/** Of a resource only what the reading itself needs; everything else is for the scoring to judge. */
export interface Resource {
  readonly resourceType: string;
  readonly [field: string]: unknown;
}

/** Asks a FHIR server, once for each call. */
export type AskFhir = (address: string) => Promise<FhirAnswer>;

const PATIENCE_MS = 30_000;
const LONGEST_SAYING = 200;

/**
 * Asks with the token of a session. Nothing is kept by the browser, and no redirect is followed: the token stays with
 * the server that gave it.
 */
export function fhirServer({ token }: Pick<Session, 'token'>): AskFhir {
  return async (address) => {
    let response: Response;
    try {
      response = await fetch(address, {
        headers: { accept: 'application/fhir+json', authorization: `Bearer ${token}` },
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      return { ok: false, status: undefined, why: silence(error) };
    }
    if (response.status === 401) throw new SmartProblem('expired');
    return readAnswer(response);
  };
}

async function readAnswer(response: Response): Promise<FhirAnswer> {
  const { status } = response;
  const body = await response.json().catch(() => undefined);
  if (response.ok && isResource(body)) return { ok: true, resource: body };
  const why = response.ok ? 'the answer is no FHIR as JSON' : refusal(status);
  const said = isResource(body) ? sayings(body).join('; ') : '';
  return { ok: false, status, why: said === '' ? why : `${why}. The server says: ${said}` };
}

function silence(error: unknown): string {
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? `no answer within ${PATIENCE_MS / 1000} s`
    : 'no answer: the network, or the server does not let this page ask (CORS)';
}

function refusal(status: number): string {
  if (status === 403) return 'not allowed for this app or this user (403)';
  if (status === 404) return 'the server does not have it (404)';
  if (status === 429) return 'too many requests (429): read again later';
  if (status >= 500) return `the server failed (${status})`;
  return `the server refused the request (${status})`;
}

export function isResource(value: unknown): value is Resource {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { resourceType?: unknown }).resourceType === 'string'
  );
}

interface Issue {
  readonly severity?: unknown;
  readonly diagnostics?: unknown;
  readonly details?: { readonly text?: unknown } | null;
}

/** What an OperationOutcome says beyond information, shortened. */
export function sayings(resource: Resource): string[] {
  if (resource.resourceType !== 'OperationOutcome' || !Array.isArray(resource.issue)) return [];
  return (resource.issue as (Issue | null)[]).slice(0, 3).flatMap((issue) => {
    if (issue === null || typeof issue !== 'object' || issue.severity === 'information') return [];
    const text = [issue.diagnostics, issue.details?.text].find((each) => typeof each === 'string');
    return text === undefined || text === '' ? [] : [(text as string).slice(0, LONGEST_SAYING)];
  });
}
