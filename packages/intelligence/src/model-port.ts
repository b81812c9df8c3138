export interface ModelMessage {
  readonly role: 'user' | 'assistant' | 'tool';
  readonly content: string;
}

export interface ModelTool {
  readonly name: string;
  readonly description: string;
}

export interface ModelToolCall {
  readonly name: string;
  readonly arguments: unknown;
}

/** One turn of a model: words, tool calls, or both. */
export interface ModelStep {
  readonly text: string | null;
  readonly toolCalls: readonly ModelToolCall[];
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** Milliseconds the whole run may take. */
  readonly deadlineMs: number;
  /** Aborts when the deadline passes or the caller goes away. */
  readonly signal: AbortSignal;
}

/** The one door to a language model. Adapters answer with steps or reject; they never score. */
export interface ModelPort {
  /** Shown to readers as `reasoning.generatedBy`. */
  readonly name: string;
  run(request: ModelRequest): Promise<readonly ModelStep[]>;
}
