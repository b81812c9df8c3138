export { resultObservation, type ProductResult } from './writing/result-observation.ts';
export { resultBundle, resultResources } from './writing/result-bundle.ts';
export { fhirId } from './writing/fhir-id.ts';
export type { WriteContext } from './writing/write-context.ts';
export { elementsOf, isElement, textOf, type Unread } from './reading/element.ts';
export { Problems } from './reading/problems.ts';
export { type DatedReading, readMoments, readObservation } from './reading/read-observation.ts';
export { valueFieldsOf } from './reading/value.ts';
