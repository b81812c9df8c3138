import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a chat completions request carries, as far as the test server reads it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_call_id?: string;
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** How the server answers one request. */
export type ChatAnswer =
  | { readonly text: string }
  | { readonly calls: readonly string[] }
  | 'stall'
  | 'stall in the middle'
  | 'drop'
  | 'stream'
  | 'garbage'
  | 'huge'
  | 429
  | 500;

export interface OpenAiServer {
  readonly url: string;
  /** Bodies as they came in, and their authorization headers. */
  readonly requests: readonly { readonly body: string; readonly authorization: string | undefined }[];
  close(): Promise<void>;
}

/** A server on loopback that speaks the chat completions API well enough to be called by a real client. */
export async function startOpenAiServer(
  answer: (request: ChatRequest, count: number) => ChatAnswer,
): Promise<OpenAiServer> {
  const requests: { body: string; authorization: string | undefined }[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readAll(request);
    requests.push({ body, authorization: request.headers.authorization });
    const asked = JSON.parse(body) as ChatRequest;
    write(response, asked, answer(asked, requests.length));
  };
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  return body;
}

function write(response: ServerResponse, request: ChatRequest, answer: ChatAnswer): void {
  if (answer === 'stall') return;
  if (answer === 'drop') {
    response.socket?.destroy();
    return;
  }
  if (typeof answer === 'number') {
    response.writeHead(answer, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'x', code: String(answer) } }));
    return;
  }
  if (answer === 'stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"choices":[{"delta":{"content":"x"}}]}\n\ndata: [DONE]\n\n');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (answer === 'stall in the middle') response.write('{"id":"x","choices":[');
  else if (answer === 'garbage') response.end('<html>not json</html>');
  else if (answer === 'huge')
    response.end(JSON.stringify(completion(request, { content: 'x'.repeat(5_000_000) })));
  else if ('text' in answer) response.end(JSON.stringify(completion(request, { content: answer.text })));
  else
    response.end(
      JSON.stringify(completion(request, { content: null, tool_calls: answer.calls.map(toolCall) })),
    );
}

function toolCall(name: string, index: number) {
  return { id: `call_${name}_${index}`, type: 'function', function: { name, arguments: '{}' } };
}

function completion({ model }: ChatRequest, message: object) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message },
        finish_reason: 'tool_calls' in message ? 'tool_calls' : 'stop',
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}
