import type {
  Bundle,
  BundleEntry,
  BundleLink,
  CodeableConcept,
  FhirResource,
  OperationOutcome,
  OperationOutcomeIssue,
} from 'fhir/r4.js';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import { isKind, type Placed } from './placed.ts';
import type { PlacedResources } from './resources.ts';
import type { ReadingReport } from './reading-report.ts';

/**
 * Says what was announced and did not come: further pages, more matches than were sent, parts of a batch that failed, and
 * what a server itself says it could not give.
 */
export function noteWhatIsMissing({ all, holders }: PlacedResources, report: ReadingReport): void {
  for (const placed of holders) {
    if (!isKind<Bundle>(placed, 'Bundle')) continue;
    noteMorePages(placed, report);
    noteFailures(placed, report);
  }
  for (const placed of all)
    if (isKind<OperationOutcome>(placed, 'OperationOutcome')) noteOutcome(placed, report);
}

const NOT_WHOLE: ReadonlySet<string> = new Set([
  'incomplete',
  'timeout',
  'transient',
  'exception',
  'throttled',
  'too-costly',
  'security',
  'forbidden',
  'suppressed',
  'lock-error',
  'no-store',
]);

/** Errors, and warnings that something was left out; what a server only remarks is nothing to look at. */
function noteOutcome({ resource, path }: Placed<OperationOutcome>, report: ReadingReport): void {
  elementsOf<OperationOutcomeIssue>(resource.issue).forEach(
    ({ severity, code, details, diagnostics }, index) => {
      const failed = severity === 'fatal' || severity === 'error';
      if (!failed && !(severity === 'warning' && NOT_WHOLE.has(asText(code)))) return;
      const words = isElement<CodeableConcept>(details) ? conceptText(details) : undefined;
      const said = (words ?? textOf(diagnostics) ?? asText(code)).slice(0, 160);
      report.review(`${path}.issue[${index}]: the server did not give everything: "${said}"`);
    },
  );
}

function noteMorePages({ resource, path }: Placed<Bundle>, report: ReadingReport): void {
  const { link, total } = resource;
  const matches = elementsOf<BundleEntry>(resource.entry).filter(isMatch).length;
  const hasNext = elementsOf<BundleLink>(link).some(({ relation }) => relation === 'next');
  const more = typeof total === 'number' && total > matches;
  if (!hasNext && !more) return;
  const counted = typeof total === 'number' ? `${matches} of ${total} matches` : `${matches} matches`;
  report.review(
    `${path}: there is more on record than was sent: ${counted}${hasNext ? ', a next page' : ''}`,
  );
}

/** What was searched for: what came along with it, and what went wrong, is counted in no total. */
function isMatch({ search, resource }: Unread<BundleEntry>): boolean {
  const mode = isElement<{ mode: unknown }>(search) ? search.mode : undefined;
  const type = isElement<FhirResource>(resource) ? resource.resourceType : undefined;
  return mode !== 'include' && mode !== 'outcome' && type !== 'OperationOutcome';
}

const FAILED = /^[45]\d\d/;

function noteFailures({ resource, path }: Placed<Bundle>, report: ReadingReport): void {
  elementsOf<BundleEntry>(resource.entry).forEach(({ response }, index) => {
    const status = isElement<{ status: unknown }>(response) ? textOf(response.status) : undefined;
    if (status !== undefined && FAILED.test(status))
      report.review(
        `${path}.entry[${index}]: a part that was asked for did not come: ${asText(status).slice(0, 60)}`,
      );
  });
}
