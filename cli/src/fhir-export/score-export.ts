import type { FhirScore } from '@svc/contracts';
import {
  type BundleScore,
  elementsOf,
  fhirId,
  isElement,
  type ProductResult,
  scoreBundle,
  scoreToBundle,
  textOf,
} from '@svc/fhir';
import { ApiError, parseJsonBody } from '@svc/server-kit/jobs';
import { CliError } from '../cli-error.ts';
import type { Place } from './kept-texts.ts';
import { type PatientGroup, type PatientGroups, shownSpot } from './patient-groups.ts';
import { type Fields, literalOf, referencesIn } from './patient-names.ts';
import type { ReadExport } from './read-export.ts';

export interface ScoreOptions {
  readonly now: string | number;
  readonly asFhir: boolean;
  readonly summary: boolean;
}

/** What became of one patient. */
export interface ScoredPatient {
  /** One line of the answer. */
  readonly line: object;
  readonly asksForReview: boolean;
  /** Why there is no score. */
  readonly refusal: string | undefined;
}

/** The second pass over an export: the records of one patient are read together, scored and released. */
export function scorePatient(
  group: PatientGroup,
  { groups, texts }: ReadExport,
  options: ScoreOptions,
): ScoredPatient {
  if (group.refusal !== undefined) return refused(group, [group.refusal], options);
  let reading: BundleScore;
  try {
    reading = scoreBundle(
      recordsOf(group, groups, (place) => parseJsonBody(texts.read(place))),
      options,
    );
  } catch (error) {
    // Whatever is wrong with one patient, the others are still scored.
    const message = error instanceof Error ? error.message : String(error);
    return refused(
      group,
      [error instanceof ApiError ? reasonOf(error) : `cannot be scored: ${message}`],
      options,
    );
  }
  if (!reading.ok)
    return refused(
      group,
      reading.outcome.issue.map(({ diagnostics = '' }) => diagnostics),
      options,
    );
  const asksForReview = asksFor(reading.data);
  return { line: lineOf(group, reading, options), asksForReview, refusal: undefined };
}

function reasonOf({ message, issues = [] }: ApiError): string {
  return issues.length === 0 ? message : issues.map(({ path, message: why }) => `${path} ${why}`).join('; ');
}

/** The score; a bad option is an error of the command, not of the bundle. */
export function scoredBundle(bundle: unknown, now: string | number): BundleScore {
  try {
    return scoreBundle(bundle, { now });
  } catch (error) {
    throw error instanceof RangeError ? new CliError(error.message) : error;
  }
}

/** What a person looks for first in a score. */
export function summaryOf({ results, report }: FhirScore): object {
  return {
    statuses: Object.fromEntries(
      resultsOf(results).map(([product, { intelligence }]) => [product, intelligence.summary.status]),
    ),
    requiresClinicianReview: asksFor({ results, report }),
    productsForReview: resultsOf(results).flatMap(([product, { intelligence }]) =>
      intelligence.summary.requiresClinicianReview ? [product] : [],
    ),
    reviewReasons: report.reviewReasons,
  };
}

const resultsOf = (results: FhirScore['results']) => Object.entries(results) as [string, ProductResult][];

function asksFor({ results, report }: Pick<FhirScore, 'results' | 'report'>): boolean {
  return (
    report.requiresClinicianReview ||
    resultsOf(results).some(([, { intelligence }]) => intelligence.summary.requiresClinicianReview)
  );
}

/** All records of a patient as one bundle; a single bundle stays as it came. */
function recordsOf(group: PatientGroup, groups: PatientGroups, read: (place: Place) => unknown): unknown {
  const own = [...group.places].map((place) => read(place) as Fields);
  const shared = sharedBy(own, groups, read);
  const [only] = own;
  if (own.length === 1 && only !== undefined) {
    if (shared.length === 0) return only;
    if (only.resourceType === 'Bundle')
      return { ...only, entry: [...elementsOf<Fields>(only.entry), ...shared] };
  }
  return { resourceType: 'Bundle', type: 'collection', entry: [...own.flatMap(entriesFrom), ...shared] };
}

/** A resource as an entry; a bundle that adds nothing of its own, such as a next page, is replaced by its entries. */
function entriesFrom(resource: Fields): Fields[] {
  const { resourceType, type, link, total, entry } = resource;
  const isPlain =
    resourceType === 'Bundle' && type !== 'history' && link === undefined && total === undefined;
  return isPlain ? elementsOf<Fields>(entry) : [{ resource }];
}

/** What records refer to but do not hold, directly or through one another. */
function sharedBy(own: readonly Fields[], groups: PatientGroups, read: (place: Place) => unknown): Fields[] {
  const held = new Set<string>();
  for (const each of own) for (const name of namesIn(each)) held.add(name);
  const found = new Map<Place, Fields>();
  const pending: unknown[] = [...own];
  for (let resource = pending.pop(); resource !== undefined; resource = pending.pop()) {
    for (const reference of referencesIn(resource)) {
      const name = literalOf(reference)?.name ?? reference;
      if (held.has(name) || held.has(reference)) continue;
      const place = groups.find(reference) ?? groups.find(name);
      if (place === undefined || found.has(place)) continue;
      const resourceFound = read(place) as Fields;
      // Marked as an include of the search, so that it counts toward no total.
      found.set(place, { resource: resourceFound, search: { mode: 'include' } });
      pending.push(resourceFound);
    }
  }
  return [...found.values()];
}

/** The names of all resources in the records: by type and id, and by the addresses of entries. */
function namesIn(root: Fields): string[] {
  const names: string[] = [];
  const pending: unknown[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (!isElement<Fields>(value)) continue;
    const [type, id, fullUrl] = [textOf(value.resourceType), textOf(value.id), textOf(value.fullUrl)];
    if (type !== undefined && id !== undefined) names.push(`${type}/${id}`);
    if (fullUrl !== undefined) names.push(fullUrl);
    for (const child of [value.resource, value.entry, value.parameter, value.part])
      for (const each of Array.isArray(child) ? child : [child]) if (isElement(each)) pending.push(each);
  }
  return names;
}

function lineOf(
  group: PatientGroup,
  { data, subject }: Extract<BundleScore, { ok: true }>,
  { asFhir, summary }: ScoreOptions,
): object {
  const name = group.name !== undefined && literalOf(group.name) !== undefined ? group.name : subject;
  if (asFhir) return scoreToBundle(data, { id: idOf(group), subject: name });
  return { ...whoseOf(group), ...(summary ? summaryOf(data) : data) };
}

function idOf({ name, from }: PatientGroup): string {
  return fhirId(`score-${name?.replace(/^Patient\//, '') ?? shownSpot(from)}`);
}

/** Whose a line is; a bundle that names nobody goes by its place. */
function whoseOf({ name, from }: PatientGroup): object {
  return name === undefined
    ? { patient: null, file: from.file, ...(from.line === undefined ? {} : { line: from.line }) }
    : { patient: name };
}

function refused(group: PatientGroup, reasons: readonly string[], { asFhir }: ScoreOptions): ScoredPatient {
  const line = asFhir
    ? {
        resourceType: 'OperationOutcome',
        id: idOf(group),
        issue: reasons.map((reason) => ({
          severity: 'error',
          code: 'processing',
          diagnostics: `${shownName(group)}: ${reason}`,
        })),
      }
    : { ...whoseOf(group), refused: reasons };
  return { line, asksForReview: false, refusal: reasons.join('; ') };
}

export function shownName({ name, from }: PatientGroup): string {
  return name ?? `the bundle of ${shownSpot(from)}`;
}
