import type { FhirScore } from '@svc/contracts';
import type { Bundle, OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import { fhirId } from '../writing/fhir-id.ts';
import { resultResources } from '../writing/result-bundle.ts';
import type { ProductResult } from '../writing/result-observation.ts';
import { bundleOf, siblingId, type WriteContext } from '../writing/write-context.ts';

/**
 * What a bundle scored, as FHIR: the results of each product, and the report as an OperationOutcome in front of them.
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

/** The report in the words of FHIR: what asks for a person as warnings, all else as information. */
function reportOutcome(
  { resources, used, notUsed, remarks, reviewReasons }: FhirScore['report'],
  disclaimer: string,
  id: string,
): OperationOutcome {
  const issues: OperationOutcomeIssue[] = [
    ...reviewReasons.map((reason) =>
      issueOf('warning', 'business-rule', `Requires review by a clinician: ${reason}`),
    ),
    issueOf('information', 'informational', `${resources} resources. ${disclaimer}`),
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
  return { resourceType: 'OperationOutcome', id: fhirId(id), issue: issues };
}

function issueOf(
  severity: OperationOutcomeIssue['severity'],
  code: OperationOutcomeIssue['code'],
  diagnostics: string,
  expression: readonly string[] = [],
): OperationOutcomeIssue {
  return { severity, code, diagnostics, ...(expression.length === 0 ? {} : { expression: [...expression] }) };
}
