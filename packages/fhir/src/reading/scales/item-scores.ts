import { INSTRUMENTS, type Instrument } from '@svc/clinical';
import type { Assessment } from '@svc/contracts';
import type { CodeableConcept, Observation, Reference } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { valueFieldsOf } from '../readings/value.ts';
import { absentPoints, itemPoints, pointsOf, saysYes } from './answers.ts';
import { NO_ITEM_CODES } from './instrument-items.ts';
import { loincsOf } from './loinc-in.ts';
import { namesInComponent } from './name-in-words.ts';
import { dated, noteAnswer, noteUnreadAnswer } from './note-answer.ts';
import { familyOf, itemAmong, panelAmong, recognise, totalAmong } from './recognise.ts';
import { asAnswered, isWorse, scoreAdministration, worseAnswer } from './score-answers.ts';
import { dateOf } from './read-score.ts';
import { instrumentOf } from './scale-index.ts';
import { CALM_CODES } from './survey-lists.ts';

const COLUMBIA = 'cssrs';
const BY_KEY: ReadonlyMap<string, Instrument> = new Map(INSTRUMENTS.map((each) => [each.key, each]));

/** An answer to one item, by the family of its code or by the instrument its words name. */
interface ItemAnswer {
  readonly family: string;
  readonly item: number;
  readonly presence: boolean;
  /** Where the words say it. */
  readonly named: Instrument | undefined;
  readonly holder: Unread<Observation>;
  readonly placed: Placed<Observation>;
}

/** What was asked on one day. */
interface Day {
  readonly createdAt: string;
  readonly answers: ItemAnswer[];
  readonly stated: Set<Instrument>;
}

/**
 * Collects Observations of single items, and makes scores of them once all are there: one for each instrument and day.
 * Answers that matter by themselves are told at once, whatever else is missing.
 */
export class ItemScores {
  readonly #resources: PlacedResources;
  readonly #report: ReadingReport;
  readonly #days = new Map<string, Day>();
  /** Panels of members that have no day of their own. */
  readonly #panels = new Map<object, Placed<Observation>>();
  readonly #loose: ItemAnswer[] = [];
  readonly #dates = new Map<Placed<Observation>, string | undefined>();

  constructor(resources: PlacedResources, report: ReadingReport) {
    this.#resources = resources;
    this.#report = report;
  }

  /** Takes the items that an Observation and its components are, and the panel it is; whether it is nothing else. */
  take(placed: Placed<Observation>): boolean {
    const { resource } = placed;
    const panel = panelAmong(loincsOf(resource.code));
    if (panel !== undefined) this.#takePanel(placed, panel);
    const components = elementsOf<Observation>(resource.component);
    let taken = 0;
    const within = components.length === 0 ? undefined : instrumentOf(resource.code);
    for (const holder of [resource, ...components]) {
      const found = itemOf(holder, holder === resource ? undefined : within);
      if (found === undefined) continue;
      taken += 1;
      const answer: ItemAnswer = { ...found, holder, placed };
      noteItem(answer, this.#report);
      this.#loose.push(answer);
    }
    return taken > 0;
  }

  #takePanel(placed: Placed<Observation>, panel: Instrument): void {
    for (const member of elementsOf<Reference>(placed.resource.hasMember)) {
      const named = this.#resources.resolve(member, placed);
      if (named !== undefined) this.#panels.set(named.resource, placed);
    }
    const day = dayOf(placed.resource);
    if (day !== undefined) this.#dayAt(day).stated.add(panel);
  }

  #dayAt(createdAt: string): Day {
    const key = createdAt.slice(0, 10);
    const day = this.#days.get(key) ?? { createdAt, answers: [], stated: new Set() };
    this.#days.set(key, day);
    return day;
  }

  /** The scores of the items, beside those that were stated as totals: of two that differ on one day the worse stays. */
  settle(totals: readonly Assessment[]): Assessment[] {
    for (const answer of this.#loose) {
      const createdAt = this.#dateOf(answer.placed);
      if (createdAt === undefined) continue;
      const day = this.#dayAt(createdAt);
      day.answers.push(answer);
      if (answer.named !== undefined) day.stated.add(answer.named);
    }
    const settled = [...totals];
    const byDay = new Map<string, number[]>();
    settled.forEach(({ createdAt }, at) => {
      const on = createdAt.slice(0, 10);
      const same = byDay.get(on);
      if (same === undefined) byDay.set(on, [at]);
      else same.push(at);
    });
    for (const [on, day] of this.#days)
      if (day.answers.length > 0) this.#settleDay(day, byDay.get(on) ?? [], settled);
    return settled;
  }

  /** Days on which something was asked. */
  get days(): string[] {
    return [...this.#days.values()].flatMap(({ createdAt, answers }) =>
      answers.length === 0 ? [] : [createdAt],
    );
  }

  /** Its own day, else that of the panel it is a member of; without any, it is told once. */
  #dateOf(placed: Placed<Observation>): string | undefined {
    if (this.#dates.has(placed)) return this.#dates.get(placed);
    const panel = this.#panels.get(placed.resource);
    const createdAt =
      dateOf(placed, this.#report) ?? (panel === undefined ? undefined : dateOf(panel, this.#report));
    this.#dates.set(placed, createdAt);
    if (createdAt === undefined)
      this.#report.unread(placed, 'an answer of a questionnaire has no day it was given on');
    return createdAt;
  }

  #settleDay({ createdAt, answers, stated }: Day, sameDay: readonly number[], settled: Assessment[]): void {
    const present = new Map<string, Set<number>>();
    for (const { family, item } of answers) {
      const numbers = present.get(family) ?? new Set();
      present.set(family, numbers.add(item));
    }
    const totals = sameDay.flatMap((index) => {
      const assessment = settled[index];
      return assessment === undefined ? [] : [{ assessment, index }];
    });
    const named = new Set(stated);
    for (const { assessment } of totals) for (const each of byId(assessment)) named.add(each);
    for (const { instrument, family } of recognise(present, named)) {
      const own = answers.filter((answer) => answer.family === family);
      const ofIt = totals.filter(({ assessment }) => assessment.instrumentId === instrument.key);
      this.#settleInstrument(instrument, own, ofIt, createdAt, settled);
    }
    // Too few to tell which instrument they are of: each was looked at by itself.
    for (const { placed } of answers)
      if (!this.#report.hasTold(placed)) this.#report.notUsed(placed, 'an answer that makes no score alone');
  }

  #settleInstrument(
    instrument: Instrument,
    own: readonly ItemAnswer[],
    totals: readonly { readonly assessment: Assessment; readonly index: number }[],
    createdAt: string,
    settled: Assessment[],
  ): void {
    const report = this.#report;
    const [first] = own;
    if (first === undefined) return;
    const placed = new Set(own.map((answer) => answer.placed));
    const answers = this.#answersOf(instrument, own);
    if (instrument.levelOnly === true) {
      for (const each of placed) report.used(each, 'context');
      return;
    }
    const same = totals.find(({ assessment: { score } }) => score === sumOf(instrument, answers));
    const worst =
      same ??
      totals.toSorted((a, b) => (isWorse(instrument, a.assessment.score, b.assessment.score) ? -1 : 1))[0];
    const { scores, why, reasons, remarks } = scoreAdministration(
      asAnswered({
        instrument,
        answers,
        said: new Set(own.filter(({ holder }) => valueFieldsOf(holder).length > 0).map(({ item }) => item)),
        total: worst?.assessment.score,
      }),
    );
    for (const reason of reasons) report.review(`${first.placed.path}: ${reason}${dated(createdAt)}`);
    for (const remark of remarks) report.remark(first.placed.path, remark);
    const [score] = scores;
    if (score === undefined) {
      for (const each of placed) report.notUsed(each, why ?? 'an answer that makes no score alone');
      if (why !== undefined && this.#matters(instrument, answers))
        report.review(`${first.placed.path}: ${why}${dated(createdAt)}`);
      return;
    }
    for (const each of placed) report.used(each, 'assessment');
    if (worst === undefined) for (const each of scores) settled.push({ ...each, createdAt });
    else settled[worst.index] = { ...worst.assessment, ...score };
  }

  /** The answers by item; of two to one item the worse. */
  #answersOf(instrument: Instrument, own: readonly ItemAnswer[]): (number | undefined)[] {
    const answers: (number | undefined)[] = Array.from({ length: instrument.itemCount }, () => undefined);
    for (const { item, presence, holder, placed } of own) {
      if (item > instrument.itemCount) continue;
      const points = presence ? absentPoints(holder) : itemPoints(holder, instrument, item);
      if (points === undefined) continue;
      const before = answers[item - 1];
      if (before !== undefined && before !== points)
        this.#report.remark(
          placed.path,
          `${instrument.name} item ${item} was answered ${before} and ${points} on one day: the worse is used`,
        );
      answers[item - 1] = before === undefined ? points : worseAnswer(instrument, item, before, points);
    }
    return answers;
  }

  /** Some answers make no score; they ask where one of them is above zero and was not told by itself. */
  #matters({ escalations }: Instrument, answers: readonly (number | undefined)[]): boolean {
    const told = new Set(escalations.map(({ item }) => item));
    return answers.some((points, index) => (points ?? 0) > 0 && !told.has(index + 1));
  }
}

function sumOf(instrument: Instrument, answers: readonly (number | undefined)[]): number | undefined {
  return scoreAdministration({ instrument, answers, said: new Set(), total: undefined }).scores[0]?.score;
}

function byId({ instrumentId }: Assessment): Instrument[] {
  const instrument = BY_KEY.get(instrumentId);
  return instrument === undefined ? [] : [instrument];
}

/** By its LOINC code, else by words that name the instrument and the number of the item. */
function itemOf(
  holder: Unread<Observation>,
  within: Instrument | undefined,
): Pick<ItemAnswer, 'family' | 'item' | 'presence' | 'named'> | undefined {
  const codes = loincsOf(holder.code);
  const coded = itemAmong(codes);
  if (coded !== undefined) return { ...coded, named: undefined };
  if (!isElement<CodeableConcept>(holder.code) || codes.some(isKnownOtherwise)) return undefined;
  for (const named of namesInComponent(holder.code, within))
    if (named.is === 'item' && named.item !== undefined)
      return {
        family: familyOf(named.instrument.key),
        item: named.item,
        presence: false,
        named: named.instrument,
      };
  return undefined;
}

function isKnownOtherwise(code: string): boolean {
  return (
    CALM_CODES.has(code) ||
    NO_ITEM_CODES.has(code) ||
    totalAmong([code]) !== undefined ||
    panelAmong([code]) !== undefined
  );
}

function dayOf({ effectiveDateTime, issued }: Unread<Observation>): string | undefined {
  const day = textOf(effectiveDateTime) ?? textOf(issued);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}/.test(day) ? day : undefined;
}

/** An answer that matters by itself. */
function noteItem(
  { family, item, presence, named, holder, placed: { resource, path } }: ItemAnswer,
  report: ReadingReport,
): void {
  const day = dayOf(resource);
  const instrument = named ?? BY_KEY.get(family);
  if (family === COLUMBIA) {
    if (saysYes(holder) !== false && pointsOf(holder) !== 0)
      report.reviewSafety(`${path}: an item of the Columbia suicide screen was answered, and not with no`);
    return;
  }
  if (instrument === undefined) return;
  const points = presence ? absentPoints(holder) : pointsOf(holder, instrument);
  if (points !== undefined) {
    noteAnswer(instrument, item, points, { path, day }, report);
    return;
  }
  noteUnreadAnswer(instrument, item, holder, { path, day }, report);
}
