import type { Endpoint, Issue } from '@svc/contracts';

/** A call of an endpoint, in the parts its contract names. */
export interface EndpointCall {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined where the endpoint takes none. */
  readonly body: object | undefined;
  readonly idempotencyKey: string | undefined;
  /** Aborts when the client gave the call up. */
  readonly signal: AbortSignal;
}

/** What went wrong, in the words and with the code of the API. */
export interface ToolError {
  readonly code: string;
  readonly message: string;
  /** One entry per field that failed. */
  readonly issues?: readonly Issue[];
  readonly retryAfterSeconds?: number;
}

/** The answer of an endpoint as its body is. */
export type EndpointAnswer =
  | { readonly ok: true; readonly answer: object }
  | { readonly ok: false; readonly error: ToolError };

/** What answers the endpoints that tools stand for: engines in this process, a server, or this server itself. */
export interface Backend {
  /** Endpoints it has no answer for are not offered as tools. */
  serves(endpoint: Endpoint): boolean;
  call(call: EndpointCall): Promise<EndpointAnswer>;
}
