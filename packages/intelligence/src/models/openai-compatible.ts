import type { ModelPort } from '../model-port.ts';
import { type RemoteModel, sdkModel } from './ai-sdk.ts';

/**
 * Any server that speaks the OpenAI chat completions API, on this machine or elsewhere. Needs the packages `ai` and
 * `@ai-sdk/openai-compatible`.
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
