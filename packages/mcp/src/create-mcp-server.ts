import { API_VERSION } from '@svc/contracts';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { toolResult } from './tool-result.ts';
import type { Tool } from './tools/tool.ts';
import { type ToolOptions, toolsOf } from './tools/tools.ts';

const INSTRUCTIONS =
  'Deterministic decision support for psychiatry and behavioural health. Engines score structured numbers by fixed rules; ' +
  'every result is advisory, for review by a clinician, never a diagnosis, and carries a disclaimer: show it wherever you ' +
  'show the result. Repeat numbers and levels as they stand; do not soften or extend them. What was not sent was not ' +
  'assessed. Send no names or other identifiers of persons.';

/**
 * A server of the Model Context Protocol whose tools are the endpoints of the developer API and the look-ups.
 *
 * @example
 * ```ts
 * import { createMcpServer, inProcess } from '@svc/mcp';
 *
 * const clock = Date.now;
 * const server = createMcpServer({ backend: inProcess({ clock }), allowWrites: false, clock });
 * typeof server.connect; // → 'function'
 * ```
 */
export function createMcpServer(options: ToolOptions): Server {
  const tools = toolsOf(options);
  const server = new Server(
    { name: 'svc', title: 'Clinical Intelligence API', version: API_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools.values()].map(describeTool) }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }, { mcpReq }) =>
    callTool(tools.get(name) ?? unknownTool(name), args, mcpReq.signal),
  );
  return server;
}

function describeTool({ name, title, description, inputSchema, writes, destructive = false }: Tool) {
  const annotations = writes
    ? {
        title,
        readOnlyHint: false,
        destructiveHint: destructive,
        idempotentHint: false,
        openWorldHint: false,
      }
    : { title, readOnlyHint: true, openWorldHint: false };
  return { name, title, description, inputSchema, annotations };
}

async function callTool(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  return toolResult(await tool.run(args, signal));
}

function unknownTool(name: string): never {
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool ${JSON.stringify(name.slice(0, 64))}; tools/list names those there are.`,
  );
}
