import type { CalibratedSet, Engine } from '@svc/engines';
import type { ModelBlock } from '@svc/contracts';

type EngineIdentity = Pick<Engine, 'key'>;

/** The model block: which engine scored, and with shipped constants or a promoted set. */
export function modelBlock(engine: EngineIdentity, calibrated: CalibratedSet | null): ModelBlock {
  return {
    key: engine.key,
    version: calibrated?.version ?? null,
    source: calibrated ? 'calibrated' : 'default',
  };
}

/** What callers pin: `default`, or the engine id with the active version. */
export function engineVersion(engine: EngineIdentity, calibrated: CalibratedSet | null): string {
  return calibrated ? `${engine.key}@${calibrated.version}` : 'default';
}
