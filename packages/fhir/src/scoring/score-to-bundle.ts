import type { FhirScore } from '@svc/contracts';
import type { Bundle, OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import { fhirId } from '../writing/fhir-id.ts';
import { resultResources } from '../writing/result-bundle.ts';
import type { ProductResult } from '../writing/result-observation.ts';
import { bytesOf, cut } from '../writing/size.ts';
import { bundleOf, siblingId, type WriteContext } from '../writing/write-context.ts';

/**
 * The scores of a bundle as FHIR: the results of each product, preceded by the report as an OperationOutcome.
 *
 * @example
 * ```ts
 * import { scoreBundle, scoreToBundle } from '@svc/fhir';
 *
 * const scored = scoreBundle({ resourceType: 'Bundle', type: 'collection' }, { now: '2026-11-20' });
 * const bundle = scored.ok && scoreToBundle(scored.data, { id: 'empty' });
 * bundle && bundle.entry?.map(({ resource }) => resource?.resourceType); // → [ 'OperationOutcome' ]
 * ```
 */
export function scoreToBundle(
  { results, report, disclaimer, generatedAt }: FhirScore,
  context: WriteContext,
): Bundle {
  const scored = Object.values(results) as ProductResult[];
  const outcome = reportOutcome(report, disclaimer, siblingId(context, 'report'));
  const resources = scored.flatMap((data) =>
    resultResources(data, { ...context, id: siblingId(context, data.intelligence.engine) }),
  );
  return bundleOf([outcome, ...resources], context, { type: 'collection', timestamp: generatedAt });
}

/** The report in FHIR terms: what needs a person as warnings, all else as information. */
function reportOutcome(
  { resources, used, notUsed, remarks, reviewReasons }: FhirScore['report'],
  disclaimer: string,
  id: string,
): OperationOutcome {
  const warnings = reviewReasons.map((reason) =>
    issueOf('warning', 'business-rule', `Requires review by a clinician: ${reason}`),
  );
  const lines: OperationOutcomeIssue[] = [
    ...used.map(({ resourceType, as, count, paths }) =>
      issueOf('information', 'informational', `${count} ${resourceType} used as ${as}`, paths),
    ),
    ...notUsed.map(({ resourceType, why, count, paths, names = [] }) =>
      issueOf(
        'information',
        'incomplete',
        `${count} ${resourceType} not used: ${why}${names.length === 0 ? '' : ` (${names.join('; ')})`}`,
        paths,
      ),
    ),
    ...remarks.map(({ path, message }) =>
      issueOf('information', 'informational', `${path} ${message}`, [path]),
    ),
  ];
  const kept = within(MOST_BYTES, lines);
  const missing = lines.length - kept.length;
  return {
    resourceType: 'OperationOutcome',
    id: fhirId(id),
    issue: [
      ...warnings,
      issueOf('information', 'informational', `${resources} resources. ${disclaimer}`),
      ...kept,
      ...(missing === 0
        ? []
        : [
            issueOf(
              'information',
              'incomplete',
              `${missing} further lines of the report are not listed here, for want of room.`,
            ),
          ]),
    ],
  };
}

/** Most bytes of the report lines that need nobody, and the longest of any line. */
const MOST_BYTES = 200_000;
const LONGEST_LINE = 1_000;

/** As many of the first lines as fit together. */
function within(most: number, lines: readonly OperationOutcomeIssue[]): OperationOutcomeIssue[] {
  let room = most;
  return lines.filter((line) => (room -= bytesOf(line)) >= 0);
}

function issueOf(
  severity: OperationOutcomeIssue['severity'],
  code: OperationOutcomeIssue['code'],
  diagnostics: string,
  expression: readonly string[] = [],
): OperationOutcomeIssue {
  return {
    severity,
    code,
    diagnostics: cut(diagnostics, LONGEST_LINE),
    ...(expression.length === 0 ? {} : { expression: [...expression] }),
  };
}
