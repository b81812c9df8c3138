import { readFileSync } from 'node:fs';
import { type ProductResult, scoreBundle } from '@svc/fhir';

/**
 * Reads a FHIR R4 bundle as an EHR gives it and scores all that is in it, without a line of mapping: what each engine
 * says, what was not used and why, and what a clinician has to look at whatever the scores say.
 *
 * @param now the moment of the analysis, ISO date-time
 */
export function describeBundle(bundle: unknown, now: string): string[] {
  const scored = scoreBundle(bundle, { now });
  if (!scored.ok) return scored.outcome.issue.map(({ diagnostics = '' }) => `cannot be read: ${diagnostics}`);
  const { results, report, disclaimer } = scored.data;
  return [
    ...(Object.values(results) as ProductResult[]).map(
      ({ intelligence: { engine, summary } }) => `${engine}: ${summary.status}. ${summary.headline}`,
    ),
    ...report.used.map(({ count, resourceType, as }) => `used: ${count} ${resourceType} as ${as}`),
    ...report.notUsed.map(({ count, resourceType, why }) => `not used: ${count} ${resourceType}, ${why}`),
    ...report.remarks.map(({ path, message }) => `read otherwise: ${path} ${message}`),
    ...report.reviewReasons.map((reason) => `for a clinician: ${reason}`),
    disclaimer,
  ];
}

if (import.meta.main) {
  const [file = 'examples/fixtures/ehr-bundle.json', now = '2026-11-20T09:00:00Z'] = process.argv.slice(2);
  const lines = describeBundle(JSON.parse(readFileSync(file, 'utf8')), now);
  process.stdout.write(`${lines.join('\n')}\n`);
}
