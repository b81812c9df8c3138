import {
  formatIsoDate,
  INTELLIGENCE_SCHEMA,
  type Intelligence,
  type Previous,
  type UnknownInput,
} from '@svc/contracts';
import type { CalibratedSet, Engine, EngineDescription } from '@svc/engines';
import { engineVersion } from './calibration.ts';
import { describeChange } from './change.ts';

type DescribedEngine = Pick<Engine, 'product' | 'key' | 'legend' | 'statusOrder' | 'higherScoreIs'>;

export interface BlockContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly calibrated: CalibratedSet | null;
  readonly previous: Previous | undefined;
  /** Fields of the request that nothing reads. */
  readonly unknownInputs?: readonly UnknownInput[] | undefined;
}

const METHOD = 'deterministic_rules';

/**
 * The unified intelligence block: the same for every engine, built from the engine's own description.
 *
 * @example
 * ```ts
 * import { dmse } from '@svc/engines';
 * import { buildIntelligence } from '@svc/intelligence';
 *
 * const now = Date.UTC(2026, 2, 1);
 * const { description } = dmse.evaluate({ responseLatencySeconds: 4.2 }, { now, parameters: dmse.parameters.defaults });
 * buildIntelligence(dmse, description, { now, calibrated: null, previous: undefined }).summary.headline;
 * // → 'Clinical attention: Response latency. Low confidence.'
 * ```
 */
export function buildIntelligence(
  engine: DescribedEngine,
  description: EngineDescription,
  { now, calibrated, previous, unknownInputs = [] }: BlockContext,
): Intelligence {
  return {
    schema: INTELLIGENCE_SCHEMA,
    engine: engine.product,
    summary: description.summary,
    confidence: description.confidence,
    dataQuality: {
      ...completenessOf(description),
      freshness: {
        newestInputAt: description.newestInputAt === null ? null : formatIsoDate(description.newestInputAt),
        staleInputs: [...description.staleInputs],
      },
      warnings: [...description.warnings],
      ...(unknownInputs.length === 0 ? {} : { unknownInputs: [...unknownInputs] }),
    },
    provenance: {
      generatedAt: formatIsoDate(now),
      engineVersion: engineVersion(engine, calibrated),
      method: METHOD,
      inputs: [...description.inputs],
    },
    codes: [...description.codes],
    change: previous === undefined ? null : describeChange(engine, description, previous),
    interpretationScale: engine.legend,
  };
}

function completenessOf({ accepted }: EngineDescription): { completeness: number; missingInputs: string[] } {
  let supplied = 0;
  const missingInputs: string[] = [];
  for (const input of accepted) {
    supplied += input.supplied;
    if (input.supplied === 0) missingInputs.push(input.name);
  }
  const completeness = accepted.length === 0 ? 0 : Math.round((supplied / accepted.length) * 100) / 100;
  return { completeness, missingInputs };
}
