import type { EndpointId } from '@svc/contracts';
import { findIdentifiers } from '@svc/labs';
import { LAB_PANELS } from '@svc/clinical';

type Fit = (body: unknown) => unknown;

/** What the document cannot say: which panels there are, that a note names nobody, which providers can be connected. */
const FITS: Partial<Record<EndpointId, Fit>> = {
  createLabOrder(body) {
    const order = body as { patientRef: string; note?: string };
    const panel = LAB_PANELS[order.patientRef.length % LAB_PANELS.length];
    const { note } = order;
    const harmless = note === undefined || findIdentifiers(note).length === 0;
    return { ...order, panelId: panel?.panelId, ...(harmless ? {} : { note: 'fasting 12 h' }) };
  },
  connectWearable(body) {
    const { providers, ...rest } = body as { providers?: unknown[] };
    return providers === undefined ? rest : { ...rest, providers: providers.map(() => 'demo') };
  },
};

/** Turns a body the document allows into one the operation takes. */
export function fitOf(id: EndpointId): Fit {
  return FITS[id] ?? ((body) => body);
}
