import type { Annotation, Meta, Observation } from 'fhir/r4.js';
import type { ProductKey } from '@svc/contracts';
import type { Products } from '@svc/intelligence';
import { SYSTEMS } from '../systems.ts';
import { productCategory } from './category.ts';
import { clean } from './clean.ts';
import { conceptOf } from './concept.ts';
import { fhirId } from './fhir-id.ts';
import { statusInterpretation } from './interpretation.ts';
import { THE_SERVICE } from './performer.ts';
import { productTitle } from './product-titles.ts';
import { subjectOf, type WriteContext } from './write-context.ts';

/** The scored result of any product, as the endpoints answer it. */
export type ProductResult = Products[ProductKey]['data'];

/**
 * A result as an R4 Observation, field by field as the contract maps it: status → `interpretation` (the original word in
 * its text), headline → `note[0].text`, score → `valueInteger` of the engines that have one, else the status →
 * `valueString`, codes → `code.coding`, `generatedAt` → `effectiveDateTime`, `engineVersion` → `device.display`. The
 * disclaimer follows as the next note.
 *
 * @example
 * ```ts
 * import { resultObservation } from '@svc/fhir';
 * import { score } from '@svc/intelligence';
 *
 * const data = score('dmse', { responseLatencySeconds: 4.2 }, { now: '2026-03-01T09:00:00Z' });
 * const { valueString, effectiveDateTime, device } = resultObservation(data, { id: 'r1', subject: 'Patient/1' });
 * [valueString, effectiveDateTime, device?.display];
 * // → [ 'clinical_attention', '2026-03-01T09:00:00.000Z', 'default' ]
 * ```
 */
export function resultObservation(data: ProductResult, context: WriteContext): Observation {
  const { engine, summary, codes, provenance } = data.intelligence;
  return clean<Observation>({
    resourceType: 'Observation',
    id: fhirId(context.id),
    meta: productTag(engine),
    status: 'final',
    category: productCategory(engine),
    code: conceptOf(productTitle(engine), codes),
    ...subjectOf(context),
    effectiveDateTime: provenance.generatedAt,
    issued: provenance.generatedAt,
    performer: [THE_SERVICE],
    ...valueOf(data),
    interpretation: [statusInterpretation(engine, summary.status, isAssessed(data))],
    note: [{ text: summary.headline }, ...advisoryNotes(data)],
    device: { display: provenance.engineVersion },
  });
}

/**
 * Says that a resource is a result of this service. The codes of a result name what it rests on, a PHQ-9 total for
 * example, and its value is no score of that: whoever reads it back has to know.
 */
export function productTag(engine: ProductKey): Meta {
  return { tag: [{ system: SYSTEMS.product, code: engine, display: productTitle(engine) }] };
}

/** What every resource made from a result repeats: that it is advisory, and any need for a clinician's review. */
export function advisoryNotes({ disclaimer, intelligence: { summary } }: ProductResult): Annotation[] {
  return [
    { text: disclaimer },
    ...(summary.requiresClinicianReview ? [{ text: 'Requires review by a clinician.' }] : []),
  ];
}

/** False where nothing supports the status: what was not assessed is not normal. */
export function isAssessed(data: ProductResult): boolean {
  if ('assessed' in data && data.assessed === false) return false;
  // A low level without anybody having asked about symptoms is not a normal relapse risk.
  if (isRelapse(data) && data.level === 'low') return data.factors.some(isSymptoms);
  const { engine, provenance } = data.intelligence;
  return engine !== 'biomarker' || provenance.inputs.some(({ contributed }) => contributed);
}

function isRelapse(data: ProductResult): data is Products['relapse']['data'] {
  return data.intelligence.engine === 'relapse';
}

function isSymptoms({ key, available }: Products['relapse']['data']['factors'][number]): boolean {
  return key === 'symptoms' && available;
}

function valueOf(data: ProductResult): Pick<Observation, 'valueInteger' | 'valueString'> {
  return 'score' in data && typeof data.score === 'number'
    ? { valueInteger: Math.round(data.score) }
    : { valueString: data.intelligence.summary.status };
}
