import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server does with one request: answers in full, or takes the response into its own hands. */
export type Step =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    }
  | ((response: ServerResponse) => void);

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that answers what it is told, request by request; the last step is repeated. */
export interface ScriptedServer {
  readonly origin: string;
  readonly seen: SeenRequest[];
  play(...steps: Step[]): void;
  close(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  let steps: Step[] = [];
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (typeof step === 'function') step(response);
    else answer(response, step);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    play(...next) {
      steps = next;
      seen.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: Exclude<Step, (response: ServerResponse) => void> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** An error as the service sends it. */
export function errorStep(
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Step {
  const error = { code, message: `It is ${code}.`, docs: `https://docs.example/${code}` };
  return {
    status,
    headers: { 'x-request-id': 'req_0123', ...headers },
    body: { ok: false, requestId: 'req_0123', error },
  };
}

/** A success as the service sends it. */
export const dataStep = (data: object): Step => ({ body: { ok: true, data } });
