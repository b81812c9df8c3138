import type { MedicationAssessment } from '@svc/contracts';
import { type Drug, type DrugClassKey, DRUGS } from '@svc/clinical';
import { isInjected, labelOf, type Taken, type TakenDrug } from './taken.ts';

export type MedicationNote = NonNullable<MedicationAssessment['notes']>[number];

type Level = NonNullable<MedicationNote['level']>;

interface Kind {
  readonly label: string;
  readonly level: Level;
}

const low = (label: string): Kind => ({ label, level: 'low' });
const moderate = (label: string): Kind => ({ label, level: 'moderate' });

/**
 * Sets in which a second medication is worth a look, and how much. Sets whose rules already pair their members are left
 * out. From general clinical knowledge.
 */
const ONE_IS_USUAL: Partial<Record<DrugClassKey, Kind>> = {
  STATIN: low('statins'),
  PPI: low('proton pump inhibitors'),
  ACEI: moderate('ACE inhibitors'),
  ARB: moderate('angiotensin receptor blockers'),
  BETA_BLOCKER: moderate('beta-blockers'),
  THIAZIDE: low('thiazide diuretics'),
  LOOP: low('loop diuretics'),
  SULFONYLUREA: moderate('sulfonylureas'),
  GLP1: moderate('GLP-1 receptor agonists'),
  GABAPENTINOID: low('gabapentinoids'),
  OREXIN_ANTAGONIST: moderate('orexin antagonists'),
  SEDATING_ANTIHISTAMINE: low('sedating antihistamines'),
  ANTIPLATELET: low('antiplatelets'),
  CORTICOSTEROID: low('corticosteroids'),
  PDE5: moderate('PDE5 inhibitors'),
  DOPAMINE_AGONIST: low('dopamine agonists'),
  ESTROGEN_CONTRACEPTIVE: low('contraceptives with an oestrogen'),
};

/** A dose taken twice by error is told at once: sets and medicines whose double dose harms. From general knowledge. */
const DOUBLE_HARMS: ReadonlySet<string> = new Set([
  'SSRI',
  'SNRI',
  'TCA',
  'MAOI',
  'ANTIPSYCHOTIC',
  'BZD',
  'HYP',
  'NSAID',
  'VKA',
  'DOAC',
  'SULFONYLUREA',
  'lithium',
  'valproate',
  'carbamazepine',
  'lamotrigine',
  'digoxin',
  'methotrexate',
  'acetaminophen',
  'tramadol',
  'methadone',
]);
/** Twice is contraindicated by the labels of its products: seizures. */
const TWICE_IS_DANGEROUS: ReadonlySet<string> = new Set(['bupropion']);
/** Taken as several products by design: a long and a short form, a basal and a meal dose. */
const SEVERAL_BY_DESIGN: ReadonlySet<string> = new Set(['insulin']);
/** Forms that are meant to stand beside another: slow beside fast, depot or patch beside tablet. */
const OTHER_FORM =
  /\b(?:er|xr|xl|sr|la|cr|mr|dr|pr|retard|prolonged|extended|modified|slow|depot|lai|decanoate|injection|inj|im|iv|patch|gel|cream|drops|spray|inhaler|suppository|prn|as needed|rescue|breakthrough)\b/i;

/** The same ingredient or the same kind of medication more than once. Advice to check, never to stop. */
export function duplicateTherapyNotes(taken: readonly Taken[]): MedicationNote[] {
  const drugs = taken.filter((it) => it.kind === 'drug');
  return [...namedTwice(drugs), ...sameIngredient(drugs), ...sameKind(drugs)];
}

function harmsTwice({ key, classes }: Pick<Drug, 'key' | 'classes'>): boolean {
  return DOUBLE_HARMS.has(key) || classes.some((name) => DOUBLE_HARMS.has(name));
}

function namedTwice(drugs: readonly TakenDrug[]): MedicationNote[] {
  return drugs.flatMap((it) => {
    const { drug, lines, matched } = it;
    if (lines.length < 2 || SEVERAL_BY_DESIGN.has(drug.key)) return [];
    const namedAs = [...new Set(matched.map((words) => words.toLowerCase()))].sort();
    const names = namedAs.length > 1 ? ` (as ${namedAs.join(', ')})` : '';
    return [
      duplicate(
        drug.name,
        `${drug.name} is named ${lines.length} times${names} and counts once; check whether more than one is intended`,
        namedTwiceLevel(it, namedAs.length),
      ),
    ];
  });
}

/** Two names hide that it is one medicine; two forms of it, or a dose written in two lines, are often meant. */
function namedTwiceLevel(it: TakenDrug, names: number): Level | undefined {
  const { drug, lines, daily } = it;
  if (names < 2) return undefined;
  const forms = new Set(lines.map((line) => (OTHER_FORM.exec(line)?.[0] ?? '').toLowerCase()));
  const isAbove = drug.maxDailyMg !== undefined && daily.averageMg > drug.maxDailyMg && !isInjected(it);
  if (isAbove) return 'high';
  if (forms.size > 1) return 'low';
  return harmsTwice(drug) || TWICE_IS_DANGEROUS.has(drug.key) ? 'moderate' : 'low';
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
    if (holders.length < 2 || SEVERAL_BY_DESIGN.has(key)) return [];
    const ingredient = key.replaceAll('_', ' ');
    const held = `${listOf(holders.map(({ name }) => name))} hold the same ingredient, ${ingredient}`;
    return [duplicate(ingredient, `${held}; check whether both are intended`, sameIngredientLevel(key))];
  });
}

const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));

function sameIngredientLevel(key: string): Level {
  if (TWICE_IS_DANGEROUS.has(key)) return 'high';
  const drug = byKey.get(key);
  return drug && harmsTwice(drug) ? 'moderate' : 'low';
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
  return Object.entries(ONE_IS_USUAL).flatMap(([kind, { label, level }]) => {
    const members = (membersOf.get(kind) ?? []).sort(byIngredientsThenName);
    if (members.length < 2) return [];
    const ingredients = members.map(({ drug }) => ingredientsOfKind(drug, kind as DrugClassKey));
    const distinct = members.filter(
      (_, index) => !ingredients.slice(0, index).some((before) => overlaps(before, ingredients[index])),
    );
    return distinct.length < 2
      ? []
      : [
          duplicate(
            label,
            `${listOf(distinct.map(labelOf))} are both ${label}; check whether both are intended`,
            level,
          ),
        ];
  });
}

/** What of a product makes it one of its kind: a diuretic in two of them does not make their beta-blockers one. */
function ingredientsOfKind({ key, ingredients = [key] }: Drug, kind: DrugClassKey): ReadonlySet<string> {
  const own = ingredients.filter((ingredient) => byKey.get(ingredient)?.classes.includes(kind));
  return new Set(own.length > 0 ? own : ingredients);
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

function duplicate(subject: string, note: string, level: Level | undefined): MedicationNote {
  const kind = 'duplicate_therapy';
  return level === undefined ? { kind, subject, note } : { kind, subject, note, level };
}
