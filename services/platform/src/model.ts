import type { ModelPort } from '@svc/intelligence';
import { anthropicModel, builtinModel, guardModel, openAiCompatibleModel } from '@svc/intelligence/models';
import type { Metrics } from '@svc/server-kit';
import type { Clock } from '@svc/store';
import type { Config } from './config/read-config.ts';

/** The model that words findings, behind its guard; null answers `reasoning: null` and, for agents, 503. */
export function createModel(
  { model }: Pick<Config, 'model'>,
  { clock, metrics }: { clock: Clock; metrics: Metrics },
): ModelPort | null {
  const port = portOf(model);
  if (port === null) return null;
  return guardModel(port, {
    clock,
    onTurn: ({ outcome, seconds }) => {
      metrics.count('svc_model_turns_total', { outcome });
      metrics.count('svc_model_seconds_total', { outcome }, seconds);
    },
  });
}

function portOf(model: Config['model']): ModelPort | null {
  if (model === 'none') return null;
  if (model === 'builtin') return builtinModel;
  const { url, name, key } = model;
  const apiKey = key === null ? {} : { apiKey: key };
  if (model.kind === 'anthropic')
    return anthropicModel({ model: name, ...(url === null ? {} : { url }), ...apiKey });
  return url === null ? null : openAiCompatibleModel({ model: name, url, ...apiKey });
}
