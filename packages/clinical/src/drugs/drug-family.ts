import { memory } from '../evidence/evidence.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { enzymeSetsOf } from '../enzymes/enzyme-sets.ts';
import { rxnorm } from '../evidence/terminology.ts';
import { defineDrug } from './define-drug.ts';
import type { Drug } from './define-drug.ts';
import type { DrugClassKey } from './drug-classes.ts';
import { DRUG_GROUPS } from './drug-groups.ts';
import type { DrugGroup, DrugGroupKey } from './drug-groups.ts';
import { evidenceOfDoses } from './label-dose-evidence.ts';
import { ATC_INDEX, RXNORM_CODES } from '../evidence/drug-sources.ts';

/** What the entries of one family share. */
export interface DrugFamily {
  readonly group: DrugGroupKey;
  readonly classes?: readonly DrugClassKey[];
  /** Stands in for the monitoring of the group where that does not fit the family. */
  readonly monitoring?: readonly string[];
}

/** A drug as its file writes it: what the family gives, or what repeats, is left out. */
export interface DrugEntry
  extends Partial<
    Pick<
      Drug,
      | 'name'
      | 'inn'
      | 'synonyms'
      | 'brands'
      | 'classes'
      | 'atc'
      | 'withdrawn'
      | 'usualDose'
      | 'maxDose'
      | 'maxDailyMg'
      | 'maxDailyMgOverAge'
      | 'maxDoseEvidence'
      | 'ingredients'
      | 'countsAs'
      | 'sources'
    >
  > {
  /** The US name with underscores; `name` is written only where it reads otherwise, `inn` where it differs. */
  readonly key: string;
  /** RxNorm ingredient code, and its display where that is not the name. */
  readonly rxcui?: string;
  readonly rxnormDisplay?: string;
  /** From and to, in weeks; `[0, 0]` is the same day. */
  readonly onsetWeeks?: readonly [from: number, to: number];
  readonly onsetNote?: string;
  /** Beyond the monitoring of the group. */
  readonly monitoring?: readonly string[];
}

/** Gives the function that turns the entries of a family into drugs. */
export function drugFamily(family: DrugFamily): (entry: DrugEntry) => Drug {
  return (entry) => {
    const name = entry.name ?? entry.key.replaceAll('_', ' ');
    return defineDrug({
      key: entry.key,
      name,
      inn: entry.inn ?? name,
      synonyms: entry.synonyms ?? [],
      brands: entry.brands ?? [],
      group: family.group,
      classes: unique([...(family.classes ?? []), ...(entry.classes ?? [])]),
      atc: entry.atc,
      ...(entry.withdrawn && { withdrawn: true }),
      ...doseOf(entry),
      onset: onsetOf(entry),
      monitoring: monitoringOf(family, entry),
      ingredients: entry.ingredients,
      ...(entry.countsAs && { countsAs: entry.countsAs }),
      codes: entry.rxcui ? [rxnorm(entry.rxcui, entry.rxnormDisplay ?? name)] : [],
      sources: sourcesOf(family, entry),
    });
  };
}

/** Adds the sets that follow from what the source says of the enzymes of a medicine. */
export function withEnzymeSets<It extends Pick<Drug, 'key' | 'classes'>>(it: It): It {
  const sets = enzymeSetsOf(it.key);
  return sets.length === 0 ? it : { ...it, classes: unique([...it.classes, ...sets]) };
}

/** Adds to each prodrug the sets of its active medicine. Throws on one that is not listed. */
export function withActiveClasses(drugs: readonly Drug[]): readonly Drug[] {
  const byKey = new Map(drugs.map((drug) => [drug.key, drug]));
  return drugs.map((drug) => {
    if (drug.countsAs === undefined) return drug;
    const active = byKey.get(drug.countsAs);
    if (!active) throw new Error(`drug ${drug.key} counts as ${drug.countsAs}, which is not listed`);
    return { ...drug, classes: unique([...drug.classes, ...active.classes]) };
  });
}

/** Adds to each combination product the sets of its ingredients. Throws on an ingredient that is not listed. */
export function withIngredientClasses(drugs: readonly Drug[]): readonly Drug[] {
  const byKey = new Map(drugs.map((drug) => [drug.key, drug]));
  const classesOf = (key: string): readonly DrugClassKey[] => {
    const ingredient = byKey.get(key);
    if (!ingredient) throw new Error(`drug ingredient ${key} is not listed`);
    return ingredient.classes;
  };
  return drugs.map((drug) =>
    drug.ingredients
      ? { ...drug, classes: unique([...drug.classes, ...drug.ingredients.flatMap(classesOf)]) }
      : drug,
  );
}

function doseOf(
  entry: DrugEntry,
): Pick<
  Drug,
  'usualDose' | 'maxDose' | 'maxDailyMg' | 'maxDailyMgOverAge' | 'doseEvidence' | 'maxDoseEvidence'
> {
  const { key, usualDose, maxDailyMg, maxDailyMgOverAge } = entry;
  if (usualDose === undefined) return {};
  const maxDose = entry.maxDose ?? (maxDailyMg === undefined ? undefined : `${maxDailyMg} mg/day`);
  const read = evidenceOfDoses(key, { usualDose, maxDose });
  return {
    usualDose,
    maxDose,
    maxDailyMg,
    maxDailyMgOverAge,
    doseEvidence: read.usual ?? memory(),
    maxDoseEvidence: entry.maxDoseEvidence ?? read.max,
  };
}

function onsetOf({ onsetWeeks, onsetNote }: DrugEntry): Drug['onset'] {
  if (!onsetWeeks) return undefined;
  return { fromWeeks: onsetWeeks[0], toWeeks: onsetWeeks[1], evidence: memory(onsetNote) };
}

function monitoringOf(family: DrugFamily, entry: DrugEntry): readonly string[] {
  const group: DrugGroup = DRUG_GROUPS[family.group];
  return unique([...(family.monitoring ?? group.monitoring ?? []), ...(entry.monitoring ?? [])]);
}

/** Names, brands and onset are from memory in every entry; codes, what an entry adds and doses read in a label are not. */
function sourcesOf(family: DrugFamily, entry: DrugEntry): readonly Evidence[] {
  const group: DrugGroup = DRUG_GROUPS[family.group];
  const ofGroup = [group.onset?.evidence, family.monitoring ? undefined : group.monitoringEvidence];
  return [
    ...(entry.atc ? [ATC_INDEX] : []),
    ...(entry.rxcui ? [RXNORM_CODES] : []),
    ...ofGroup.filter((evidence): evidence is Evidence => evidence?.status === 'verified'),
    ...(entry.sources ?? []),
    memory(),
  ];
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
