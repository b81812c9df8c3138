export {
  ADMIN_PREFIX,
  type AdminData,
  type AdminEndpoint,
  type AdminRequest,
} from './admin/admin-endpoint.ts';
export { ACCESS_REQUEST_STATES } from './admin/access-requests.ts';
export * from './admin/admin-endpoints.ts';
export { buildAdminOpenApi } from './admin/admin-openapi.ts';
export { AdminReason, MOST_REASON_CHARACTERS } from './admin/admin-values.ts';
export * from './agents/agents.ts';
export type { ContextReadEntry } from './agents/context-read.ts';
export { BOUNDS } from './values/bounds.ts';
export { MAX_OBJECT_DEPTH } from './values/caller-object.ts';
export * from './cds-hooks/cds-hooks.ts';
export { findBreakingChanges } from './endpoints/compatibility.ts';
export * from './console/console-endpoint.ts';
export * from './console/console-endpoints.ts';
export type { DeliveryStanding } from './console/webhooks.ts';
export * from './endpoint/deprecation.ts';
export { depthExceeds } from './values/depth.ts';
export * from './endpoint/endpoint.ts';
export { describeFields } from './endpoints/describe-fields.ts';
export * from './endpoints/endpoints.ts';
export * from './errors/errors.ts';
export * from './events/event-endpoints.ts';
export * from './events/event-table.ts';
export * from './events/events.ts';
export * from './fhir/fhir.ts';
export * from './fhir/fhir-endpoints.ts';
export * from './analysis/inputs.ts';
export * from './analysis/intelligence.ts';
export { AT_LEAST_ONE_OF } from './values/at-least-one-of.ts';
export { DAY_MS, formatIsoDate, formatIsoDay, isIsoDay, parseIsoDate } from './values/iso-date.ts';
export * from './labs/labs.ts';
export { listOf } from './values/list.ts';
export * from './mse/mse.ts';
export * from './mse/mse-agent.ts';
export * from './mse/mse-endpoints.ts';
export * from './endpoints/openapi.ts';
export * from './platform/organization.ts';
export { normalForm, wholeBefore } from './values/normal-form.ts';
export { PageLimit, pageLimitOf } from './values/page-limit.ts';
export * from './people/people.ts';
export { PathId } from './values/path-id.ts';
export * from './platform/ping.ts';
export * from './values/primitives.ts';
export { maskedIssuePath } from './errors/masked-path.ts';
export { shortened } from './errors/shortened.ts';
export { PRODUCTS } from './analysis/product-keys.ts';
export * from './analysis/products/index.ts';
export * from './retina/retina.ts';
export * from './retina/retina-endpoints.ts';
export * from './analysis/signal.ts';
export * from './wearables/wearable-endpoints.ts';
export * from './wearables/wearables.ts';
export * from './wearables/wearable-transitions.ts';
