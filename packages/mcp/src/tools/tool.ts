import type { EndpointAnswer } from '../backends/backend.ts';

/** A tool as a client sees it, and what runs when it is called. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments, made from the contract. */
  readonly inputSchema: { readonly type: 'object' } & Readonly<Record<string, unknown>>;
  /** Whether it stores or ends anything. */
  readonly writes: boolean;
  /** Whether it ends something that exists. */
  readonly destructive?: boolean;
  run(args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<EndpointAnswer>;
}
