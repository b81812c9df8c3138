import { createMcpHandler, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { createMcpServer } from './create-mcp-server.ts';
import type { ToolOptions } from './tools/tools.ts';

export interface HttpMessage extends ToolOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The message, one JSON value. */
  readonly message: unknown;
  /** Aborts when the client went away. */
  readonly signal: AbortSignal;
  readonly onError: (error: Error) => void;
}

/** An answer as HTTP has it; no text is no body. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly text: string | null;
}

/**
 * Answers one POST of the streamable HTTP transport, with no session: every message stands alone, of clients of the
 * revision of 2026 and of those before. Each answer is finite, so it is given whole.
 */
export async function answerMcpHttp(request: HttpMessage): Promise<HttpAnswer> {
  const { url, headers, message, signal, onError, ...options } = request;
  const refused = refuseSubscription(message);
  if (refused !== undefined) return refused;
  const { fetch, close } = createMcpHandler(() => createMcpServer(options), {
    onerror: onError,
    keepAliveMs: 0,
  });
  try {
    const response = await fetch(new Request(url, { method: 'POST', headers, signal }), {
      parsedBody: message,
    });
    const text = await response.text();
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? undefined,
      text: text === '' ? null : text,
    };
  } finally {
    await close();
  }
}

/** Nothing ever changes here, and a subscription would hold a connection for it. */
function refuseSubscription(message: unknown): HttpAnswer | undefined {
  const { method, id = null } = Object(message) as { readonly method?: unknown; readonly id?: unknown };
  if (method !== 'subscriptions/listen') return undefined;
  const error = {
    code: ProtocolErrorCode.MethodNotFound,
    message: 'This server has nothing to subscribe to.',
  };
  return {
    status: 200,
    contentType: 'application/json',
    text: JSON.stringify({
      jsonrpc: '2.0',
      id: typeof id === 'string' || typeof id === 'number' ? id : null,
      error,
    }),
  };
}
