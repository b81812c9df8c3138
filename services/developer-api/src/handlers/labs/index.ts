import { createOrder } from './create-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { listPanels } from './list-panels.ts';
import { simulate } from './simulate-order.ts';

/** The handlers of lab orders by endpoint. */
export const LAB_HANDLERS = {
  listLabPanels: listPanels,
  createLabOrder: createOrder,
  listLabOrders: listOrders,
  getLabOrder: getOrder,
  simulateLabOrder: simulate,
} as const;
