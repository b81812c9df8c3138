import type { ModelPort, ModelRequest, ModelStep } from '../model-port.ts';
import { ModelUnavailableError } from '../model-unavailable.ts';
import { untilAborted, whyAborted } from '../until-aborted.ts';

export interface ModelGuard {
  /** Milliseconds since the epoch, for the circuit breaker. */
  readonly clock: () => number;
  /** Milliseconds one turn may take. */
  readonly turnMs?: number;
  /** Failures in a row that open the circuit. */
  readonly failuresToOpen?: number;
  /** Milliseconds for which an open circuit refuses calls before it lets one through again. */
  readonly openMs?: number;
  /** Told of every turn, without content. */
  readonly onTurn?: (turn: {
    outcome: 'answered' | 'failed' | 'timeout' | 'refused';
    seconds: number;
  }) => void;
}

const TURN_MS = 8_000;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

/**
 * A model behind a deadline for each turn, one retry, and a circuit breaker: after several failures in a row calls are
 * refused at once for a while, then one is let through as a trial.
 *
 * @example
 * ```ts
 * import { guardModel, scriptedModel } from '@svc/intelligence/models';
 *
 * const guarded = guardModel(scriptedModel([{ text: 'Done.' }]), { clock: Date.now, turnMs: 5000 });
 * guarded.name; // → 'scripted'
 * ```
 */
export function guardModel(model: ModelPort, guard: ModelGuard): ModelPort {
  const { clock, turnMs = TURN_MS, failuresToOpen = FAILURES_TO_OPEN, openMs = OPEN_MS, onTurn } = guard;
  let failures = 0;
  let openUntil = 0;

  const admit = () => {
    if (failures < failuresToOpen) return;
    if (clock() < openUntil) {
      onTurn?.({ outcome: 'refused', seconds: 0 });
      throw new ModelUnavailableError('circuit_open');
    }
    // Half open: this call is the trial; the others are refused until its outcome is known.
    openUntil = clock() + openMs;
  };
  const attempt = async (request: ModelRequest): Promise<readonly ModelStep[]> => {
    const started = clock();
    const spent = () => (clock() - started) / 1000;
    const limit = AbortSignal.timeout(Math.min(turnMs, request.deadlineMs));
    try {
      const steps = await answerWithin(model, request, limit);
      failures = 0;
      onTurn?.({ outcome: 'answered', seconds: spent() });
      return steps;
    } catch (error) {
      // The caller went away, or the time for all turns is up: neither says anything about this model.
      if (request.signal.aborted && !limit.aborted)
        throw new ModelUnavailableError(whyAborted(request.signal));
      failures++;
      openUntil = clock() + openMs;
      onTurn?.({ outcome: limit.aborted ? 'timeout' : 'failed', seconds: spent() });
      throw new ModelUnavailableError(limit.aborted ? 'timeout' : 'failed', { cause: error });
    }
  };
  return {
    name: model.name,
    run: async (request) => {
      admit();
      try {
        return await attempt(request);
      } catch (error) {
        // A turn that used up its time is not tried again: the caller is waiting.
        const again = error instanceof ModelUnavailableError && error.reason === 'failed';
        if (!again || request.signal.aborted || failures >= failuresToOpen) throw error;
        return await attempt(request);
      }
    },
  };
}

async function answerWithin(
  model: ModelPort,
  request: ModelRequest,
  limit: AbortSignal,
): Promise<readonly ModelStep[]> {
  const signal = AbortSignal.any([request.signal, limit]);
  signal.throwIfAborted();
  return untilAborted(model.run({ ...request, signal }), signal);
}
