import type { CdsRequest, FhirReport, Prescription } from '@svc/contracts';
import { type FhirRequests, readBundle } from '@svc/fhir';
import { CDS_SERVICES, NEEDED } from '../services.ts';
import { createOnePerson } from './one-person.ts';
import { draftsAsTaken, joinPrefetch } from './prefetch.ts';
import { entriesOf, isObject, type Unread } from './resources.ts';
import { splitDrafts } from './selections.ts';
import { UnusableHook } from './unusable.ts';

/** What one bundle gave. */
interface ReadRecord {
  readonly requests: FhirRequests;
  readonly report: FhirReport;
}

/** The medicines of the draft orders, as if they were taken. */
export interface ReadDrafts {
  /** Selected just now; all of them where the hook does not say which. */
  readonly selected: readonly Prescription[];
  /** Among the drafts already. */
  readonly others: readonly Prescription[];
  readonly report: FhirReport;
}

/** What a call brought, read. */
export interface ReadHook {
  readonly record: ReadRecord;
  /** Null where the hook has none. */
  readonly drafts: ReadDrafts | null;
  /** The prefetched bundle, for what no request takes: age, pregnancy, conditions. */
  readonly bundle: Unread;
  readonly missing: readonly string[];
  readonly partial: readonly string[];
}

/**
 * Reads the resources of a call.
 *
 * @throws UnusableHook when what is needed was not sent, is of another patient, or cannot be read
 */
export function readHook({ hook, context, prefetch, fhirServer }: CdsRequest, now: number): ReadHook {
  const asked = Object.keys(CDS_SERVICES.find(({ id }) => id === hook)?.prefetch ?? {});
  const { bundle, missing, partial } = joinPrefetch(asked, prefetch);
  if (NEEDED[hook].every((key) => missing.includes(key)))
    throw new UnusableHook('precondition', 'prefetch', `needs at least one of ${NEEDED[hook].join(', ')}`);
  const drafts = hook === 'patient-view' ? null : draftsIn(context);
  const selections =
    hook === 'order-select' ? (context as { readonly selections?: unknown }).selections : undefined;
  const fetched = entriesOf(bundle);
  const ordered = drafts === null ? [] : entriesOf(drafts);
  const refuseOthers = createOnePerson({
    patientId: context.patientId,
    fhirServer,
    entries: [...fetched, ...ordered],
  });
  refuseOthers(fetched, 'prefetch');
  refuseOthers(ordered, DRAFTS);
  const shared = fetched.filter(({ resource }) => REFERRED_TO.has(resource['resourceType']));
  return {
    record: read(bundle, 'prefetch', now),
    drafts:
      drafts === null ? null : readDrafts({ ...drafts, entry: [...ordered, ...shared] }, selections, now),
    bundle,
    missing,
    partial,
  };
}

const DRAFTS = 'context.draftOrders';
/** What drafts may refer to although it was prefetched. */
const REFERRED_TO: ReadonlySet<unknown> = new Set(['Medication', 'Patient']);

function draftsIn(context: CdsRequest['context']): Unread {
  const { draftOrders } = context as { readonly draftOrders?: unknown };
  if (!isObject(draftOrders) || draftOrders['resourceType'] !== 'Bundle')
    throw new UnusableHook('invalid', DRAFTS, 'must be a Bundle of draft orders');
  return draftsAsTaken(draftOrders);
}

function readDrafts(drafts: Unread, selections: unknown, now: number): ReadDrafts {
  const all = read(drafts, DRAFTS, now);
  const parts = splitDrafts(drafts, selections);
  const medicinesOf = ({ requests }: ReadRecord) => requests.medication?.prescriptions ?? [];
  return parts === null
    ? { selected: medicinesOf(all), others: [], report: all.report }
    : {
        selected: medicinesOf(read(parts.selected, DRAFTS, now)),
        others: medicinesOf(read(parts.others, DRAFTS, now)),
        report: all.report,
      };
}

function read(bundle: unknown, path: string, now: number): ReadRecord {
  // Cards compare the doses of drafts themselves.
  const reading = readBundle(bundle, { now, dosesCompared: path === DRAFTS });
  if (!reading.ok)
    throw new UnusableHook('invalid', path, reading.outcome.issue[0]?.diagnostics ?? 'cannot be read');
  return { requests: reading.requests, report: reading.report };
}
