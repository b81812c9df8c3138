import { type Drug, DRUGS, findDrug, findDrugByCode } from '@svc/clinical';
import { recogniseLine } from '@svc/engines';
import { CODE_SYSTEMS } from '@svc/contracts';
import type { ReadCode } from '../element/codes.ts';
import { type Strength, strengthInWords, strengthOfRatio } from './amounts.ts';
import type { MedicineConcept, MedicineIngredient } from './medicine-concept.ts';
import { splitMedicineName } from './medicine-name.ts';

/** A medicine as its words and codes name it. */
export interface NamedMedicine {
  /** Words that are known, with their strength; else the medicine of the code; else the words as they are. */
  readonly name: string;
  /** Strength and form. */
  readonly productWords: string | undefined;
  readonly allWords: string;
  readonly rxnorm: string;
  /** Undefined where no listed medicine is named. */
  readonly drug: Drug | undefined;
  /** Whether a reader of medication lines knows what is named: also a combination that is not listed as one. */
  readonly isKnown: boolean;
  readonly strength: Strength | undefined;
  /** How it was read, where the words alone do not show it. */
  readonly remark: string | undefined;
  /** Words and codes of different medicines. */
  readonly conflict: string | undefined;
}

interface Naming {
  readonly drug: Drug;
  /** As it was written, for a message. */
  readonly by: string;
}

/** Names a medicine by all that was said of it; undefined where nothing can be read. */
export function nameMedicine(concept: Omit<MedicineConcept, 'product'>): NamedMedicine | undefined {
  const named = nameBy(concept.words, concept.codes);
  const { ingredients } = concept;
  if (named?.isKnown === true || ingredients.length === 0) return withStrength(named, ingredients);
  const words = ingredients.map(ingredientWords);
  if (words.includes(undefined)) return withStrength(named, ingredients);
  const [only] = ingredients;
  const product =
    ingredients.length === 1 && only !== undefined
      ? nameBy(only.words, only.codes)
      : nameBy([words.join(' / ')], []);
  return product?.isKnown === true || named === undefined
    ? withStrength(product, ingredients)
    : withStrength(named, ingredients);
}

function withStrength(
  named: NamedMedicine | undefined,
  ingredients: readonly MedicineIngredient[],
): NamedMedicine | undefined {
  const [only] = ingredients;
  if (named === undefined || only?.strength === undefined || ingredients.length > 1) return named;
  return { ...named, strength: strengthOfRatio(only.strength) ?? named.strength };
}

function ingredientWords({ words, codes }: MedicineIngredient): string | undefined {
  return words.find((each) => findDrug(each) !== undefined) ?? namingsByCode(codes)[0]?.drug.name ?? words[0];
}

function nameBy(words: readonly string[], codes: readonly ReadCode[]): NamedMedicine | undefined {
  const [first] = words;
  const byName = words.flatMap((word) => namingByName(word));
  const byCode = namingsByCode(codes);
  const spelled = byName.length > 0 ? [] : words.flatMap(namingBySpelling);
  const conflict = conflictAmong([...byName, ...spelled, ...byCode]);
  const strengths = strengthOf(words, byName, codes);
  const shared = {
    allWords: words.join(' '),
    rxnorm: codes.find(({ system }) => system === CODE_SYSTEMS.rxnorm)?.code ?? '',
    strength: strengths.strength,
    conflict,
  };
  const [known] = byName;
  if (known !== undefined) {
    const own = splitMedicineName(known.by).dosage;
    const productWords = own ?? wordsOfProduct(byName) ?? strengthWords(codes);
    const name = own === undefined && productWords !== undefined ? `${known.by} ${productWords}` : known.by;
    const remark =
      first === known.by || first === undefined
        ? strengths.remark
        : `"${short(first)}": read as ${short(known.by)}, of the same concept`;
    return { ...shared, name, productWords, drug: known.drug, isKnown: true, remark };
  }
  const [other] = [...byCode, ...spelled];
  if (other !== undefined) {
    const written = first === undefined ? undefined : splitMedicineName(first).dosage;
    const productWords = written ?? strengthWords(codes);
    const name = [other.drug.name, productWords].filter(Boolean).join(' ');
    const by = byCode.length > 0 ? `by its code ${other.by}` : 'by its spelling';
    const remark = first === undefined ? undefined : `"${short(first)}": read as ${other.drug.name} ${by}`;
    return { ...shared, name, productWords, drug: other.drug, isKnown: true, remark };
  }
  if (first === undefined) return undefined;
  const readable = words.find((word) => isReadable(word));
  const name = readable ?? first;
  const { dosage } = splitMedicineName(name);
  return {
    ...shared,
    name,
    productWords: dosage,
    drug: undefined,
    isKnown: readable !== undefined,
    remark: undefined,
  };
}

function short(words: string): string {
  return words.slice(0, 120);
}

function namingByName(word: string): Naming[] {
  const drug = findDrug(word.slice(0, MOST_LETTERS));
  return drug === undefined ? [] : [{ drug, by: word }];
}

const MOST_LETTERS = 300;

function namingBySpelling(word: string): Naming[] {
  const { drugs } = recogniseLine(word.slice(0, MOST_LETTERS));
  const [only] = drugs;
  return only === undefined || drugs.length > 1 || only.by !== 'spelling'
    ? []
    : [{ drug: only.drug, by: word }];
}

/** Several medicines in one name, a brand of several, a class: a reader of lines knows what to do with it. */
function isReadable(word: string): boolean {
  const { drugs, exposures, notTaken } = recogniseLine(word.slice(0, MOST_LETTERS));
  return drugs.length + exposures.length + notTaken.length > 0;
}

function namingsByCode(codes: readonly ReadCode[]): Naming[] {
  return codes.flatMap(({ system, code }) => {
    const coded = findDrugByCode(system, code);
    return coded === undefined ? [] : [{ drug: coded.drug, by: code }];
  });
}

/** Two of them that are not the same medicine, nor one an ingredient or the active form of the other. */
function conflictAmong(namings: readonly Naming[]): string | undefined {
  const [first] = namings;
  const other = namings.find(({ drug }) => first !== undefined && !isSame(first.drug, drug));
  if (first === undefined || other === undefined) return undefined;
  return `${described(first)} and ${described(other)} are different medicines`;
}

function described({ drug, by }: Naming): string {
  return by.toLowerCase() === drug.name ? by : `"${short(by)}" (${drug.name})`;
}

const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));

function isSame(one: Drug, other: Drug): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.some((key) => b.includes(key));
}

/** A medicine, its ingredients and what it counts as. */
function partsOf(drug: Drug): string[] {
  return [drug, ...(drug.ingredients ?? []).flatMap((key) => byKey.get(key) ?? [])].flatMap(
    ({ key, countsAs }) => (countsAs === undefined ? [key] : [key, countsAs]),
  );
}

/** Of all that names the medicine; of several strengths the highest, which is said. */
function strengthOf(
  words: readonly string[],
  byName: readonly Naming[],
  codes: readonly ReadCode[],
): { readonly strength: Strength | undefined; readonly remark: string | undefined } {
  const told = (byName.length > 0 ? byName.map(({ by }) => by) : words).map(strengthInWords);
  const all = [...told, codedStrength(codes)].filter((strength) => strength !== undefined);
  const [first] = all;
  const alike = all.filter(({ per }) => per === first?.per).toSorted((a, b) => b.mg - a.mg);
  const [highest, next] = [alike[0], alike.find(({ mg }) => mg !== alike[0]?.mg)];
  const remark =
    highest === undefined || next === undefined
      ? undefined
      : `strengths of ${next.mg} mg and ${highest.mg} mg are written: the higher one is counted`;
  return { strength: highest, remark };
}

/** Strength and form in the first words of the medicine that have them. */
function wordsOfProduct(byName: readonly Naming[]): string | undefined {
  return byName.map(({ by }) => splitMedicineName(by).dosage).find((dosage) => dosage !== undefined);
}

function codedStrength(codes: readonly ReadCode[]): Strength | undefined {
  return codes
    .map(({ system, code }) => findDrugByCode(system, code)?.strength)
    .find((strength) => strength !== undefined);
}

/** The strength of a product that only its code names, as its name would have it. */
function strengthWords(codes: readonly ReadCode[]): string | undefined {
  if (codes.some(({ system, code }) => findDrugByCode(system, code)?.injected)) return 'injection';
  const strength = codedStrength(codes);
  if (strength === undefined) return undefined;
  return strength.per === 'ml' ? `${strength.mg} MG/ML` : `${strength.mg} MG`;
}
