import type { ProductKey } from '@svc/contracts';
import type { CodeableConcept } from 'fhir/r4.js';
import { OBSERVATION_CATEGORIES, type ObservationCategory, SYSTEMS } from '../systems.ts';

/** Sections of a diagnostic service. US Core asks `LAB` of laboratory reports and leaves others open. */
const REPORTS = { LAB: 'Laboratory', OTH: 'Other' } as const;

/**
 * What a result is of. None is a laboratory measurement or a vital sign, even where it was made of some: whoever lists
 * those must not find it among them. A computed score is the answer of an assessment tool, which HL7 calls survey; what a
 * session measured of speech and movement is an examination, and how a medicine does is of therapy.
 */
const OF_PRODUCT: Readonly<Partial<Record<ProductKey, ObservationCategory>>> = {
  dmse: 'exam',
  medication: 'therapy',
  biomarker: 'survey',
  outcome: 'survey',
  relapse: 'survey',
};

/** The category of an Observation, as Observations carry it. */
export function categoryOf(code: ObservationCategory): CodeableConcept[] {
  return [{ coding: [{ system: SYSTEMS.observationCategory, code, display: OBSERVATION_CATEGORIES[code] }] }];
}

/** The category of the Observations of a result. */
export function productCategory(product: ProductKey): CodeableConcept[] {
  return categoryOf(OF_PRODUCT[product] ?? 'survey');
}

/** The category of a report, as DiagnosticReports carry it. */
export function reportCategory(code: keyof typeof REPORTS): CodeableConcept[] {
  return [{ coding: [{ system: SYSTEMS.diagnosticService, code, display: REPORTS[code] }] }];
}
