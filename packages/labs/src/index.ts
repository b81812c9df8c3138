export { findIdentifiers, type IdentifierKind } from './find-identifiers.ts';
export { advanceLabOrder, noSuchOrder, simulateOrder } from './move-order.ts';
export { labOrderView, labOrderWithResults } from './order-view.ts';
export { readLabResults } from './read-results.ts';
export type { LabReport, ReportReading } from './report.ts';
export { simulateLabOrder, type SimulationPlan } from './simulate-order.ts';
export { allowedTransitions } from './transitions.ts';
