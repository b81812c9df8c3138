import type { Partner } from './partner.ts';

/** The patient of the order, by whom its events are found again. */
export function labPatient({ run }: Partner): string {
  return `labs-${run}`;
}

/** An order that is sent twice, as after a lost answer, is placed once. The laboratory of test keys gives it results. */
export async function placeOrder(partner: Partner): Promise<string> {
  const { svc, run } = partner;
  const order = { patientRef: labPatient(partner), panelId: 'lithium_monitoring' };
  const idempotencyKey = `order-${run}`;
  const first = await svc.labs.createOrder(order, { idempotencyKey }).withResponse();
  const again = await svc.labs.createOrder(order, { idempotencyKey }).withResponse();
  await svc.labs.simulateOrder(first.data.id);
  const { status } = await svc.labs.getOrder(first.data.id);

  const placed: string[] = [];
  for await (const { id } of svc.labs.listOrders({ patientRef: order.patientRef })) placed.push(id);
  const isSame = again.data.id === first.data.id;
  return `${placed.length} order ${status}, replayed ${first.response.replayed} then ${again.response.replayed}, same ${isSame}`;
}
