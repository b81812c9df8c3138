import { findInstrument, INSTRUMENTS, type Instrument } from '@svc/clinical';
import type { Assessment } from '@svc/contracts';
import type { Coding, Extension, QuestionnaireResponse } from 'fhir/r4.js';
import { questionnaireOf } from '../../systems.ts';
import type { Placed, PlacedResources } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { firstMoment } from '../element/moment.ts';
import { type AskedItem, type AskedItems, askedItems } from './answered-items.ts';
import { absentPoints, codingsOf, itemPoints, pointsOf } from './answers.ts';
import { DIFFICULTY_ANSWERS, NO_ITEM_CODES } from './instrument-items.ts';
import { loincIn, loincsAmong } from './loinc-in.ts';
import { instrumentsIn } from './name-in-words.ts';
import { dated, noteAnswer, noteUnreadAnswer } from './note-answer.ts';
import { instrumentBefore, isInOrder, itemNumbers, numberAtEnd, numbersAlike } from './numbered-links.ts';
import { type Definition, definitionOf } from './questionnaires.ts';
import { familyOf, itemAmong, panelAmong, type Recognised, recognise, totalAmong } from './recognise.ts';
import { type Administration, scoreAdministration, worseAnswer } from './score-answers.ts';
import { noteSelfHarmQuestion } from './self-harm-question.ts';
import { unknownResponse } from './unknown-responses.ts';

const OWN = questionnaireOf('');
const A_TOTAL = /(?:^|[^a-z])(?:total|sum|summe|score|severity score)(?:$|[^a-z])/i;
const A_DIFFICULTY = /difficult/i;
const NOT_KNOWN = 'which instrument it answers is not known here: it was not scored';

/** What is shared while one response is read. */
interface Reading {
  readonly placed: Placed<QuestionnaireResponse>;
  readonly asked: AskedItems;
  readonly day: string | undefined;
  readonly report: ReadingReport;
  /** Items that were read as those of an instrument. */
  readonly read: Set<AskedItem>;
}

/**
 * The scores of a QuestionnaireResponse. Its instruments are known by their items, whatever it says it answers; each is
 * scored from all its answers or from the total. Answers to items about self-harm ask a clinician to look, whatever the
 * total says and whatever else is missing.
 */
export function readResponses(
  placed: Placed<QuestionnaireResponse>,
  resources: PlacedResources,
  report: ReadingReport,
): Assessment[] {
  const definition = definitionOf(placed, resources);
  const asked = askedItems(placed, definition, resources);
  const createdAt = firstMoment([[`${placed.path}.authored`, placed.resource.authored]], report);
  const reading: Reading = { placed, asked, day: createdAt, report, read: new Set() };
  const names = namesOf(placed.resource, definition);
  const administrations = administrationsIn(reading, statedIn(reading, definition, names));
  for (const item of asked.items)
    if (!reading.read.has(item)) noteSelfHarmQuestion(item, placed.path, createdAt, report);
  if (administrations.length === 0) {
    const { asks, called } = unknownResponse(asked, names, definition?.codes ?? [], createdAt);
    report.notUsed(placed, NOT_KNOWN);
    if (asks) report.review(`${placed.path}: ${called}${NOT_KNOWN}`);
    return [];
  }
  return administrations.flatMap((administration) => scoresIn(administration, reading, createdAt));
}

function scoresIn(
  administration: Administration,
  { placed, day, report }: Reading,
  createdAt: string | undefined,
): Assessment[] {
  const { instrument } = administration;
  if (instrument.levelOnly === true) {
    readLevel(administration, placed, report);
    return [];
  }
  const { scores, why, reasons, remarks } = scoreAdministration(administration);
  for (const reason of reasons) report.review(`${placed.path}: ${reason}${dated(day)}`);
  for (const remark of remarks) report.remark(placed.path, remark);
  if (createdAt === undefined) {
    report.unread(placed, `${instrument.name}: has no day it was done on, so it cannot be placed in time`);
    return [];
  }
  if (why !== undefined) report.unread(placed, why);
  return scores.map((score) => ({ ...score, createdAt }));
}

/** The Columbia screen is no sum: each yes was told, and its questions 1, 2 and 6 have to be answered. */
function readLevel({ instrument, answers }: Administration, placed: Placed, report: ReadingReport): void {
  const open = [1, 2, 6].filter((item) => answers[item - 1] === undefined);
  if (open.length === 0) report.used(placed, 'context');
  else
    report.unread(placed, `${instrument.name}: question ${open.join(', ')} has no answer that is yes or no`);
}

/** Everything that names what was answered, in words. */
function namesOf(resource: Unread<QuestionnaireResponse>, definition: Definition | undefined): string[] {
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
function statedIn(
  { placed, asked }: Reading,
  definition: Definition | undefined,
  names: readonly string[],
): Set<Instrument> {
  const canonical = textOf(placed.resource.questionnaire) ?? '';
  if (canonical.startsWith(OWN)) {
    const own = INSTRUMENTS.find(({ key }) => `${OWN}${key}` === canonical.split('|')[0]);
    return new Set(own === undefined ? [] : [own]);
  }
  const codes = [
    ...loincIn(canonical.split('|')[0]),
    ...(definition?.codes ?? []),
    ...elementsOf<Extension>(placed.resource.extension).flatMap(({ valueCoding }) =>
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
  return stated;
}

/** What was administered: by codes of items, by links that name and number them, by numbers, by position. */
function administrationsIn(reading: Reading, stated: ReadonlySet<Instrument>): Administration[] {
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
  return administration(instrument, asked, reading);
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

function isCalledTotal({ linkId, text = '' }: Pick<AskedItem, 'linkId' | 'text'>): boolean {
  return A_TOTAL.test(linkId.slice(-60)) || A_TOTAL.test(text.slice(0, 200));
}

function wordsAround({ linkId, text = '' }: AskedItem): string {
  return `${linkId.slice(-60)} ${text}`;
}

/** A total, or the question how difficult life was. */
function isNoItem({ codes, linkId, text = '', answers }: AskedItem): boolean {
  return (
    totalAmong(codes) !== undefined ||
    codes.some((code) => NO_ITEM_CODES.has(code)) ||
    isCalledTotal({ linkId, text }) ||
    A_DIFFICULTY.test(text) ||
    A_DIFFICULTY.test(linkId.slice(-60)) ||
    answers.some((answer) => codingsOf(answer).some(({ code }) => DIFFICULTY_ANSWERS.has(textOf(code) ?? '')))
  );
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
      if (value === undefined) noteUnreadAnswer(instrument, number, answer, { path, day }, report);
      else worst.set(number, Math.max(value, worst.get(number) ?? 0));
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
