export { type Calibrations, createCalibrations } from './calibrations.ts';
export type { AgentRunReport, DeveloperApiDeps } from './deps.ts';
export { buildDeveloperApi, type DeveloperApiOptions } from './developer-api.ts';
export { DEVELOPER_JOBS, type DeveloperJobs } from './jobs.ts';
export { type Advance, advanceLabOrder, noSuchOrder, simulateOrder } from './labs/move-order.ts';
export { labOrderView, labOrderWithResults } from './labs/order-view.ts';
export { createWearableOffers, providerName, type WearableOffers } from './wearables/offers.ts';
export { pageLanguage, viewConnection } from './wearables/view.ts';
