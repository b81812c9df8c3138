import type { WearableProvider } from './define-provider.ts';
import { demo } from './providers/demo.ts';
import { fitbit } from './providers/fitbit.ts';
import { googleHealth } from './providers/google-health.ts';
import { oura } from './providers/oura.ts';
import { polar } from './providers/polar.ts';
import { whoop } from './providers/whoop.ts';
import { withings } from './providers/withings.ts';

/** Every provider we know, in the order shown. */
export const WEARABLE_PROVIDERS: readonly WearableProvider[] = [
  demo,
  oura,
  withings,
  whoop,
  polar,
  googleHealth,
  fitbit,
];

export function findWearableProvider(code: string): WearableProvider | undefined {
  return WEARABLE_PROVIDERS.find((provider) => provider.code === code);
}
