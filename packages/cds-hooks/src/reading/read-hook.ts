import type { CdsRequest, FhirReport } from '@svc/contracts';
import { type FhirRequests, readBundle } from '@svc/fhir';
import { CDS_SERVICES, NEEDED } from '../services.ts';
import { draftsAsTaken, isObject, joinPrefetch } from './prefetch.ts';
import { UnusableHook } from './unusable.ts';

/** What one bundle gave. */
interface ReadRecord {
  readonly requests: FhirRequests;
  readonly report: FhirReport;
}

/** What a call brought, read. */
export interface ReadHook {
  readonly record: ReadRecord;
  /** Null where the hook has none. */
  readonly drafts: ReadRecord | null;
  /** The prefetched bundle, for what no request takes: age, conditions. */
  readonly bundle: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
  readonly partial: readonly string[];
}

/**
 * Reads the resources of a call.
 *
 * @throws UnusableHook when what is needed was not sent, is of another patient, or cannot be read
 */
export function readHook({ hook, context, prefetch }: CdsRequest, now: number): ReadHook {
  const asked = Object.keys(CDS_SERVICES.find(({ id }) => id === hook)?.prefetch ?? {});
  const { bundle, missing, partial } = joinPrefetch(asked, prefetch);
  if (NEEDED[hook].every((key) => missing.includes(key)))
    throw new UnusableHook('precondition', 'prefetch', `needs at least one of ${NEEDED[hook].join(', ')}`);
  const record = read(bundle, 'prefetch', context.patientId, now);
  return {
    record,
    drafts: hook === 'patient-view' ? null : readDrafts(context, now),
    bundle,
    missing,
    partial,
  };
}

function readDrafts(context: CdsRequest['context'], now: number): ReadRecord {
  const { draftOrders } = context as { readonly draftOrders?: unknown };
  if (!isObject(draftOrders) || draftOrders['resourceType'] !== 'Bundle')
    throw new UnusableHook('invalid', 'context.draftOrders', 'must be a Bundle of draft orders');
  return read(draftsAsTaken(draftOrders), 'context.draftOrders', context.patientId, now);
}

function read(bundle: unknown, path: string, patientId: string, now: number): ReadRecord {
  const reading = readBundle(bundle, { now });
  if (!reading.ok)
    throw new UnusableHook('invalid', path, reading.outcome.issue[0]?.diagnostics ?? 'cannot be read');
  const { requests, report, subject } = reading;
  if (subject !== undefined && isAnother(subject, patientId))
    throw new UnusableHook('invalid', path, 'is of another patient than context.patientId');
  return { requests, report };
}

function isAnother(subject: string, patientId: string): boolean {
  const id = /(?:^|\/)Patient\/([^/]+)$/.exec(subject)?.[1];
  return id !== undefined && id !== patientId.replace(/^Patient\//, '');
}
