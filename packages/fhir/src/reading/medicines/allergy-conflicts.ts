import { ALLERGY_GROUPS, type Drug, DRUGS, findDrug, isOfAllergyGroup } from '@svc/clinical';
import type { Prescription } from '@svc/contracts';
import { recogniseLine } from '@svc/engines';
import type { Allergy } from './read-allergies.ts';

/** A medicine that conflicts with an allergy. */
export interface AllergyConflict {
  readonly allergy: Allergy;
  /** The medicine as the prescription names it. */
  readonly medicine: string;
  /** The same medicine or an ingredient of it, or another one of a group that is usually avoided as a whole. */
  readonly kind: 'same' | 'group';
  /** The conflict, in words a clinician can check. */
  readonly text: string;
}

const NOT_TAKEN = new Set(['discontinued', 'completed', 'not taken']);
const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
const groupByKey = new Map(ALLERGY_GROUPS.map((group) => [group.key, group]));

/**
 * The medicines, ordered or taken, that conflict with an allergy on record: the same medicine, an ingredient, a brand
 * of it, or one of the same group where members are usually avoided together. An allergy to anything else says nothing.
 *
 * @example
 * ```ts
 * import { allergyConflicts, readAllergies } from '@svc/fhir';
 *
 * const { allergies } = readAllergies([{ resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' } }]);
 * const [conflict] = allergyConflicts(allergies, [{ medicationName: 'Amoxicillin 500 mg', status: 'active' }]);
 * [conflict?.kind, conflict?.medicine]; // → [ 'group', 'Amoxicillin 500 mg' ]
 * ```
 */
export function allergyConflicts(
  allergies: readonly Allergy[],
  medicines: readonly Pick<Prescription, 'medicationName' | 'status'>[],
): AllergyConflict[] {
  const known = allergies.filter(({ drug, group }) => drug !== undefined || group !== undefined);
  if (known.length === 0) return [];
  const taken = new Map<string, readonly Drug[]>();
  for (const { medicationName, status } of medicines)
    if (!NOT_TAKEN.has(status)) taken.set(medicationName, drugsIn(medicationName));
  return [...taken].flatMap(([medicine, drugs]) => {
    const parts = drugs.flatMap(partsOf);
    return known.flatMap((allergy) => {
      const kind = kindOf(allergy, parts);
      return kind === undefined ? [] : [{ allergy, medicine, kind, text: textOf(allergy, medicine, kind) }];
    });
  });
}

function drugsIn(name: string): readonly Drug[] {
  const drug = findDrug(name);
  return drug === undefined ? recogniseLine(name).drugs.map((each) => each.drug) : [drug];
}

/** A medicine, its ingredients and what it counts as. */
function partsOf(drug: Drug): Drug[] {
  const keys = [...(drug.ingredients ?? []), ...(drug.countsAs === undefined ? [] : [drug.countsAs])];
  return [drug, ...keys.flatMap((key) => byKey.get(key) ?? [])];
}

function kindOf({ drug, group }: Allergy, parts: readonly Drug[]): AllergyConflict['kind'] | undefined {
  const own = drug === undefined ? undefined : byKey.get(drug);
  const keys = new Set((own === undefined ? [] : partsOf(own)).map(({ key }) => key));
  if (parts.some(({ key }) => keys.has(key))) return 'same';
  const known = group === undefined ? undefined : groupByKey.get(group);
  return known !== undefined && parts.some((part) => isOfAllergyGroup(part, known)) ? 'group' : undefined;
}

function textOf(
  { substance, reaction, criticality, group, status }: Allergy,
  medicine: string,
  kind: AllergyConflict['kind'],
): string {
  const label = group === undefined ? undefined : groupByKey.get(group)?.label;
  const details = [
    reaction,
    criticality === undefined ? undefined : `criticality ${criticality.slice(0, 40)}`,
    status === 'unconfirmed' ? status : undefined,
  ];
  const told = details.filter((each) => each !== undefined).join(', ');
  const why = kind === 'group' && label !== undefined ? `, of the ${label}` : '';
  return `allergy to "${substance}" on record${told === '' ? '' : ` (${told})`}, and "${medicine}" is ordered or taken${why}`;
}
