import { findInstrument, INSTRUMENTS, type Instrument } from '@svc/clinical';
import { CODE_SYSTEMS, type Assessment } from '@svc/contracts';
import { scoreInstruments } from '@svc/engines';
import type { QuestionnaireResponse, QuestionnaireResponseItem } from 'fhir/r4.js';
import { questionnaireOf } from '../../systems.ts';
import { pointsOf } from './answers.ts';
import { elementsOf, textOf, type Unread } from '../element/element.ts';
import { ITEM_CODES } from './instrument-items.ts';
import { firstMoment } from '../element/moment.ts';
import type { Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { namedScale } from './scale-index.ts';

const MOST_ITEMS = 400;

/** What is read of one answered item. */
interface AnsweredItem {
  readonly linkId: string;
  readonly points: number | undefined;
}

const PANEL_CODES: ReadonlyMap<string, Instrument> = new Map(
  INSTRUMENTS.flatMap((instrument) =>
    (instrument.codes ?? [])
      .filter(({ system }) => system === CODE_SYSTEMS.loinc)
      .map(({ code }) => [code, instrument] as const),
  ),
);
const OWN = questionnaireOf('');

/**
 * The scores of a QuestionnaireResponse whose instrument is known: by its answers, all of them in order, or by an answer
 * that is the total. Answers to items about self-harm ask a clinician to look, whatever the total says.
 */
export function readResponses(placed: Placed<QuestionnaireResponse>, report: ReadingReport): Assessment[] {
  const instrument = instrumentOf(placed.resource);
  if (instrument === undefined) {
    report.unread(placed, 'which instrument it answers is not known here: it was not scored');
    return [];
  }
  const items = answeredItems(placed.resource);
  const createdAt = firstMoment([[`${placed.path}.authored`, placed.resource.authored]], report);
  const responses = answersInOrder(instrument, items);
  if (responses !== undefined) noteSafety(instrument, responses, placed, report);
  if (createdAt === undefined) {
    report.unread(placed, `${instrument.name}: has no day it was done on, so it cannot be placed in time`);
    return [];
  }
  const scored = scoresOf(instrument, responses ?? [], totalOf(instrument, items));
  if (scored.length === 0) report.unread(placed, `${instrument.name}: needs every answer with its points, or the total`);
  return scored.map((score) => ({ ...score, createdAt }));
}

function noteSafety(
  { escalations, name }: Instrument,
  responses: readonly number[],
  { path }: Placed,
  report: ReadingReport,
): void {
  for (const { item, atLeast, selfHarm, label } of escalations) {
    const answer = responses[item - 1] ?? 0;
    if (answer >= atLeast || (selfHarm && answer > 0))
      report.review(`${path}: ${name} item ${item} (${label}) was answered ${answer}`);
  }
}

function instrumentOf({ questionnaire }: Unread<QuestionnaireResponse>): Instrument | undefined {
  const canonical = (textOf(questionnaire) ?? '').split('|')[0] ?? '';
  const name = canonical.slice(canonical.lastIndexOf('/') + 1);
  if (canonical.startsWith(OWN)) return INSTRUMENTS.find(({ key }) => key === name);
  return PANEL_CODES.get(name) ?? findInstrument(name, '');
}

/** Items with an answer, in document order; a list, since items can nest deep. */
function answeredItems({ item }: Unread<QuestionnaireResponse>): AnsweredItem[] {
  const pending = elementsOf<QuestionnaireResponseItem>(item).toReversed();
  const answered: AnsweredItem[] = [];
  for (let next = pending.pop(); next !== undefined && answered.length < MOST_ITEMS; next = pending.pop()) {
    const [answer] = elementsOf(next.answer);
    if (answer !== undefined) answered.push({ linkId: textOf(next.linkId) ?? '', points: pointsOf(answer) });
    for (const each of elementsOf<QuestionnaireResponseItem>(next.item).toReversed()) pending.push(each);
  }
  return answered;
}

/** The answers of every item, by the codes in their links where those are known, else in the order they came. */
function answersInOrder({ key, itemCount, codes = [] }: Instrument, items: readonly AnsweredItem[]): number[] | undefined {
  const known = ITEM_CODES[key];
  const byCode = known?.map((code) => items.find(({ linkId }) => linkId.includes(code))?.points);
  const own = Array.from(
    { length: itemCount },
    (_, index) => items.find(({ linkId }) => linkId === `item-${index + 1}`)?.points,
  );
  const plain = items.filter(({ points, linkId }) => points !== undefined && !codes.some(({ code }) => linkId.includes(code)));
  const inOrder = plain.length === itemCount ? plain.map(({ points }) => points) : [];
  return [byCode ?? [], own, inOrder].find(
    (answers): answers is number[] =>
      answers.length === itemCount && answers.every((points) => points !== undefined),
  );
}

function totalOf({ scales }: Instrument, items: readonly AnsweredItem[]): number | undefined {
  const codes = scales.flatMap((scale) => scale.codes.map(({ code }) => code));
  return items.find(({ linkId }) => linkId === 'total' || codes.some((code) => linkId.includes(code)))?.points;
}

/** Every scale the engine of the instruments gives a number for. */
function scoresOf(
  instrument: Instrument,
  responses: readonly number[],
  total: number | undefined,
): Omit<Assessment, 'createdAt'>[] {
  const entry = {
    instrument: instrument.key,
    ...(responses.length === 0 ? {} : { responses: [...responses] }),
    ...(total === undefined ? {} : { total }),
  };
  if (responses.length === 0 && total === undefined) return [];
  return (scoreInstruments([entry]).assessment?.results ?? []).flatMap(({ scale: key, total: score }) => {
    const scale = instrument.scales.find((each) => each.key === key);
    if (scale === undefined || instrument.levelOnly) return [];
    const { instrumentId, instrumentName } = namedScale(instrument, scale);
    return [{ instrumentId, instrumentName, score, maxScore: scale.max }];
  });
}
