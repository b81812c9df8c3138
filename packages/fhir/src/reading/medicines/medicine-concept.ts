import type {
  CodeableConcept,
  Coding,
  Identifier,
  Medication,
  MedicationIngredient,
  Ratio,
  Reference,
  Substance,
} from 'fhir/r4.js';
import { isKind, type Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import { codesOf, type ReadCode } from '../element/codes.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';

/** Everything a resource says of which medicine it is about. Every coding of a concept is the same concept. */
export interface MedicineConcept {
  /** Texts and displays, the most telling first. */
  readonly words: readonly string[];
  readonly codes: readonly ReadCode[];
  /** What it is made of, where the product is described by its ingredients. */
  readonly ingredients: readonly MedicineIngredient[];
  /** The Medication that was referred to, where the bundle holds it. */
  readonly product: Placed | undefined;
}

export interface MedicineIngredient {
  readonly words: readonly string[];
  readonly codes: readonly ReadCode[];
  readonly strength: Unread<Ratio> | undefined;
}

/** More words than any concept is called by. Its codes are all looked up. */
const MOST_CODINGS = 50;
const MOST_INGREDIENTS = 20;

/** The concept of a resource with `medication[x]`: coded, referred to, contained, or only named by the reference. */
export function medicineConceptOf(
  placed: Placed,
  {
    medicationCodeableConcept,
    medicationReference,
  }: { readonly medicationCodeableConcept?: unknown; readonly medicationReference?: unknown },
  resources: PlacedResources,
): MedicineConcept {
  const coded = wordsAndCodes(medicationCodeableConcept);
  const named = namedByReference(medicationReference);
  const medication = resources.resolve(medicationReference, placed);
  const product =
    medication !== undefined && isKind<Medication>(medication, 'Medication')
      ? productOf(medication, placed, resources)
      : undefined;
  return {
    words: [...coded.words, ...(product?.words ?? []), ...named.words],
    codes: [...coded.codes, ...(product?.codes ?? []), ...named.codes],
    ingredients: product?.ingredients ?? [],
    product: product === undefined ? undefined : medication,
  };
}

interface WordsAndCodes {
  readonly words: readonly string[];
  readonly codes: readonly ReadCode[];
}

const NOTHING: WordsAndCodes = { words: [], codes: [] };

/** The words and codes of a CodeableConcept; a code of no system is a word. */
export function wordsAndCodes(value: unknown): WordsAndCodes {
  if (!isElement<CodeableConcept>(value)) return NOTHING;
  const all = elementsOf<Coding>(value.coding);
  const codings = all.slice(0, MOST_CODINGS);
  const texts = [
    textOf(value.text),
    ...codings.map(({ display }) => textOf(display)),
    ...codings.map(({ system, code }) => (textOf(system) === undefined ? textOf(code) : undefined)),
  ];
  return {
    words: [...new Set(texts.filter((text) => text !== undefined))],
    codes: codesOf({ coding: all }),
  };
}

/** `display`, and what the identifier of a product says. An address that leads nowhere names nothing. */
function namedByReference(value: unknown): WordsAndCodes {
  if (!isElement<Reference>(value)) return NOTHING;
  const display = textOf(value.display);
  const { identifier } = value;
  if (!isElement<Identifier>(identifier)) return { words: display === undefined ? [] : [display], codes: [] };
  const [system, code] = [textOf(identifier.system), textOf(identifier.value)];
  const type = wordsAndCodes(identifier.type);
  return {
    words: [display, LETTERS.test(code ?? '') ? code : undefined, ...type.words].filter(
      (text) => text !== undefined,
    ),
    codes: [
      ...(system === undefined || code === undefined ? [] : [{ system, code, display: undefined }]),
      ...type.codes,
    ],
  };
}

const LETTERS = /\p{L}{4}/u;

function productOf(
  medication: Placed<Medication>,
  from: Placed,
  resources: PlacedResources,
): Omit<MedicineConcept, 'product'> {
  const { code, ingredient } = medication.resource;
  const ingredients = elementsOf<MedicationIngredient>(ingredient)
    .filter(({ isActive }) => isActive !== false)
    .slice(0, MOST_INGREDIENTS)
    .map(({ itemCodeableConcept, itemReference, strength }) => {
      const item = itemCodeableConcept ?? codeOfItem(itemReference, medication, from, resources);
      const { words, codes } = wordsAndCodes(item);
      const { words: named, codes: identified } = namedByReference(itemReference);
      return {
        words: [...words, ...named],
        codes: [...codes, ...identified],
        strength: isElement<Ratio>(strength) ? strength : undefined,
      };
    });
  return { ...wordsAndCodes(code), ingredients };
}

/** What is contained in a request is looked for there, also from a Medication that is contained beside it. */
function codeOfItem(
  reference: unknown,
  medication: Placed<Medication>,
  from: Placed,
  resources: PlacedResources,
): unknown {
  const item = resources.resolve(reference, medication) ?? resources.resolve(reference, from);
  if (item === undefined) return undefined;
  return isKind<Medication>(item, 'Medication') || isKind<Substance>(item, 'Substance')
    ? item.resource.code
    : undefined;
}
