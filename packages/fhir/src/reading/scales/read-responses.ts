import type { Assessment } from '@svc/contracts';
import type { QuestionnaireResponse } from 'fhir/r4.js';
import type { Placed } from '../bundle/placed.ts';
import type { PlacedResources } from '../bundle/resources.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { firstMoment } from '../element/moment.ts';
import { administrationsIn, type Reading } from './administrations.ts';
import { askedItems } from './answered-items.ts';
import { dated } from './note-answer.ts';
import { definitionOf } from './questionnaires.ts';
import { type Administration, scoreAdministration } from './score-answers.ts';
import { noteSelfHarmQuestion } from './self-harm-question.ts';
import { namesOf, statedIn } from './stated-instruments.ts';
import { unknownResponse } from './unknown-responses.ts';

const NOT_SENT = 'its answers are in Observations that were not sent';
const NOT_KNOWN = 'which instrument it answers is not known here: it was not scored';

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
  const administrations = administrationsIn(reading, statedIn(placed.resource, asked, definition, names));
  for (const item of asked.items)
    if (!reading.read.has(item)) noteSelfHarmQuestion(item, placed.path, createdAt, report);
  if (administrations.length === 0) {
    const { asks, called } = unknownResponse(asked, names, definition?.codes ?? [], createdAt);
    report.notUsed(placed, NOT_KNOWN);
    if (asks) report.review(`${placed.path}: ${called}${NOT_KNOWN}`);
    else if (asked.isPartial) report.review(`${placed.path}: ${called}${NOT_SENT}`);
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
