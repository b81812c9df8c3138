import type { Reasoning } from '@svc/contracts';
import { isGrounded } from './grounding/is-grounded.ts';
import type { ModelPort } from './model-port.ts';
import type { NarrativeFacts } from './narrative.ts';
import { EXPLAIN_PROMPT, EXPLAIN_PROMPT_VERSION } from './prompts/explain.ts';

/** How long a narrative may take before the analysis is answered without it. */
export const EXPLAIN_DEADLINE_MS = 4000;

export interface ReasoningContext {
  readonly model: ModelPort | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly deadlineMs?: number;
}

/**
 * Asks the model for a narrative of the facts. `null` when there is no model, when it fails, takes longer
 * than the deadline, or says anything the engine did not compute. Never rejects.
 *
 * @example
 * ```ts
 * import { reason } from '@svc/intelligence';
 *
 * const facts = {
 *   product: 'relapse',
 *   headline: 'PHQ-9 rose from 9 to 16',
 *   facts: ['Sleep fell to 5 hours.'],
 *   change: [],
 *   changeDirection: null,
 *   confidence: 'moderate',
 *   requiresClinicianReview: true,
 * };
 * await reason(facts, { model: null, now: Date.UTC(2026, 2, 1) }); // → null
 * ```
 */
export async function reason(
  facts: NarrativeFacts,
  { model, now, deadlineMs = EXPLAIN_DEADLINE_MS }: ReasoningContext,
): Promise<Reasoning | null> {
  if (model === null) return null;
  const narrative = await narrativeOf(model, facts, deadlineMs);
  if (narrative === null || !isGrounded(narrative, facts)) return null;
  return reasoningOf(narrative, model.name, now);
}

/** The reasoning object of a narrative. */
export function reasoningOf(narrative: string, generatedBy: string, now: number): Reasoning {
  return {
    narrative,
    generatedAt: new Date(now).toISOString(),
    generatedBy,
    promptVersion: EXPLAIN_PROMPT_VERSION,
  };
}

async function narrativeOf(
  model: ModelPort,
  facts: NarrativeFacts,
  deadlineMs: number,
): Promise<string | null> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      resolve(null);
    }, deadlineMs);
  });
  try {
    return await Promise.race([ask(model, facts, deadlineMs, abort.signal), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function ask(
  model: ModelPort,
  facts: NarrativeFacts,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<string | null> {
  const steps = await model.run({
    system: EXPLAIN_PROMPT,
    messages: [{ role: 'user', content: JSON.stringify(facts) }],
    tools: [],
    deadlineMs,
    signal,
  });
  return steps.at(-1)?.text?.trim() ?? null;
}
