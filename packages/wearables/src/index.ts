export { findWearableProvider, WEARABLE_PROVIDERS } from './catalog/catalog.ts';
export {
  type ConnectableProvider,
  isConnectable,
  type OAuthSettings,
  type WearableProvider,
} from './catalog/define-provider.ts';
export { feedOfWearableDays, type WearableFeed } from './catalog/feed.ts';
export { METRIC_OF_DATA_TYPE, PLAUSIBLE_METRIC, type WearableDay } from './catalog/metric.ts';
export { completeDemo } from './complete-demo.ts';
export { createWearableOffers, providerName, refusalOf, type WearableOffers } from './offers.ts';
export type { ProviderRegistry, ReadyProvider } from './ready-provider.ts';
export { pageLanguage, viewConnection, viewMetrics } from './view.ts';
export { createWearableConnector, type WearableConnector } from './wearable-connector.ts';
