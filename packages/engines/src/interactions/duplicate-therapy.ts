import type { MedicationAssessment } from '@svc/contracts';
import type { Drug, DrugClassKey } from '@svc/clinical';
import { labelOf, type Taken, type TakenDrug } from './taken.ts';

export type MedicationNote = NonNullable<MedicationAssessment['notes']>[number];

/** Sets in which a second medication is worth a look. Sets whose rules already pair their members are left out. */
const ONE_IS_USUAL: Partial<Record<DrugClassKey, string>> = {
  STATIN: 'statins',
  PPI: 'proton pump inhibitors',
  ACEI: 'ACE inhibitors',
  ARB: 'angiotensin receptor blockers',
  BETA_BLOCKER: 'beta-blockers',
  THIAZIDE: 'thiazide diuretics',
  LOOP: 'loop diuretics',
  SULFONYLUREA: 'sulfonylureas',
  GLP1: 'GLP-1 receptor agonists',
  GABAPENTINOID: 'gabapentinoids',
  OREXIN_ANTAGONIST: 'orexin antagonists',
  SEDATING_ANTIHISTAMINE: 'sedating antihistamines',
  ANTIPLATELET: 'antiplatelets',
  CORTICOSTEROID: 'corticosteroids',
  PDE5: 'PDE5 inhibitors',
  DOPAMINE_AGONIST: 'dopamine agonists',
  ESTROGEN_CONTRACEPTIVE: 'contraceptives with an oestrogen',
};

/** The same ingredient or the same kind of medication more than once. Advice to check, never to stop. */
export function duplicateTherapyNotes(taken: readonly Taken[]): MedicationNote[] {
  const drugs = taken.filter((it) => it.kind === 'drug');
  return [...namedTwice(drugs), ...sameIngredient(drugs), ...sameKind(drugs)];
}

/** Two opioids of one ingredient add up, and one of them is often forgotten. */
function levelOf(holders: readonly Drug[]): Pick<MedicationNote, 'level'> {
  return holders.some(({ classes }) => classes.includes('OPIOID')) ? { level: 'low' } : {};
}

function namedTwice(drugs: readonly TakenDrug[]): MedicationNote[] {
  return drugs.flatMap(({ drug, lines, matched }) => {
    if (lines.length < 2) return [];
    const namedAs = [...new Set(matched.map((words) => words.toLowerCase()))].sort();
    const names = namedAs.length > 1 ? ` (as ${namedAs.join(', ')})` : '';
    return [
      duplicate(
        drug.name,
        `${drug.name} is named ${lines.length} times${names} and counts once; check whether more than one is intended`,
      ),
    ];
  });
}

function sameIngredient(drugs: readonly TakenDrug[]): MedicationNote[] {
  const holdersOf = new Map<string, Drug[]>();
  for (const { drug } of drugs) {
    for (const key of drug.ingredients ?? [drug.key]) {
      const holders = holdersOf.get(key);
      if (holders) holders.push(drug);
      else holdersOf.set(key, [drug]);
    }
  }
  return [...holdersOf].flatMap(([key, holders]) => {
    if (holders.length < 2) return [];
    const ingredient = key.replaceAll('_', ' ');
    const held = `${listOf(holders.map(({ name }) => name))} hold the same ingredient, ${ingredient}`;
    return [{ ...duplicate(ingredient, `${held}; check whether both are intended`), ...levelOf(holders) }];
  });
}

function sameKind(drugs: readonly TakenDrug[]): MedicationNote[] {
  const membersOf = new Map<string, TakenDrug[]>();
  for (const it of drugs) {
    for (const kind of it.drug.classes) {
      const members = membersOf.get(kind);
      if (members) members.push(it);
      else if (kind in ONE_IS_USUAL) membersOf.set(kind, [it]);
    }
  }
  return Object.entries(ONE_IS_USUAL).flatMap(([kind, label]) => {
    const members = (membersOf.get(kind) ?? []).sort(byIngredientsThenName);
    if (members.length < 2) return [];
    const ingredients = members.map(({ drug }) => new Set(drug.ingredients ?? [drug.key]));
    const distinct = members.filter(
      (_, index) => !ingredients.slice(0, index).some((before) => overlaps(before, ingredients[index])),
    );
    return distinct.length < 2
      ? []
      : [
          duplicate(
            label,
            `${listOf(distinct.map(labelOf))} are both ${label}; check whether both are intended`,
          ),
        ];
  });
}

/** Single ingredients first, so that what counts beside a product does not depend on the order of the list. */
function byIngredientsThenName({ drug: one }: TakenDrug, { drug: other }: TakenDrug): number {
  const byCount = (one.ingredients?.length ?? 1) - (other.ingredients?.length ?? 1);
  return byCount || (one.name < other.name ? -1 : 1);
}

function overlaps(one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): boolean {
  return [...one].some((key) => other.has(key));
}

function listOf(names: readonly string[]): string {
  const sorted = names.toSorted();
  return sorted.length < 3
    ? sorted.join(' and ')
    : `${sorted.slice(0, -1).join(', ')} and ${sorted[sorted.length - 1]}`;
}

function duplicate(subject: string, note: string): MedicationNote {
  return { kind: 'duplicate_therapy', subject, note };
}
