import { findInstrument, INSTRUMENTS, type Instrument } from '@svc/clinical';
import type { Coding, Extension, QuestionnaireResponse } from 'fhir/r4.js';
import { questionnaireOf } from '../../systems.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import type { AskedItems } from './answered-items.ts';
import { isCalledTotal, wordsAround } from './item-kinds.ts';
import { loincIn, loincsAmong } from './loinc-in.ts';
import { instrumentsIn } from './name-in-words.ts';
import type { Definition } from './questionnaires.ts';
import { panelAmong, totalAmong } from './recognise.ts';

const OWN = questionnaireOf('');

/** Everything that names what was answered, in words. */
export function namesOf(
  resource: Unread<QuestionnaireResponse>,
  definition: Definition | undefined,
): string[] {
  const canonical = (textOf(resource.questionnaire) ?? '').split('|')[0] ?? '';
  const { _questionnaire: beside } = resource as { readonly _questionnaire?: unknown };
  const extended = [resource.extension, isElement<{ extension: unknown }>(beside) ? beside.extension : []]
    .flatMap((list) => elementsOf<Extension>(list))
    .flatMap(({ valueString, valueCoding, valueUri }) => [
      valueString,
      isElement<Coding>(valueCoding) ? valueCoding.display : undefined,
      typeof valueUri === 'string' ? lastPart(valueUri) : undefined,
    ]);
  return [lastPart(canonical), ...(definition?.names ?? []), ...extended].flatMap(
    (name) => textOf(name) ?? [],
  );
}

function lastPart(address: string): string {
  return (
    address
      .slice(-300)
      .split('/')
      .findLast((part) => part !== '') ?? ''
  );
}

/** The instruments that are named, by code or in words, or whose total is there. */
export function statedIn(
  resource: Unread<QuestionnaireResponse>,
  asked: AskedItems,
  definition: Definition | undefined,
  names: readonly string[],
): Set<Instrument> {
  const canonical = textOf(resource.questionnaire) ?? '';
  if (canonical.startsWith(OWN)) {
    const own = INSTRUMENTS.find(({ key }) => `${OWN}${key}` === canonical.split('|')[0]);
    return new Set(own === undefined ? [] : [own]);
  }
  const codes = [
    ...loincIn(canonical.split('|')[0]),
    ...(definition?.codes ?? []),
    ...elementsOf<Extension>(resource.extension).flatMap(({ valueCoding }) =>
      isElement<Coding>(valueCoding) ? loincsAmong([valueCoding]) : [],
    ),
    ...asked.groupCodes,
  ];
  const stated = new Set<Instrument>();
  const add = (instrument: Instrument | undefined) => {
    if (instrument !== undefined) stated.add(instrument);
  };
  for (const code of codes) add(panelAmong([code]) ?? totalAmong([code]));
  for (const item of asked.items) {
    add(totalAmong(item.codes));
    if (isCalledTotal(item)) for (const each of instrumentsIn(wordsAround(item))) add(each);
  }
  for (const name of names) for (const each of [findInstrument('', name), ...instrumentsIn(name)]) add(each);
  if (stated.size === 0)
    for (const name of asked.groupNames) for (const each of instrumentsIn(name)) add(each);
  if (stated.size === 0) add(namedByLinks(asked));
  return stated;
}

/** The one instrument that most links name. */
function namedByLinks({ items }: AskedItems): Instrument | undefined {
  const counts = new Map<Instrument, number>();
  for (const { linkId } of items)
    for (const each of instrumentsIn(linkId)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] * 2 > items.length ? most[0] : undefined;
}
