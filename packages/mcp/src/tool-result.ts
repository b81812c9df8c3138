import type { CallToolResult } from '@modelcontextprotocol/server';
import type { EndpointAnswer, ToolError } from './backends/backend.ts';
import { DISCLAIMER } from './tools/disclaimer.ts';

/**
 * An answer as the result of a tool: what the endpoint has as `data` (an agent: its whole answer), with a disclaimer in
 * it, and the same as text with the disclaimer before it.
 */
export function toolResult(answer: EndpointAnswer): CallToolResult {
  if (!answer.ok) return errorResult(answer.error);
  const data = withDisclaimer(dataOf(answer.answer));
  return { ...contentOf(data), isError: false };
}

function errorResult(error: ToolError): CallToolResult {
  return { ...contentOf({ error, disclaimer: DISCLAIMER }), isError: true };
}

type Shown = Record<string, unknown> & { readonly disclaimer: string };

function contentOf(data: Shown): Pick<CallToolResult, 'content' | 'structuredContent'> {
  return {
    content: [
      { type: 'text', text: data.disclaimer },
      { type: 'text', text: JSON.stringify(data) },
    ],
    structuredContent: data,
  };
}

function dataOf(answer: object): Record<string, unknown> {
  const { data } = answer as { readonly data?: unknown };
  return (typeof data === 'object' && data !== null ? data : answer) as Record<string, unknown>;
}

function withDisclaimer(data: Record<string, unknown>): Shown {
  return typeof data['disclaimer'] === 'string' ? (data as Shown) : { ...data, disclaimer: DISCLAIMER };
}
