import { toIssues } from '@svc/contracts';
import {
  type AgentEvaluation,
  locateSafetyWords,
  type LocatedSafetyWords,
  safetyWordsWarning,
  type SentText,
} from '@svc/engines';
import { InvalidInputError } from '../invalid-input.ts';
import type { ModelPort, ModelTool, ModelUsage } from '../model-port.ts';
import { ModelUnavailableError } from '../model-unavailable.ts';
import { AGENT_PROMPT_VERSION, agentPrompt } from '../prompts/agent.ts';
import { quoteUntrusted } from '../untrusted/quote-untrusted.ts';
import type { Agent, AgentKey, Agents } from './agent.ts';
import { AGENTS } from './agents.ts';
import { parseModelOutput } from './model-output.ts';
import { groundModelOutput } from './ground-model-output.ts';
import { LOOP_LIMITS, type LoopLimits, type LoopResult, type LoopTool, runLoop } from './run-loop.ts';
import { engineOutput } from './tool-output.ts';
import { answeredRisk, riskWithSafetyWords, withSafetyWords } from './with-safety-words.ts';

export interface AgentOptions {
  readonly model: ModelPort | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Random letters and digits, new for every request, that mark text of the caller's. */
  readonly marker: string;
  /** Aborts when the caller has gone or the server stops. */
  readonly signal?: AbortSignal;
  readonly limits?: Partial<LoopLimits>;
}

/** What an agent computes before any model is asked. Plain data: it may be made in another thread. */
export interface PreparedAgent {
  readonly evaluation: AgentEvaluation<unknown>;
  /** Words about safety in the caller's texts. A model never sees them. */
  readonly safetyWords: readonly LocatedSafetyWords[];
  /** What the look-up tools answer, in their order. */
  readonly lookedUp: readonly unknown[];
  readonly prompt: string;
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
 *
 * @example
 * ```ts
 * import { parseAgentRequest } from '@svc/intelligence';
 *
 * parseAgentRequest('relapse', { signals: 'none' });
 * // → throws InvalidInputError: signals: must be a list, not a text
 * ```
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
 * Computes all of an agent's answer except the model's words. Pure.
 *
 * @param now milliseconds since the epoch: what a date in the request is counted from
 *
 * @example
 * ```ts
 * import { parseAgentRequest, prepareAgent } from '@svc/intelligence';
 *
 * const request = parseAgentRequest('relapse', { signals: [{ indicator: 'racing_thoughts', severity: 0.6 }] });
 * const { evaluation } = prepareAgent('relapse', request, { marker: 'k3f9', now: Date.UTC(2026, 2, 1) });
 * evaluation.risk.flag; // → false
 * ```
 */
export function prepareAgent<Product extends AgentKey>(
  product: Product,
  request: Agents[Product]['request'],
  { marker, now }: Pick<AgentOptions, 'marker' | 'now'>,
): PreparedAgent {
  const agent = agentOf(product);
  const safetyWords = locateSafetyWords(textsOf(agent, request), new Date(now).getUTCFullYear());
  return {
    evaluation: withSafetyWords(agent.evaluate(request, now), safetyWords),
    safetyWords,
    lookedUp: agent.lookUps.map(({ run }) => run(request)),
    prompt: promptOf(request.context, marker),
  };
}

/**
 * Runs an agent: the engine decides, a model may only put the findings into words, and whatever it says beyond them is
 * dropped. Every field except `reasoning.narrative` and `steps` is the same whatever the model does.
 *
 * @param request a request that has passed the agent's schema
 * @throws ModelUnavailableError when there is no model, or it fails or hangs; nothing has been written then
 *
 * @example
 * ```ts
 * import { builtinModel, parseAgentRequest, runAgent } from '@svc/intelligence';
 *
 * const request = parseAgentRequest('relapse', { signals: [{ indicator: 'racing_thoughts', severity: 0.6 }] });
 * const options = { model: builtinModel, now: Date.UTC(2026, 2, 1), marker: 'k3f9' };
 * const { response } = await runAgent('relapse', 'p-1', request, options);
 * response.ok; // → true
 * ```
 */
export async function runAgent<Product extends AgentKey>(
  product: Product,
  patientId: string,
  request: Agents[Product]['request'],
  options: AgentOptions,
): Promise<AgentRun<Product>> {
  if (options.model === null) throw new ModelUnavailableError('none_configured');
  return wordAgent(product, patientId, prepareAgent(product, request, options), options);
}

/**
 * The second half of {@link runAgent}: has a model word what {@link prepareAgent} computed, here or in another thread.
 *
 * @example
 * ```ts
 * import { builtinModel, parseAgentRequest, prepareAgent, wordAgent } from '@svc/intelligence';
 *
 * const request = parseAgentRequest('relapse', { signals: [{ indicator: 'racing_thoughts', severity: 0.6 }] });
 * const options = { model: builtinModel, now: Date.UTC(2026, 2, 1), marker: 'k3f9' };
 * const prepared = prepareAgent('relapse', request, options);
 * (await wordAgent('relapse', 'p-1', prepared, options)).response.ok; // → true
 * ```
 */
export async function wordAgent<Product extends AgentKey>(
  product: Product,
  patientId: string,
  { evaluation, safetyWords, lookedUp, prompt }: PreparedAgent,
  { model, now, signal = new AbortController().signal, limits }: Omit<AgentOptions, 'marker'>,
): Promise<AgentRun<Product>> {
  if (model === null) throw new ModelUnavailableError('none_configured');
  const agent = agentOf(product);
  const loop = await runLoop({
    model,
    system: agentPrompt(agent.task, toolNames(agent)),
    prompt,
    tools: toolsOf(agent, lookedUp, evaluation),
    limits: { ...LOOP_LIMITS, ...limits },
    signal,
  });
  const output = parseModelOutput(loop.text);
  const grounded = output === undefined ? undefined : groundModelOutput(output, evaluation);
  const narrative = grounded?.narrative ?? null;
  const response = {
    object: `${product}.agent.assessment`,
    patientId,
    mode: 'advisory',
    ok: output !== undefined,
    assessment: evaluation.assessment,
    risk: riskWithSafetyWords(answeredRisk(evaluation), safetyWords),
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
    warnings: [
      ...safetyWords.map(safetyWordsWarning),
      ...evaluation.warnings,
      ...(grounded?.warnings ?? [cutWarning(loop)]),
    ],
    ...(evaluation.notChecked && { notChecked: evaluation.notChecked }),
    ...(evaluation.contextRead && { contextRead: evaluation.contextRead }),
    ...(evaluation.contextNotRead && { contextNotRead: evaluation.contextNotRead }),
    disclaimer: agent.disclaimer,
  };
  return { response: response as unknown as Agents[Product]['response'], usage: loop.usage };
}

function textsOf<Request extends { readonly context?: string | undefined }>(
  { texts }: Agent<Request>,
  request: Request,
): SentText[] {
  const { context } = request;
  return [
    ...(context === undefined ? [] : [{ where: 'context', text: context }]),
    ...(texts?.(request) ?? []),
  ];
}

function agentOf<Product extends AgentKey>(product: Product): Agent<Agents[Product]['request']> {
  return AGENTS[product] as unknown as Agent<Agents[Product]['request']>;
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
  lookedUp: readonly unknown[],
  evaluation: AgentEvaluation<unknown>,
): LoopTool[] {
  const lookUps = agent.lookUps.map(({ name, description }, index) =>
    withOutput({ name, description }, lookedUp[index]),
  );
  return [...lookUps, withOutput(agent.engineTool, engineOutput(evaluation))];
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
