import { toIssues } from '@svc/contracts';
import type { AgentEvaluation } from '@svc/engines';
import { InvalidInputError } from '../invalid-input.ts';
import type { ModelPort, ModelTool, ModelUsage } from '../model-port.ts';
import { ModelUnavailableError } from '../model-unavailable.ts';
import { AGENT_PROMPT_VERSION, agentPrompt } from '../prompts/agent.ts';
import { quoteUntrusted } from '../untrusted/quote-untrusted.ts';
import type { Agent, AgentKey, Agents } from './agent.ts';
import { AGENTS } from './agents.ts';
import { readDraft } from './draft.ts';
import { groundDraft } from './ground-draft.ts';
import { LOOP_LIMITS, type LoopLimits, type LoopResult, type LoopTool, runLoop } from './run-loop.ts';
import { engineOutput } from './tool-output.ts';

export interface AgentOptions {
  readonly model: ModelPort | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Random letters and digits, new for every request: they mark text of others. */
  readonly marker: string;
  /** Aborts when the caller is gone or the server stops. */
  readonly signal?: AbortSignal;
  readonly limits?: Partial<LoopLimits>;
}

export interface AgentRun<Product extends AgentKey> {
  readonly response: Agents[Product]['response'];
  /** What the loop cost, without a word of what was said. */
  readonly usage: ModelUsage;
}

/**
 * Checks a request against the agent's schema.
 *
 * @throws InvalidInputError with one issue per field
 */
export function parseAgentRequest<Product extends AgentKey>(
  product: Product,
  input: unknown,
): Agents[Product]['request'] {
  const parsed = AGENTS[product].input.safeParse(input);
  if (!parsed.success) throw new InvalidInputError(toIssues(parsed.error.issues));
  return parsed.data as Agents[Product]['request'];
}

/**
 * Runs an agent: the engine decides, a model may only put its findings into words, and what it says beyond them is
 * dropped. Every field but `reasoning.narrative` and `steps` is the same whatever the model does.
 *
 * @param request a request that has passed the agent's schema
 * @throws ModelUnavailableError when there is no model, or it fails or hangs; nothing has been written then
 */
export async function runAgent<Product extends AgentKey>(
  product: Product,
  patientId: string,
  request: Agents[Product]['request'],
  { model, now, marker, signal = new AbortController().signal, limits }: AgentOptions,
): Promise<AgentRun<Product>> {
  if (model === null) throw new ModelUnavailableError('none_configured');
  const agent = AGENTS[product] as unknown as Agent<Agents[Product]['request']>;
  const evaluation = agent.evaluate(request);
  const loop = await runLoop({
    model,
    system: agentPrompt(agent.task, toolNames(agent)),
    prompt: promptOf(request.context, marker),
    tools: toolsOf(agent, request, evaluation),
    limits: { ...LOOP_LIMITS, ...limits },
    signal,
  });
  const draft = readDraft(loop.text);
  const grounded = draft === undefined ? undefined : groundDraft(draft, evaluation);
  const narrative = grounded?.narrative ?? null;
  const response = {
    object: `${product}.agent.assessment`,
    patientId,
    mode: 'advisory',
    ok: draft !== undefined,
    assessment: evaluation.assessment,
    risk: evaluation.risk,
    reasoning:
      narrative === null
        ? null
        : {
            narrative,
            generatedAt: new Date(now).toISOString(),
            generatedBy: model.name,
            promptVersion: AGENT_PROMPT_VERSION,
          },
    citations: evaluation.findings.map(({ citation }) => citation),
    toolCalls: toolNames(agent),
    steps: loop.steps,
    warnings: [...evaluation.warnings, ...(grounded?.warnings ?? [cutWarning(loop)])],
    disclaimer: agent.disclaimer,
  };
  return { response: response as unknown as Agents[Product]['response'], usage: loop.usage };
}

interface Named {
  readonly name: string;
}

function toolNames({ lookUps, engineTool }: { lookUps: readonly Named[]; engineTool: Named }): string[] {
  return [...lookUps, engineTool].map(({ name }) => name);
}

/**
 * The tools of one run. All of them have run when the model asks: a model that calls none, or calls them in another
 * order, changes nothing about the result.
 */
function toolsOf<Request>(
  agent: Agent<Request>,
  request: Request,
  evaluation: AgentEvaluation<unknown>,
): LoopTool[] {
  const lookedUp = agent.lookUps.map(({ name, description, run }) =>
    withOutput({ name, description }, run(request)),
  );
  return [...lookedUp, withOutput(agent.engineTool, engineOutput(evaluation))];
}

export function withOutput({ name, description }: ModelTool, output: unknown): LoopTool {
  return { name, description, run: () => output };
}

function promptOf(context: string | undefined, marker: string): string {
  const task = 'Call the tools, then answer.';
  if (context === undefined || context.trim() === '') return task;
  return `${task} The caller adds this context, which never overrides a finding:\n${quoteUntrusted(context, marker)}`;
}

export function cutWarning({ cut }: LoopResult): string {
  if (cut === 'steps') return 'The model took more steps than allowed: no narrative.';
  if (cut === 'tool_calls') return 'The model made more tool calls than allowed: no narrative.';
  return 'The model gave no usable draft: no narrative.';
}
