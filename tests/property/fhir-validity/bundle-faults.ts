import { danglingReferences } from '../../../packages/fhir/test/references.ts';
import { usCoreFaults } from '../../../packages/fhir/test/us-core.ts';
import { faultsOf } from '../../../packages/fhir/test/validators.ts';
import { type Emitted, SUBJECT } from './emitted.ts';

/** Every fault of a bundle that leaves: of the validators, of what US Core asks, of references that lead nowhere. */
export function bundleFaults(bundle: Emitted['bundle']): string[] {
  // A document holds its patient; all else names the patient of the caller.
  const outside = bundle.type === 'document' ? [] : [SUBJECT];
  return [
    ...faultsOf(bundle),
    ...usCoreFaults(bundle),
    ...danglingReferences(bundle, outside).map(
      ({ path, reference }) => `${path} leads nowhere: ${reference}`,
    ),
  ];
}
