import type { Instrument } from '@svc/clinical';
import type { QuestionnaireResponse } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import type { AskedItem, AskedItems } from './answered-items.ts';
import { absentPoints, itemPoints, pointsOf } from './answers.ts';
import { isCalledTotal, isNoItem, wordsAround } from './item-kinds.ts';
import { instrumentsIn } from './name-in-words.ts';
import { noteAnswer, noteUnreadAnswer } from './note-answer.ts';
import { instrumentBefore, isInOrder, itemNumbers, numberAtEnd, numbersAlike } from './numbered-links.ts';
import { familyOf, itemAmong, type Recognised, recognise, totalAmong } from './recognise.ts';
import { type Administration, asAnswered, worseAnswer } from './score-answers.ts';

/** What is shared while one response is read. */
export interface Reading {
  readonly placed: Placed<QuestionnaireResponse>;
  readonly asked: AskedItems;
  readonly day: string | undefined;
  readonly report: ReadingReport;
  /** Items that were read as those of an instrument. */
  readonly read: Set<AskedItem>;
}

/** What was administered: by codes of items, by links that name and number them, by numbers, by position. */
export function administrationsIn(reading: Reading, stated: ReadonlySet<Instrument>): Administration[] {
  const { items } = reading.asked;
  const present = new Map<string, Set<number>>();
  for (const { codes } of items) {
    const coded = itemAmong(codes);
    if (coded === undefined) continue;
    const numbers = present.get(coded.family) ?? new Set();
    present.set(coded.family, numbers.add(coded.item));
  }
  const byCode = recognise(present, stated).map((found) => byItemCodes(found, reading));
  const families = new Set(byCode.map(({ instrument }) => familyOf(instrument.key)));
  const byLink = byNamedLinks(reading).filter(({ instrument }) => !families.has(familyOf(instrument.key)));
  for (const { instrument } of byLink) families.add(familyOf(instrument.key));
  const others = [...stated].filter(({ key }) => !families.has(familyOf(key)));
  const alone = others.length === 1 && families.size === 0;
  return [...byCode, ...byLink, ...others.flatMap((instrument) => byOrder(instrument, reading, alone))];
}

function byItemCodes({ instrument, family }: Recognised, reading: Reading): Administration {
  const asked = reading.asked.items.flatMap((item) => {
    const coded = itemAmong(item.codes);
    if (coded === undefined || coded.family !== family) return [];
    return [{ item, number: coded.item, presence: coded.presence }];
  });
  return asAnswered(administration(instrument, asked, reading));
}

/** Links such as `phq9-3`: they name the instrument and the item. */
function byNamedLinks(reading: Reading): Administration[] {
  const found = new Map<Instrument, { item: AskedItem; number: number }[]>();
  for (const item of reading.asked.items) {
    const end = numberAtEnd(item.linkId);
    const instrument = end === undefined ? undefined : instrumentBefore(end.before);
    if (end === undefined || instrument === undefined || isNoItem(item)) continue;
    const asked = found.get(instrument);
    if (asked === undefined) found.set(instrument, [{ item, number: end.number }]);
    else asked.push({ item, number: end.number });
  }
  return [...found].flatMap(([instrument, asked]) => {
    const numbers = itemNumbers(
      asked.map(({ number }) => number),
      instrument.itemCount,
    );
    if (numbers === undefined) return [];
    return [
      administration(
        instrument,
        asked.map(({ item }, at) => ({ item, number: numbers[at] })),
        reading,
      ),
    ];
  });
}

/** An instrument that is only named: items by the numbers of their links, else in order when their count fits exactly. */
function byOrder(instrument: Instrument, reading: Reading, alone: boolean): Administration[] {
  const { items } = reading.asked;
  const plain = alone ? items.filter((item) => !isNoItem(item)) : [];
  const given = numbersAlike(plain.map(({ linkId }) => linkId));
  const numbers = itemNumbers(given, instrument.itemCount);
  const fits = plain.length === instrument.itemCount && isInOrder(given);
  const asked = plain.map((item, at) => ({
    item,
    number: numbers === undefined ? (fits ? at + 1 : undefined) : numbers[at],
  }));
  const found = administration(instrument, asked, reading);
  const empty = found.total === undefined && found.answers.every((points) => points === undefined);
  return empty && !alone ? [] : [found];
}

/** The answers by item; of two to the same item the worse, and both are said. */
function administration(
  instrument: Instrument,
  asked: readonly {
    readonly item: AskedItem;
    readonly number: number | undefined;
    readonly presence?: boolean;
  }[],
  { placed: { path }, asked: { items }, day, report, read }: Reading,
): Administration {
  const answers: (number | undefined)[] = Array.from({ length: instrument.itemCount }, () => undefined);
  const worst = new Map<number, number>();
  const said = new Set<number>();
  for (const { item, number, presence = false } of asked) {
    if (number === undefined || number > instrument.itemCount) continue;
    if (!presence) read.add(item);
    for (const answer of item.answers) {
      said.add(number);
      const value = presence ? absentPoints(answer) : pointsOf(answer, instrument, item.weights);
      if (value === undefined && !presence)
        noteUnreadAnswer(instrument, number, answer, { path, day }, report);
      if (value !== undefined) worst.set(number, Math.max(value, worst.get(number) ?? 0));
      const points = presence ? value : itemPoints(answer, instrument, number, item.weights);
      if (points === undefined) continue;
      const before = answers[number - 1];
      if (before !== undefined && before !== points)
        report.remark(
          path,
          `${instrument.name} item ${number} was answered ${before} and ${points}: the worse is used`,
        );
      answers[number - 1] = before === undefined ? points : worseAnswer(instrument, number, before, points);
    }
  }
  for (const [number, points] of worst) noteAnswer(instrument, number, points, { path, day }, report);
  return { instrument, answers, said, total: totalIn(instrument, items) };
}

/** The stated total of an instrument: by its code, or as the one item that is called a total. */
function totalIn(instrument: Instrument, items: readonly AskedItem[]): number | undefined {
  const coded = items.find(({ codes }) => totalAmong(codes) === instrument);
  const called = items.filter((item) => isCalledTotal(item) && totalAmong(item.codes) === undefined);
  const named = called.filter((item) => instrumentsIn(wordsAround(item)).includes(instrument));
  const unnamed = called.filter((item) => instrumentsIn(wordsAround(item)).length === 0);
  const [meant] =
    coded === undefined ? (named.length > 0 ? named : unnamed.length === 1 ? unnamed : []) : [coded];
  return meant?.answers.map((answer) => pointsOf(answer)).find((points) => points !== undefined);
}
