import { findSafetyWords, isAboutSafety, safetyInOtherLanguages } from '@svc/clinical';
import type { Attachment, CodeableConcept, Narrative, RiskAssessmentPrediction } from 'fhir/r4.js';
import { dayOf } from '../bundle/describe.ts';
import { isKind, type Placed } from '../bundle/placed.ts';
import type { ReadingReport } from '../bundle/reading-report.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import { saidIn } from '../scales/said.ts';
import { answerTo, isSafetyQuestion, safetyInConcept } from './answer-about-safety.ts';
import { isLongAgo, isOfNobody, isOver } from './is-over.ts';
import { piecesOf, textOfAttachment, withoutMarkup } from './plain-text.ts';
import { pathOf, type Skip, walk } from './walk.ts';

/** What is shared while the resources of a bundle are looked through. */
export interface SafetyContext {
  readonly now: number;
  readonly report: ReadingReport;
}

/** Types whose own reader judges their codes and answers; their remarks are texts like any other. */
const JUDGED_ELSEWHERE: Readonly<Record<string, ReadonlySet<string>>> = {
  Observation: new Set(['code', 'interpretation', 'referenceRange', 'category', 'method', 'component']),
  QuestionnaireResponse: new Set(['item']),
  RiskAssessment: new Set(['prediction', 'code', 'method']),
  Patient: new Set(['name', 'address', 'telecom', 'contact', 'identifier', 'photo', 'generalPractitioner']),
  Composition: new Set(['title', 'type', 'category']),
};
/** Types whose concepts are aims or reactions, and no findings. */
const NO_FINDINGS: ReadonlySet<string> = new Set(['Goal', 'AllergyIntolerance', 'Consent', 'List']);

/**
 * Looks for suicide, self-harm, violence and overdose in everything a resource says: each text, each display and each code,
 * whatever its type. What is denied, of the family, refuted, over or more than a year old asks for nothing; what is more than
 * a year old is remarked with its day. Nothing here scores.
 */
export function noteSafety(placed: Placed, context: SafetyContext): void {
  const { resource } = placed;
  if (isOfNobody(resource)) return;
  const over = isOver(placed, context.now);
  if (!over && isKind(placed, 'RiskAssessment')) notePredictions(placed, context);
  const tell = teller(placed, context);
  const isFlag = resource.resourceType === 'Flag';
  const concepts = !over && !NO_FINDINGS.has(asText(resource.resourceType));
  for (const visit of walk(resource, skipIn(placed))) {
    if (visit.kind === 'concept') {
      // Why something was not done is so, whatever was not done.
      const isSaid = concepts || pathOf(visit.place).startsWith('.statusReason');
      const found = isSaid ? inConcept(visit.concept, isFlag) : undefined;
      if (found !== undefined) tell(pathOf(visit.place), `on record: "${found.slice(0, 120)}"`);
    } else if (visit.place.key === 'display') {
      if (concepts && isAboutSafety(visit.text, { past: isFlag }))
        tell(pathOf(visit.place), `on record: "${visit.text.slice(0, 120)}"`);
    } else noteText(visit.text, () => pathOf(visit.place), visit.place.key === 'div', context, tell);
  }
  if (isFlag && !over && !saysWhat(resource as { readonly code?: unknown }))
    context.report.review(`${placed.path}.code: an active flag that does not say what it warns of`);
}

type Tell = (path: string, what: string) => void;

/** What is told of one resource: each thing once, and as a remark where it is long ago. */
function teller(placed: Placed, { report, now }: SafetyContext): Tell {
  const told = new Set<string>();
  const longAgo = isLongAgo(placed, now);
  return (path, what) => {
    if (told.has(what)) return;
    told.add(what);
    if (longAgo) report.remark(`${placed.path}${path}`, `${what}, of ${dayOf(placed)}: more than a year ago`);
    else report.reviewSafety(`${placed.path}${path}: ${what}`);
  };
}

function noteText(
  text: string,
  path: () => string,
  isMarkup: boolean,
  { now, report }: SafetyContext,
  tell: Tell,
): void {
  const year = new Date(now).getUTCFullYear();
  for (const piece of piecesOf(isMarkup ? withoutMarkup(text) : text)) {
    if (report.hasEnoughWords) return;
    for (const { label, quote } of findSafetyWords(piece, year)) {
      report.foundWords();
      tell(path(), `${label}: "${quote}"`);
    }
    const elsewhere = safetyInOtherLanguages(piece);
    if (elsewhere !== undefined) tell(path(), `suicide or self-harm: "${elsewhere}"`);
  }
}

/** A concept by its name or code, else by its words read as a text: a reason may be a whole sentence. */
function inConcept(concept: Unread<CodeableConcept>, isFlag: boolean): string | undefined {
  const named = safetyInConcept(concept, isFlag);
  if (named !== undefined) return named;
  const words = textOf(concept.text);
  if (words === undefined) return undefined;
  return findSafetyWords(words).length > 0 ? words : safetyInOtherLanguages(words);
}

function saysWhat({ code }: { readonly code?: unknown }): boolean {
  if (!isElement<CodeableConcept>(code)) return false;
  return (
    textOf(code.text) !== undefined ||
    elementsOf<{ display: unknown }>(code.coding).some(({ display }) => textOf(display) !== undefined)
  );
}

function skipIn({ resource }: Placed): Skip {
  const type = asText(resource.resourceType);
  const judged = Object.hasOwn(JUDGED_ELSEWHERE, type) ? JUDGED_ELSEWHERE[type] : undefined;
  return (key, holder) => {
    if (holder !== resource)
      return key === 'category' || LABEL_TEXTS.has(key) || (type === 'Composition' && key === 'title');
    // What is contained is a resource of its own.
    if (key === 'contained' || (key === 'category' && type !== 'Flag')) return true;
    // A generated narrative repeats what the reader of the type judges better.
    if (key === 'text') return isGenerated(holder['text']) && (judged !== undefined || STRUCTURED.has(type));
    return (judged?.has(key) ?? false) || (type === 'Observation' && key.startsWith('value'));
  };
}

/** What stands on every package of a medicine: a warning to everybody. */
const LABEL_TEXTS: ReadonlySet<string> = new Set(['additionalInstruction', 'patientInstruction']);

/** Types whose narrative is made of their fields, words for words. */
const STRUCTURED: ReadonlySet<string> = new Set([
  'Condition',
  'Flag',
  'Encounter',
  'Procedure',
  'MedicationRequest',
  'MedicationStatement',
  'AllergyIntolerance',
  'DiagnosticReport',
]);

function isGenerated(text: unknown): boolean {
  return isElement<Narrative>(text) && text.status === 'generated';
}

/** The texts of attachments, at the places where documents and reports carry them. */
export function noteAttachments(placed: Placed, context: SafetyContext): void {
  const { content, presentedForm, payload } = placed.resource as Readonly<Record<string, unknown>>;
  const held: readonly (readonly [string, unknown])[] = [
    ...elementsOf<{ attachment: unknown }>(content).map(
      ({ attachment }, index) => [`.content[${index}].attachment`, attachment] as const,
    ),
    ...elementsOf<Attachment>(presentedForm).map(
      (each, index) => [`.presentedForm[${index}]`, each] as const,
    ),
    ...elementsOf<{ contentAttachment: unknown }>(payload).map(
      ({ contentAttachment }, index) => [`.payload[${index}].contentAttachment`, contentAttachment] as const,
    ),
  ];
  const tell = teller(placed, context);
  for (const [path, attachment] of held) {
    if (!isElement<Attachment>(attachment)) continue;
    const text = textOfAttachment(textOf(attachment.contentType) ?? '', textOf(attachment.data) ?? '');
    if (text !== undefined) noteText(text, () => path, false, context, tell);
  }
}

/** A prediction of suicide or violence counts unless its risk is low. */
function notePredictions(placed: Placed, { report }: SafetyContext): void {
  const { prediction } = placed.resource as { readonly prediction?: unknown };
  elementsOf<RiskAssessmentPrediction>(prediction).forEach(({ outcome, qualitativeRisk }, index) => {
    if (!isSafetyQuestion(outcome)) return;
    const answer = { valueCodeableConcept: qualitativeRisk };
    if (qualitativeRisk !== undefined && answerTo(answer) !== 'yes') return;
    const risk = qualitativeRisk === undefined ? 'predicted' : saidIn(answer);
    const named = isElement<CodeableConcept>(outcome) ? textOf(outcome.text) : undefined;
    report.reviewSafety(`${placed.path}.prediction[${index}]: ${named ?? 'risk of harm'}: ${risk}`);
  });
}
