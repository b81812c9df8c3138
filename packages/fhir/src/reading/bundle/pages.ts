import type { Bundle, BundleEntry, BundleLink, FhirResource } from 'fhir/r4.js';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { isKind, type Placed } from './placed.ts';
import type { ReadingReport } from './reading-report.ts';

/** Says what bundles announce and do not hold: further pages, more matches than came, parts of a batch that failed. */
export function noteWhatIsMissing(holders: readonly Placed[], report: ReadingReport): void {
  for (const placed of holders) {
    if (!isKind<Bundle>(placed, 'Bundle')) continue;
    noteMorePages(placed, report);
    noteFailures(placed, report);
  }
}

function noteMorePages({ resource, path }: Placed<Bundle>, report: ReadingReport): void {
  const { link, total } = resource;
  const matches = elementsOf<BundleEntry>(resource.entry).filter(isMatch).length;
  const hasNext = elementsOf<BundleLink>(link).some(({ relation }) => relation === 'next');
  const more = typeof total === 'number' && total > matches;
  if (!hasNext && !more) return;
  const counted = typeof total === 'number' ? `${matches} of ${total} matches` : `${matches} matches`;
  report.review(`${path}: there is more on record than was sent: ${counted}${hasNext ? ', a next page' : ''}`);
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
