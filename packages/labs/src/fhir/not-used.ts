import {
  elementsOf,
  isKind,
  type Placed,
  type PlacedResources,
  printedReading,
  Problems,
  readObservation,
  textOf,
} from '@svc/fhir';
import type { DiagnosticReport, FhirResource, Observation } from 'fhir/r4.js';

const NO_MOMENTS = { effective: undefined, issued: undefined };

/**
 * What of a delivered report became no reading, by its own name: Observations that the report does not name, its
 * conclusion and its attached documents. Patient, specimen and laboratory are left behind on purpose.
 */
export function notUsedOf(
  { resource, path }: Placed<DiagnosticReport>,
  resources: PlacedResources,
  used: ReadonlySet<object>,
): string[] {
  const contained = elementsOf<FhirResource>(resource.contained).map((each, index) => ({
    resource: each,
    path: `${path}.contained[${index}]`,
  }));
  const unnamed = [...resources.all, ...contained].filter(
    (placed): placed is Placed<Observation> =>
      isKind<Observation>(placed, 'Observation') && !used.has(placed.resource),
  );
  const documents = elementsOf(resource.presentedForm).length;
  const concluded =
    textOf(resource.conclusion) !== undefined || elementsOf(resource.conclusionCode).length > 0;
  return [
    ...unnamed.flatMap((placed) =>
      namesOf(placed).map((name) => `${name}: not named by the report, not used`),
    ),
    ...(concluded ? ['the report has a conclusion: not kept, read it at the laboratory'] : []),
    ...(documents > 0
      ? [`the report has ${documents} attached document${documents === 1 ? '' : 's'}: not read`]
      : []),
  ];
}

function namesOf({ resource, path }: Placed<Observation>): string[] {
  const readings = readObservation(resource, path, NO_MOMENTS, new Problems());
  if (readings.length === 0) return ['an Observation that cannot be read'];
  return readings.map(({ biomarker, observedAt }) => printedReading(biomarker, observedAt));
}
