import type { ModelPort } from '../model-port.ts';
import { composeNarrative, type NarrativeFacts } from '../narrative.ts';

/**
 * The model that comes with the platform: a deterministic writer of sentence templates, not a language model.
 * It makes the feature work on a fresh machine with nothing sent anywhere.
 */
export const builtinModel: ModelPort = {
  name: 'builtin',
  run: async ({ messages }) => {
    const facts = JSON.parse(messages.at(-1)?.content ?? 'null') as NarrativeFacts;
    return [{ text: composeNarrative(facts), toolCalls: [] }];
  },
};
