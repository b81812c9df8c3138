import type { Coding, Questionnaire, QuestionnaireItem, QuestionnaireResponse } from 'fhir/r4.js';
import { isKind, type Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { type OptionWeights, plainWords, statedWeight } from './answers.ts';
import { loincsAmong } from './loinc-in.ts';

/** What a questionnaire says of one of its items. */
interface DefinedItem {
  readonly codes: readonly string[];
  readonly text: string | undefined;
  readonly weights: OptionWeights;
}

/** A questionnaire that came with its response. */
export interface Definition {
  /** LOINC codes of the whole. */
  readonly codes: readonly string[];
  /** Its title, its name, and the words of its codes. */
  readonly names: readonly string[];
  readonly items: ReadonlyMap<string, DefinedItem>;
}

const known = new WeakMap<object, Definition>();
const indexes = new WeakMap<PlacedResources, ReadonlyMap<string, Unread<Questionnaire>>>();

/** The questionnaire of a response, when it is contained in it or stands in the bundle. */
export function definitionOf(
  placed: Placed<QuestionnaireResponse>,
  resources: PlacedResources,
): Definition | undefined {
  const canonical = textOf(placed.resource.questionnaire)?.slice(0, 2000);
  const found =
    containedIn(placed, canonical) ?? (canonical === undefined ? undefined : inBundle(canonical, resources));
  if (found === undefined) return undefined;
  let definition = known.get(found);
  if (definition === undefined) known.set(found, (definition = define(found)));
  return definition;
}

/** By its id, by its address, or as the only questionnaire contained. */
function containedIn(
  { resource }: Placed<QuestionnaireResponse>,
  canonical: string | undefined,
): Unread<Questionnaire> | undefined {
  const all = elementsOf<Questionnaire>(resource.contained).filter(
    ({ resourceType }) => resourceType === 'Questionnaire',
  );
  const meant = all.find(
    ({ id, url }) =>
      canonical !== undefined &&
      (canonical === `#${textOf(id)}` || plainAddress(canonical) === plainAddress(textOf(url))),
  );
  return meant ?? (all.length === 1 ? all[0] : undefined);
}

function inBundle(canonical: string, resources: PlacedResources): Unread<Questionnaire> | undefined {
  let index = indexes.get(resources);
  if (index === undefined) indexes.set(resources, (index = indexOf(resources)));
  return (
    index.get(plainAddress(canonical) ?? '') ??
    index.get(/[^/]{1,64}$/.exec(plainAddress(canonical) ?? '')?.[0] ?? '')
  );
}

function indexOf({ all }: PlacedResources): ReadonlyMap<string, Unread<Questionnaire>> {
  const index = new Map<string, Unread<Questionnaire>>();
  for (const placed of all) {
    if (!isKind<Questionnaire>(placed, 'Questionnaire')) continue;
    for (const key of [plainAddress(textOf(placed.resource.url)), textOf(placed.resource.id)])
      if (key !== undefined) index.set(key, placed.resource);
  }
  return index;
}

function plainAddress(canonical: string | undefined): string | undefined {
  return canonical?.split('|')[0]?.replace(/[#/]$/, '');
}

function define({ code, title, name, item }: Unread<Questionnaire>): Definition {
  const items = new Map<string, DefinedItem>();
  const pending = elementsOf<QuestionnaireItem>(item).toReversed();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const linkId = textOf(next.linkId);
    if (linkId !== undefined)
      items.set(linkId, {
        codes: loincsAmong(next.code),
        text: textOf(next.text),
        weights: weightsOf(next.answerOption),
      });
    for (const each of elementsOf<QuestionnaireItem>(next.item).toReversed()) pending.push(each);
  }
  return {
    codes: loincsAmong(code),
    names: [title, name, ...elementsOf<Coding>(code).map(({ display }) => display)].flatMap(
      (words) => textOf(words) ?? [],
    ),
    items,
  };
}

/** By the code of the answer, and by its words. */
function weightsOf(options: unknown): OptionWeights {
  const weights = new Map<string, number>();
  for (const option of elementsOf<{ valueCoding: unknown; valueString: unknown; extension: unknown }>(
    options,
  )) {
    const coding = isElement<Coding>(option.valueCoding) ? option.valueCoding : {};
    const weight = statedWeight([option, coding]);
    if (weight === undefined) continue;
    for (const word of [textOf(coding.code), words(coding.display), words(option.valueString)])
      if (word !== undefined && !weights.has(word)) weights.set(word, weight);
  }
  return weights;
}

function words(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : plainWords(text.slice(0, 200));
}
