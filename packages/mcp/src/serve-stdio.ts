import type { Readable, Writable } from 'node:stream';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './create-mcp-server.ts';
import type { ToolOptions } from './tools/tools.ts';

export interface StdioOptions extends ToolOptions {
  readonly input: Readable;
  readonly output: Writable;
  /** Told of what never reaches the client. */
  readonly onError: (error: Error) => void;
}

/** Serves one client over a pair of streams, one message a line, until its input ends. */
export async function serveMcpStdio({ input, output, onError, ...options }: StdioOptions): Promise<void> {
  const ended = new Promise((resolve) => input.once('close', resolve).once('end', resolve));
  const handle = serveStdio(() => createMcpServer(options), {
    transport: new StdioServerTransport(input, output),
    onerror: onError,
  });
  await ended;
  await handle.close();
}
