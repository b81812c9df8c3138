import {
  ALLERGY_GROUPS,
  type AllergyGroup,
  type Drug,
  findAllergyGroup,
  findDrug,
  findDrugByCode,
  isOfAllergyGroup,
} from '@svc/clinical';
import { CODE_SYSTEMS } from '@svc/contracts';
import type { AllergyIntolerance, AllergyIntoleranceReaction } from 'fhir/r4.js';
import type { ReadCode } from '../element/codes.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { wordsAndCodes } from './medicine-concept.ts';

/** An active allergy or intolerance. */
export interface Allergy {
  /** What it is to, as it was written. */
  readonly substance: string;
  /** Key of the medicine, where it is to one that is listed. */
  readonly drug: string | undefined;
  /** Key of the group it is to, or of the medicine's group where members cross-react. */
  readonly group: string | undefined;
  /** The reaction in words, with its severity. */
  readonly reaction: string | undefined;
  /** `low`, `high` or `unable-to-assess`. */
  readonly criticality: string | undefined;
  /** `confirmed`, `unconfirmed`, `presumed`; `unknown` where nobody said. */
  readonly status: string;
}

/** What the records say about allergies. */
export interface AllergyRecord {
  readonly allergies: readonly Allergy[];
  /** Whether it is recorded that there are none, of any kind or to medicines. */
  readonly noneKnown: boolean;
}

/** What one resource says: an allergy, that there is none, or why it is neither. */
export type ReadAllergy =
  | { readonly allergy: Allergy }
  | { readonly none: true }
  | { readonly why: string; readonly mightMatter: boolean };

/**
 * The allergies in a list of resources: any that is refuted, entered in error, inactive or resolved is left out, and "no
 * known allergies" counts as none. Values may be of any kind; all but AllergyIntolerance are passed over.
 *
 * @example
 * ```ts
 * import { readAllergies } from '@svc/fhir';
 *
 * const { allergies } = readAllergies([
 *   { resourceType: 'AllergyIntolerance', code: { text: 'Penicillin' }, criticality: 'high' },
 * ]);
 * [allergies[0]?.substance, allergies[0]?.group, allergies[0]?.criticality]; // → [ 'Penicillin', 'penicillins', 'high' ]
 * ```
 */
export function readAllergies(resources: readonly unknown[]): AllergyRecord {
  const read = resources.flatMap((each) =>
    isElement<AllergyIntolerance>(each) && each.resourceType === 'AllergyIntolerance'
      ? [readAllergy(each)]
      : [],
  );
  return {
    allergies: read.flatMap((each) => ('allergy' in each ? [each.allergy] : [])),
    noneKnown: read.some((each) => 'none' in each),
  };
}

const NOT_SO = new Set(['refuted', 'entered-in-error']);
const OVER = new Set(['inactive', 'resolved']);

/** Reads one AllergyIntolerance. */
export function readAllergy(resource: Unread<AllergyIntolerance>): ReadAllergy {
  const verification = codesIn(resource.verificationStatus);
  if (verification.some((code) => NOT_SO.has(code)))
    return { why: 'is refuted or entered in error', mightMatter: false };
  if (codesIn(resource.clinicalStatus).some((code) => OVER.has(code)))
    return { why: 'is over', mightMatter: false };
  const reactions = elementsOf<AllergyIntoleranceReaction>(resource.reaction).slice(0, MOST_REACTIONS);
  const concepts = [resource.code, ...reactions.map(({ substance }) => substance)].map(wordsAndCodes);
  const words = concepts.flatMap((concept) => concept.words);
  const codes = concepts.flatMap((concept) => concept.codes);
  if (codes.some(saysNone) || words.some((text) => NONE.test(plain(text)))) return { none: true };
  const coded = codes.flatMap(({ system, code }) => findDrugByCode(system, code)?.drug ?? []);
  const [substance = coded[0]?.name] = words;
  if (substance === undefined) return { why: 'names no substance that can be read', mightMatter: true };
  const drug =
    words.map((text) => findDrug(text.slice(0, MOST_LETTERS))).find((each) => each !== undefined) ?? coded[0];
  const group =
    words.map((text) => findAllergyGroup(text.slice(0, MOST_LETTERS))).find((each) => each !== undefined) ??
    groupOf(drug);
  return {
    allergy: {
      substance: substance.slice(0, MOST_LETTERS),
      drug: drug?.key,
      group: group?.key,
      reaction: reactionWords(reactions),
      criticality: textOf(resource.criticality),
      status: verification[0] ?? 'unknown',
    },
  };
}

const MOST_REACTIONS = 20;
const MOST_LETTERS = 200;

/** The first group of the medicine whose members cross-react. */
function groupOf(drug: Drug | undefined): AllergyGroup | undefined {
  return drug === undefined
    ? undefined
    : ALLERGY_GROUPS.find((group) => group.crossReactive && isOfAllergyGroup(drug, group));
}

function reactionWords(reactions: readonly Unread<AllergyIntoleranceReaction>[]): string | undefined {
  const told = reactions.flatMap(({ manifestation, description, severity }) => {
    const words = (Array.isArray(manifestation) ? manifestation : []).flatMap(
      (each: unknown) => wordsAndCodes(each).words[0] ?? [],
    );
    const text = words.length > 0 ? words.join(', ') : textOf(description);
    if (text === undefined) return [];
    return [typeof severity === 'string' ? `${text} (${severity})` : text];
  });
  return told.length === 0 ? undefined : told.join('; ').slice(0, MOST_LETTERS);
}

function codesIn(concept: unknown): string[] {
  const { codes, words } = wordsAndCodes(concept);
  return [...codes.map(({ code }) => code), ...words.map((word) => word.toLowerCase())];
}

/** SNOMED CT: no known allergy, no known drug allergy, no known allergies. */
const NONE_CODES = new Set(['716186003', '409137002', '160244002']);

function saysNone({ system, code }: ReadCode): boolean {
  if (system.endsWith('/absent-unknown-uv-ips')) return /^no-known-(?:medication-)?allerg/.test(code);
  return (
    (system === CODE_SYSTEMS.snomed || system.endsWith('2.16.840.1.113883.6.96')) && NONE_CODES.has(code)
  );
}

const NONE =
  /^(?:nkda|nka|no known (?:drug |medication |medicine )?allerg(?:y|ies)(?: to (?:drugs|medications?|medicines))?|no (?:drug |medication |medicine )?allerg(?:y|ies)(?: known| reported)?|none known|no known (?:drug |medication )?(?:intolerances?|hypersensitivity|adverse reactions?))(?: situation)?$/;

function plain(text: string): string {
  return asText(text)
    .slice(0, MOST_LETTERS)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
