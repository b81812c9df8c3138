import type { ModelMessage, ModelPort, ModelStep, ModelTool, ModelUsage } from '../model-port.ts';
import { isModelUnavailable, ModelUnavailableError } from '../model-unavailable.ts';
import { untilAborted, whyAborted } from '../until-aborted.ts';

/** How far a loop may go; a model can widen none of it. */
export interface LoopLimits {
  readonly maxSteps: number;
  readonly maxToolCalls: number;
  readonly maxOutputTokens: number;
  /** Milliseconds for all turns of the model together. */
  readonly deadlineMs: number;
}

export const LOOP_LIMITS: LoopLimits = {
  maxSteps: 8,
  maxToolCalls: 16,
  maxOutputTokens: 4000,
  deadlineMs: 20_000,
};

/** A tool of the loop: it takes no arguments, so none can be forged. */
export interface LoopTool extends ModelTool {
  run(): unknown;
}

export interface LoopRequest {
  readonly model: ModelPort;
  readonly system: string;
  readonly prompt: string;
  readonly tools: readonly LoopTool[];
  readonly limits: LoopLimits;
  /** Aborts when the caller has gone or the server stops. */
  readonly signal: AbortSignal;
}

export interface LoopResult {
  /** The last words; `null` when the loop was cut short. */
  readonly text: string | null;
  readonly steps: number;
  readonly usage: ModelUsage;
  /** Why the loop was cut short. */
  readonly cut?: 'steps' | 'tool_calls';
}

/**
 * Asks a model and runs the tools it wants, until it answers with words or a limit is reached.
 *
 * @throws ModelUnavailableError when the model rejects, hangs past the deadline or answers nothing, or the caller left
 */
export async function runLoop({
  model,
  system,
  prompt,
  tools,
  limits,
  signal,
}: LoopRequest): Promise<LoopResult> {
  const deadline = AbortSignal.timeout(limits.deadlineMs);
  const either = AbortSignal.any([signal, deadline]);
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }];
  let steps = 0;
  let calls = 0;
  let usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  for (;;) {
    const turn = await unlessAborted(
      model.run({
        system,
        messages: [...messages],
        tools: tools.map(({ name, description }) => ({ name, description })),
        maxOutputTokens: limits.maxOutputTokens,
        deadlineMs: limits.deadlineMs,
        signal: either,
      }),
      either,
    );
    for (const step of turn) {
      steps++;
      usage = plus(usage, step.usage);
      if (step.toolCalls.length === 0) {
        if (step === turn.at(-1)) return { text: step.text, steps, usage };
        continue;
      }
      calls += step.toolCalls.length;
      if (calls > limits.maxToolCalls) return { text: null, steps, usage, cut: 'tool_calls' };
      answerCalls(step, tools, messages);
    }
    if (turn.length === 0) throw new ModelUnavailableError('failed');
    if (steps >= limits.maxSteps) return { text: null, steps, usage, cut: 'steps' };
  }
}

/** Adds what the model asked for and what came of it to the conversation. */
function answerCalls(step: ModelStep, tools: readonly LoopTool[], messages: ModelMessage[]): void {
  messages.push({ role: 'assistant', content: step.text ?? '', toolCalls: step.toolCalls });
  for (const { id, name } of step.toolCalls) {
    const tool = tools.find((entry) => entry.name === name);
    const output = tool === undefined ? { error: 'There is no such tool.' } : tool.run();
    messages.push({ role: 'tool', toolCallId: id, toolName: name, content: JSON.stringify(output) });
  }
}

/** What the model answers, unless the run is aborted first. */
async function unlessAborted(
  answer: Promise<readonly ModelStep[]>,
  signal: AbortSignal,
): Promise<readonly ModelStep[]> {
  try {
    return await untilAborted(answer, signal);
  } catch (error) {
    if (isModelUnavailable(error)) throw error;
    throw new ModelUnavailableError(signal.aborted ? whyAborted(signal) : 'failed', { cause: error });
  }
}

function plus(sum: ModelUsage, more: ModelUsage | undefined): ModelUsage {
  return {
    inputTokens: sum.inputTokens + (more?.inputTokens ?? 0),
    outputTokens: sum.outputTokens + (more?.outputTokens ?? 0),
  };
}
