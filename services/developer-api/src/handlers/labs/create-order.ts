import type { LabOrderRequest } from '@svc/contracts';
import { findIdentifiers, labOrderView } from '@svc/labs';
import { findLabPanel } from '@svc/clinical';
import { invalidField, parseBody, sendJson, writeOnce } from '@svc/server-kit';
import { insertLabOrder } from '@svc/store';
import { dataText } from '../../answer.ts';
import { callerOf, writingKeyOf } from '../../caller.ts';
import type { HandlerFactory } from '../../handler.ts';
import { idempotentCall } from '../../idempotent-call.ts';

const CREATED = 201;

/** Places an order as `requested`; name, category and price are copied from the panel. */
export const createOrder: HandlerFactory = (endpoint, deps) => async (request, reply) => {
  const body = parseBody<LabOrderRequest>(endpoint, request.body);
  const { patientRef, panelId, note = '', metadata = {} } = body;
  const once = idempotentCall(request, body);
  refuseIdentifiers(note);
  const panel = panelOf(panelId);
  const { accountId: ownerId, mode } = callerOf(request);
  const answer = await writeOnce(once, { ...deps, key: writingKeyOf(request) }, async (trx) => {
    const order = await insertLabOrder(trx, {
      ownerId,
      mode,
      patientRef,
      panelId,
      panelName: panel.name,
      category: panel.category,
      priceCents: panel.priceCents,
      note,
      metadata: JSON.stringify(metadata),
      now: deps.clock(),
    });
    return { status: CREATED, text: dataText(labOrderView(order), endpoint, deps) };
  });
  sendJson(reply, answer.text, answer.status);
  return undefined;
};

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
