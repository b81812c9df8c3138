import { findSafetyWords } from '@svc/clinical';
import { parseIsoDate } from '@svc/contracts';
import type { Observation, QuestionnaireResponse, QuestionnaireResponseItem } from 'fhir/r4.js';
import { dayOf } from '../bundle/describe.ts';
import { containedOf, isKind, type Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { elementsOf, textOf, type Unread } from '../element/element.ts';
import { loincIn, loincsOf } from '../scales/loinc-in.ts';
import { isKnownCode } from '../scales/recognise.ts';
import { saidIn } from '../scales/said.ts';
import {
  answerTo,
  hasValue,
  isFindingByItself,
  isSafetyQuestion,
  safetyInConcept,
  shownQuestion,
} from './answer-about-safety.ts';
import { isLongAgo } from './is-over.ts';
import type { SafetyContext } from './note-safety.ts';
import { piecesOf } from './plain-text.ts';

/** Tells what the answers to questions about safety say, those of contained resources too. */
export function noteAnswers(all: readonly Placed[], { report, now }: SafetyContext): void {
  const answers = new SafetyAnswers(report, now);
  for (const placed of all) {
    for (const each of [placed, ...containedOf(placed)]) {
      if (isKind<Observation>(each, 'Observation')) answers.observe(each);
      else if (isKind<QuestionnaireResponse>(each, 'QuestionnaireResponse')) answers.questionnaire(each);
    }
  }
  answers.tell();
}

interface Answered {
  readonly says: boolean;
  readonly atMs: number;
  readonly path: string;
  readonly shown: string;
  readonly longAgo: boolean;
}

/** Gathers the answers to questions about safety: of one question the newest answer decides. */
class SafetyAnswers {
  readonly #newest = new Map<string, Answered>();
  readonly #report: ReadingReport;
  readonly #now: number;

  constructor(report: ReadingReport, now: number) {
    this.#report = report;
    this.#now = now;
  }

  /** An Observation and its components. */
  observe(placed: Placed<Observation>): void {
    const { resource, path } = placed;
    this.#judge(resource, path, placed);
    elementsOf<Observation>(resource.component).forEach((component, index) => {
      this.#judge(component, `${path}.component[${index}]`, placed);
    });
  }

  /** The items of a QuestionnaireResponse, at any depth: a list, since items can nest deep. */
  questionnaire(placed: Placed<QuestionnaireResponse>): void {
    const pending = elementsOf<QuestionnaireResponseItem>(placed.resource.item).toReversed();
    for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
      const linkId = textOf(item.linkId) ?? '';
      for (const answer of elementsOf<QuestionnaireResponseItem & { item: unknown }>(item.answer)) {
        const place = `${placed.path}.item.where(linkId = '${linkId.slice(0, 60)}')`;
        this.#judge({ ...answer, code: { text: item.text } } as Unread<Observation>, place, placed, linkId);
        for (const each of elementsOf<QuestionnaireResponseItem>(answer.item).toReversed())
          pending.push(each);
      }
      for (const each of elementsOf<QuestionnaireResponseItem>(item.item).toReversed()) pending.push(each);
    }
  }

  /** Tells what the newest answers say. */
  tell(): void {
    for (const { says, path, shown, longAgo } of this.#newest.values()) {
      if (!says) continue;
      if (longAgo) this.#report.remark(path, `${shown}: more than a year ago`);
      else this.#report.reviewSafety(`${path}: ${shown}`);
    }
  }

  #judge(holder: Unread<Observation>, path: string, placed: Placed, linkId = ''): void {
    if (isKnownItem(holder.code, linkId)) return;
    const day = dayOf(placed);
    const of = day === undefined ? '' : `, of ${day}`;
    const keep = (question: string, says: boolean, words: string) =>
      this.#keep(question, {
        says,
        atMs: day === undefined ? Number.POSITIVE_INFINITY : parseIsoDate(day),
        path,
        shown: `${words}${of}`,
        longAgo: isLongAgo(placed, this.#now),
      });
    if (isSafetyQuestion(holder.code)) {
      const answer = answerTo(holder);
      const says = answer === 'yes' || (answer === 'none' && !hasValue(holder) && isFindingByItself(holder));
      const question = shownQuestion(holder.code);
      if (says || answer === 'no')
        keep(
          question.toLowerCase(),
          says,
          hasValue(holder) ? `${question}: ${saidIn(holder)}` : `on record: "${question}"`,
        );
      return;
    }
    const said =
      safetyInConcept(holder.valueCodeableConcept) ??
      safetyInConcept({ coding: [(holder as { readonly valueCoding?: unknown }).valueCoding] }) ??
      quoted(textOf(holder.valueString));
    if (said !== undefined) keep(path, true, `${shownQuestion(holder.code)}: "${said.slice(0, 120)}"`);
  }

  #keep(question: string, answered: Answered): void {
    const before = this.#newest.get(question);
    // Of one moment the worse answer counts.
    if (
      before === undefined ||
      answered.atMs > before.atMs ||
      (answered.atMs === before.atMs && answered.says)
    )
      this.#newest.set(question, answered);
  }
}

function quoted(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  for (const piece of piecesOf(text)) {
    const [found] = findSafetyWords(piece);
    if (found !== undefined) return found.quote;
  }
  return undefined;
}

/** Items, screens and levels that are known by a code are named with their answers where instruments are read. */
function isKnownItem(concept: unknown, linkId: string): boolean {
  return [...loincsOf(concept), ...loincIn(linkId)].some(isKnownCode);
}
