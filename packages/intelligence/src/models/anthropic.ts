import type { ModelPort } from '../model-port.ts';
import { sdkModel } from './ai-sdk.ts';
import type { RemoteModel } from './remote-model.ts';

/**
 * The Anthropic messages API, at the provider's address unless `url` names another. Needs `ai` and `@ai-sdk/anthropic`.
 *
 * @example
 * ```ts
 * import { anthropicModel } from '@svc/intelligence/models';
 *
 * anthropicModel({ model: 'claude', apiKey: 'key' }).name; // → 'anthropic:claude'
 * ```
 */
export function anthropicModel({
  url,
  model,
  apiKey,
}: Omit<RemoteModel, 'url'> & { readonly url?: string }): ModelPort {
  return sdkModel(`anthropic:${model}`, async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic({
      ...(url === undefined ? {} : { baseURL: url }),
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    return provider(model);
  });
}
