export { findWearableProvider, WEARABLE_PROVIDERS } from './catalog.ts';
export {
  type ConnectableProvider,
  isConnectable,
  type OAuthSettings,
  type WearableProvider,
} from './define-provider.ts';
export { feedOfWearableDays, type WearableFeed } from './feed.ts';
export {
  METRIC_OF_DATA_TYPE,
  PLAUSIBLE_METRIC,
  type WearableDay,
} from './metric.ts';
