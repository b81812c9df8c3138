export { type ErasedLabOrders, eraseLabOrdersOfPatient } from './erase-patient-labs.ts';
export { insertLabOrder, type NewLabOrder } from './insert-order.ts';
export { type LabOrderMove, moveLabOrder } from './move-order.ts';
export { findLabOrder, type LabOrderQuery, listLabOrders, locateLabOrder } from './read-orders.ts';
export type { LabOrderKey, ListedLabOrder, StoredLabOrder } from './stored-order.ts';
