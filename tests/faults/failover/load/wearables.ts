import { bearer } from '../../../support/call.ts';
import { eventKey } from '../receiver.ts';
import { dataOf, posting, type Work, type WorkContext } from './context.ts';

/** Of a device whose maker is never called: a test connection is marked connected. */
export const PROVIDER = 'oura';

/** Connections to a device, each completed as a patient does, which an event tells. */
export function wearables({ front, keys, acknowledged, events, nextNumber }: WorkContext): Work {
  return async () => {
    const patientRef = `patient-${nextNumber()}`;
    const begun = await front.ask({
      kind: 'wearable',
      path: '/api/v1/wearables/connect',
      ...posting(keys.secretKey, { patientRef, providers: [PROVIDER] }),
    });
    if (begun === null) return;
    const { id } = dataOf<{ id: string }>(begun);
    const done = await front.ask({
      kind: 'wearable',
      path: `/api/admin/v1/wearables/${id}/complete`,
      ...posting(keys.adminToken, { provider: PROVIDER }),
      // A try before this one may have done it and been cut off.
      isGood: ({ status }, tries) => status === 200 || (status === 409 && tries > 1),
    });
    const isConnected = done !== null;
    if (isConnected) events.set(eventKey('wearable.connected', id, 'connected'), performance.now());
    acknowledged.push({
      what: `connection ${id}`,
      asked: {
        kind: 'read',
        method: 'GET',
        path: `/api/v1/wearables/connections/${id}`,
        headers: bearer(keys.secretKey),
      },
      content: JSON.stringify(isConnected ? [patientRef, 'connected'] : [patientRef]),
      contentOf(answer) {
        const kept = dataOf<{ patientRef: string; status: string }>(answer);
        return JSON.stringify(isConnected ? [kept.patientRef, kept.status] : [kept.patientRef]);
      },
    });
  };
}
