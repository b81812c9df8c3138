/** A call of a tool, as the model asked for it. */
export interface ModelToolCall {
  /** Id the model gave the call; the answer to it carries the same. */
  readonly id: string;
  readonly name: string;
  /** What the model wrote as arguments. Never used: tools take the request, not numbers from a model. */
  readonly arguments: unknown;
}

export type ModelMessage =
  | { readonly role: 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly toolCalls: readonly ModelToolCall[];
    }
  | {
      readonly role: 'tool';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly content: string;
    };

export interface ModelTool {
  readonly name: string;
  readonly description: string;
}

export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** One turn of a model: words, tool calls, or both. */
export interface ModelStep {
  readonly text: string | null;
  readonly toolCalls: readonly ModelToolCall[];
  /** What the turn cost, where the model reports it. */
  readonly usage?: ModelUsage;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** Most tokens in an answer. */
  readonly maxOutputTokens?: number;
  /** Milliseconds the run may take. */
  readonly deadlineMs: number;
  /** Aborts when the deadline passes or the caller goes away. */
  readonly signal: AbortSignal;
}

/**
 * The only way to a language model. An adapter answers with the steps the model took until it wants tools to be run
 * or is done, or rejects; it runs no tools and never scores. The loop around it is ours and the same for every model.
 */
export interface ModelPort {
  /** Shown to readers as `reasoning.generatedBy`. */
  readonly name: string;
  run(request: ModelRequest): Promise<readonly ModelStep[]>;
}
