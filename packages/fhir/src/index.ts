export type { FhirRequests } from './reading/build-requests.ts';
export { modifierIn } from './reading/bundle/modifier.ts';
export { isKind, type Placed } from './reading/bundle/placed.ts';
export { placeResources, type PlacedResources } from './reading/bundle/resources.ts';
export { asText, elementsOf, isElement, textOf, type Unread } from './reading/element/element.ts';
export { Problems } from './reading/element/problems.ts';
export { type AllergyConflict, allergyConflicts } from './reading/medicines/allergy-conflicts.ts';
export { type ForbiddenMedicine, forbiddenMedicines } from './reading/medicines/forbidden-medicines.ts';
export { type MedicineCourse, type MedicineOrder, toCourses } from './reading/medicines/medicine-courses.ts';
export { type MedicineName, splitMedicineName } from './reading/medicines/medicine-name.ts';
export { type Allergy, type AllergyRecord, readAllergies } from './reading/medicines/read-allergies.ts';
export { type SecondPatient, secondPatient } from './reading/one-patient.ts';
export { operationOutcome, type Refusal } from './reading/outcome.ts';
export { type BundleReading, readBundle, type ReadOptions } from './reading/read-bundle.ts';
export { withKnownUnit } from './reading/readings/check-unit.ts';
export { missingValue } from './reading/readings/missing-value.ts';
export { printedReading } from './reading/readings/printed-reading.ts';
export {
  type DatedReading,
  readMoments,
  readObservation,
} from './reading/readings/reading-of-observation.ts';
export {
  type ReadingOptions,
  type ReadingPatient,
  readingPatient,
  type ReadingSink,
} from './reading/readings/reading-options.ts';
export { valueFieldsOf } from './reading/readings/value.ts';
export { type BundleScore, scoreBundle, type ScoreBundleOptions } from './scoring/score-bundle.ts';
export { scoreToBundle } from './scoring/score-to-bundle.ts';
export { examDocument, type ExamDocumentContext } from './writing/exam-document.ts';
export { fhirId } from './writing/fhir-id.ts';
export { type AgentContext, instrumentBundle } from './writing/instruments.ts';
export { interactionBundle } from './writing/interactions.ts';
export { labOrderBundle, labOrderServiceRequest } from './writing/lab-order.ts';
export { requestBundle, type RequestBundleContext } from './writing/request-bundle.ts';
export { resultBundle, resultResources } from './writing/result-bundle.ts';
export { type ProductResult, resultObservation } from './writing/result-observation.ts';
export { retinaBundle, retinaClinicianBundle, type RetinaMeasurements } from './writing/retina.ts';
export { SYSTEMS } from './systems.ts';
export type { WriteContext } from './writing/write-context.ts';
