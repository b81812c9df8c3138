import type { ModelPort, ModelRequest, ModelStep } from '../model-port.ts';

/** One scripted turn: a step, or what to do with the request. */
export type ScriptedTurn =
  | Partial<ModelStep>
  | ((request: ModelRequest) => Partial<ModelStep> | Promise<Partial<ModelStep>>);

/**
 * A model for tests that plays a script turn by turn; the last turn repeats.
 *
 * @example
 * ```ts
 * import { scriptedModel } from '@svc/intelligence/models';
 *
 * const model = scriptedModel([{ text: 'First.' }, { text: 'Second.' }]);
 * model.name; // → 'scripted'
 * ```
 */
export function scriptedModel(turns: readonly ScriptedTurn[], name = 'scripted'): ModelPort {
  let at = 0;
  return {
    name,
    run: async (request) => {
      const turn = turns[Math.min(at++, turns.length - 1)] ?? {};
      const step = typeof turn === 'function' ? await turn(request) : turn;
      return [{ text: null, toolCalls: [], ...step }];
    },
  };
}
