import { builtinModel, type ModelPort } from '@svc/intelligence';
import type { Config } from './config/read-config.ts';

/** The model that writes narratives; null answers `reasoning: null`. */
export function createModel({ model }: Pick<Config, 'model'>): ModelPort | null {
  return model === 'builtin' ? builtinModel : null;
}
