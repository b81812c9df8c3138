import { findLabPanel } from '@svc/clinical';
import type { LabOrderRequest } from '@svc/contracts';
import { findIdentifiers, labOrderView } from '@svc/labs';
import {
  callerOf,
  dataText,
  handler,
  idempotentCall,
  invalidField,
  parseBody,
  writeOnce,
  writingKeyOf,
} from '@svc/server-kit';
import { insertLabOrder } from '@svc/store';
import type { HandlerFactory } from '../../handler.ts';

const CREATED = 201;

/** Places an order as `requested`; name, category and price are copied from the panel. */
export const createOrder: HandlerFactory = (endpoint, deps) =>
  handler({
    parse({ request }) {
      const body = parseBody<LabOrderRequest>(endpoint, request.body);
      const { patientRef, panelId, note = '', metadata = {} } = body;
      const once = idempotentCall(request, body);
      refuseIdentifiers(note);
      const { name: panelName, category, priceCents } = panelOf(panelId);
      const { accountId: ownerId, mode } = callerOf(request);
      const panel = { panelId, panelName, category, priceCents };
      return {
        once,
        order: { ownerId, mode, patientRef, ...panel, note, metadata: JSON.stringify(metadata) },
      };
    },

    compute: ({ once, order }, { request }) =>
      writeOnce(once, { ...deps, key: writingKeyOf(request) }, async (trx) => {
        const placed = await insertLabOrder(trx, { ...order, now: deps.clock() });
        return { status: CREATED, text: dataText(labOrderView(placed), endpoint, deps) };
      }),

    write: (answer) => answer,
  });

function panelOf(panelId: string) {
  const panel = findLabPanel(panelId);
  if (panel === undefined)
    throw invalidField('panelId', 'is not in the catalog; GET /v1/labs/panels lists the ids');
  return panel;
}

/** Says what was found and never where or what it was: the note is not repeated. */
function refuseIdentifiers(note: string): void {
  const found = findIdentifiers(note);
  if (found.length > 0)
    throw invalidField(
      'note',
      `must not name a patient: it seems to hold ${found.join(' and ')}; the laboratory knows the patient by the requisition number`,
    );
}
