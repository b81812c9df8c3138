import {
  elementsOf,
  isElement,
  type Placed,
  type PlacedResources,
  SYSTEMS,
  textOf,
  type Unread,
} from '@svc/fhir';
import type { DiagnosticReport, Identifier, Reference, ServiceRequest } from 'fhir/r4.js';
import type { ReportOrder } from '../report.ts';

const REQUISITION = /^LR(?:-[0-9A-Z]{4}){3}-[0-9A-Z]$/i;
const ORDER_ID = /^labord_\w{1,80}$/;
const MOST_REFERENCES = 100;

/**
 * The requisition or order a report says it is of, where that is another than this one. Numbers of the laboratory's own
 * say nothing of it; a report of several orders is of this one too.
 */
export function namesAnotherOrder(
  report: Placed<DiagnosticReport>,
  resources: PlacedResources,
  { orderId, requisitionNumber }: ReportOrder,
): string | undefined {
  const named = elementsOf<Reference>(report.resource.basedOn)
    .slice(0, MOST_REFERENCES)
    .flatMap((reference) => namesIn(reference, report, resources))
    .concat(numbersIn(elementsOf<Identifier>(report.resource.identifier)))
    .map((name) => name.toUpperCase());
  const own = [orderId, requisitionNumber].map((name) => name?.toUpperCase());
  if (named.some((name) => own.includes(name))) return undefined;
  // What cannot be held against a number of this order is no other order's.
  return named.find((name) => ORDER_ID.test(name.toLowerCase()) || requisitionNumber !== undefined);
}

function namesIn(reference: Unread<Reference>, from: Placed, resources: PlacedResources): string[] {
  const request = resources.resolve(reference, from)?.resource as Unread<ServiceRequest> | undefined;
  const literal = textOf(reference.reference)?.split('/').at(-1);
  const sent = request?.resourceType === 'ServiceRequest' ? request : undefined;
  return [
    ...numbersIn([reference.identifier, sent?.requisition, ...elementsOf<Identifier>(sent?.identifier)]),
    ...[literal, textOf(sent?.id)].filter((id) => id !== undefined && isOurs(undefined, id)),
  ].filter((name) => name !== undefined);
}

function numbersIn(identifiers: readonly unknown[]): string[] {
  return identifiers.flatMap((identifier) => {
    if (!isElement<Identifier>(identifier)) return [];
    const value = textOf(identifier.value);
    return value !== undefined && isOurs(textOf(identifier.system), value) ? [value] : [];
  });
}

function isOurs(system: string | undefined, value: string): boolean {
  return system === SYSTEMS.requisition || REQUISITION.test(value) || ORDER_ID.test(value);
}
