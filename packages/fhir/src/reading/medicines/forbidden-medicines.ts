import { findDrug, findDrugByCode } from '@svc/clinical';
import type { CodeableConcept, MedicationRequest, Reference } from 'fhir/r4.js';
import { elementsOf, isElement, textOf } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import { wordsAndCodes } from './medicine-concept.ts';

/** A medicine that an active order says is not to be given. */
export interface ForbiddenMedicine {
  /** As the order names it. */
  readonly name: string;
  /** Key of the medicine, where this service knows it. */
  readonly drug: string;
  /** Why, in the words of the order. */
  readonly reason: string | undefined;
}

const LONGEST = 200;

/**
 * Medicines that active orders say are not to be given (`doNotPerform`): orders for them need a look.
 *
 * @param resources resources of a record; all but MedicationRequest are passed over
 *
 * @example
 * ```ts
 * import { forbiddenMedicines } from '@svc/fhir';
 *
 * const order = { resourceType: 'MedicationRequest', status: 'active', intent: 'order', doNotPerform: true };
 * forbiddenMedicines([{ ...order, medicationCodeableConcept: { text: 'Mirtazapine' } }])[0]?.drug; // → 'mirtazapine'
 * ```
 */
export function forbiddenMedicines(resources: readonly unknown[]): ForbiddenMedicine[] {
  return resources.flatMap((resource) => {
    if (!isElement<MedicationRequest>(resource) || resource.resourceType !== 'MedicationRequest') return [];
    if (resource.doNotPerform !== true || resource.status !== 'active') return [];
    const { words, codes } = wordsAndCodes(resource.medicationCodeableConcept);
    const { medicationReference, reasonCode } = resource;
    const display = isElement<Reference>(medicationReference)
      ? textOf(medicationReference.display)
      : undefined;
    const names = [...words, ...(display === undefined ? [] : [display])].map((each) =>
      each.slice(0, LONGEST),
    );
    const drug =
      codes
        .map(({ system, code }) => findDrugByCode(system, code)?.drug)
        .find((each) => each !== undefined) ??
      names.map((each) => findDrug(each)).find((each) => each !== undefined);
    if (drug === undefined) return [];
    const [why] = elementsOf<CodeableConcept>(reasonCode);
    const reason = why === undefined ? undefined : conceptText(why)?.slice(0, LONGEST);
    return [{ name: names[0] ?? drug.name, drug: drug.key, reason }];
  });
}
