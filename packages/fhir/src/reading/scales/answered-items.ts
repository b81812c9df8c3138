import type {
  Coding,
  Extension,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  Reference,
} from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import { elementsOf, isElement, textOf } from '../element/element.ts';
import type { OptionWeights } from './answers.ts';
import { loincIn, loincsAmong, loincsOf } from './loinc-in.ts';
import type { Definition } from './questionnaires.ts';
import { isKnownCode } from './recognise.ts';

const LONGEST_TEXT = 500;

/** An item of a response that asks something, answered or not. */
export interface AskedItem {
  readonly linkId: string;
  /** LOINC codes that say what it asks. */
  readonly codes: readonly string[];
  readonly text: string | undefined;
  readonly answers: readonly object[];
  readonly weights: OptionWeights | undefined;
}

/** What a response holds: what it asks, and the codes and names of the groups around it. */
export interface AskedItems {
  readonly items: readonly AskedItem[];
  readonly groupCodes: ReadonlySet<string>;
  readonly groupNames: readonly string[];
  /** Whether an answer is in an Observation that was not sent. */
  readonly isPartial: boolean;
}

type Item = { readonly item: ReturnType<typeof elementsOf<QuestionnaireResponseItem>>[number] };

/** Items in document order, with those below their answers; a list, since items can nest deep. */
export function askedItems(
  { resource, path }: Placed<QuestionnaireResponse>,
  definition: Definition | undefined,
  resources: PlacedResources,
): AskedItems {
  const items: AskedItem[] = [];
  const groupCodes = new Set<string>();
  const groupNames: string[] = [];
  const pending: Item[] = below(resource.item);
  const elsewhere: Elsewhere = { from: { resource, path }, resources, taken: new Set(), isPartial: false };
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { item } = next;
    const answers = elementsOf(item.answer).flatMap((answer) => answeredElsewhere(answer, elsewhere));
    const children = [
      ...below(item.item),
      ...elementsOf<{ item: unknown }>(item.answer)
        .toReversed()
        .flatMap((answer) => below(answer.item)),
    ];
    const linkId = textOf(item.linkId) ?? '';
    const defined = definition?.items.get(linkId);
    const codes = codesOf(item, linkId, defined?.codes ?? []);
    const text = (textOf(item.text) ?? defined?.text)?.slice(0, LONGEST_TEXT);
    if (answers.length > 0 || children.length === 0)
      items.push({ linkId, codes, text, answers, weights: defined?.weights });
    else {
      for (const code of codes) groupCodes.add(code);
      if (text !== undefined) groupNames.push(text);
    }
    // In a nested link, what stands before the last code is its panel.
    for (const code of loincIn(linkId).slice(0, -1)) groupCodes.add(code);
    for (const child of children) pending.push(child);
  }
  return { items, groupCodes, groupNames, isPartial: elsewhere.isPartial };
}

function below(items: unknown): Item[] {
  return elementsOf<QuestionnaireResponseItem>(items)
    .toReversed()
    .map((item) => ({ item }));
}

/** By the questionnaire, by an extension, by the definition, by the id, by the link. */
function codesOf(item: Item['item'], linkId: string, defined: readonly string[]): string[] {
  const extended = elementsOf<Extension>(item.extension).flatMap(({ valueCoding, valueCodeableConcept }) => [
    ...(isElement<Coding>(valueCoding) ? loincsAmong([valueCoding]) : []),
    ...loincsOf(valueCodeableConcept),
  ]);
  const last = [item.definition, item.id, linkId].flatMap((link) => loincIn(link).slice(-1));
  return [...new Set([...defined, ...extended, ...last])].filter(isKnownCode);
}

/** Answers that stand in Observations. */
interface Elsewhere {
  readonly from: Placed;
  readonly resources: PlacedResources;
  readonly taken: Set<object>;
  isPartial: boolean;
}

/** An answer that names an Observation is what that Observation says; each counts once. */
function answeredElsewhere(answer: object, elsewhere: Elsewhere): object[] {
  const { valueReference } = answer as { readonly valueReference?: unknown };
  if (!isElement<Reference>(valueReference)) return [answer];
  const named = elsewhere.resources.resolve(valueReference, elsewhere.from)?.resource;
  if (named === undefined && textOf(valueReference.reference)?.includes('Observation/') === true)
    elsewhere.isPartial = true;
  if (named?.resourceType !== 'Observation' || elsewhere.taken.has(named)) return [];
  elsewhere.taken.add(named);
  return [named];
}
