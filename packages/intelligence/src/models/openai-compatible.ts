import type { ModelPort } from '../model-port.ts';
import { sdkModel } from './ai-sdk.ts';
import type { RemoteModel } from './remote-model.ts';

/**
 * Any server that speaks the OpenAI chat completions API, on this machine or elsewhere. Needs the packages `ai` and
 * `@ai-sdk/openai-compatible`.
 *
 * @example
 * ```ts
 * import { openAiCompatibleModel } from '@svc/intelligence/models';
 *
 * openAiCompatibleModel({ url: 'http://127.0.0.1:11434/v1', model: 'llama', apiKey: '' }).name;
 * // → 'openai-compatible:llama'
 * ```
 */
export function openAiCompatibleModel({ url, model, apiKey }: RemoteModel): ModelPort {
  return sdkModel(`openai-compatible:${model}`, async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: url,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    return provider(model);
  });
}
