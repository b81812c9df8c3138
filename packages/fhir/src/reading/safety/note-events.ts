import type { AdverseEvent, CodeableConcept, Composition, CompositionSection } from 'fhir/r4.js';
import { describe } from '../bundle/describe.ts';
import { isKind, type Placed } from '../bundle/placed.ts';
import { codesOf } from '../element/codes.ts';
import { elementsOf, isElement, textOf } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import type { SafetyContext } from './note-safety.ts';
import { isLongAgo } from './is-over.ts';

const SEVERE: ReadonlySet<string> = new Set(['serious', 'severe']);
const OVER: ReadonlySet<string> = new Set(['resolved', 'resolvedWithSequelae']);

/** A serious adverse event of the last year that is not over: whatever it was of, somebody has to know. */
function noteAdverseEvent(placed: Placed<AdverseEvent>, { now, report }: SafetyContext): void {
  const { seriousness, severity, outcome, actuality, event } = placed.resource;
  const grave = [seriousness, severity].some((each) =>
    codesOf(each).some(({ code }) => SEVERE.has(code.toLowerCase())),
  );
  const over = codesOf(outcome).some(({ code }) => OVER.has(code));
  if (!grave || over || actuality === 'potential' || isLongAgo(placed, now)) return;
  const name = isElement<CodeableConcept>(event) ? conceptText(event) : undefined;
  report.review(
    `${placed.path}: a serious adverse event${name === undefined ? '' : `: ${name.slice(0, 120)}`}`,
  );
}

/** Why a section of a document has nothing, where that is no finding. */
const NOT_GIVEN: ReadonlySet<string> = new Set(['withheld', 'unavailable']);

/** Sections of a document that were withheld or could not be had. */
function noteSections(placed: Placed<Composition>, { report }: SafetyContext): void {
  elementsOf<CompositionSection>(placed.resource.section).forEach(({ emptyReason, title, code }, index) => {
    const why = codesOf(emptyReason).find((each) => NOT_GIVEN.has(each.code))?.code;
    if (why === undefined) return;
    const name =
      textOf(title) ?? (isElement<CodeableConcept>(code) ? conceptText(code) : undefined) ?? 'a section';
    report.review(`${placed.path}.section[${index}]: ${name.slice(0, 80)} of ${describe(placed)}: ${why}`);
  });
}

/** What a type says that is no word about safety and asks for a look all the same. */
export function noteEvents(placed: Placed, context: SafetyContext): void {
  if (isKind<AdverseEvent>(placed, 'AdverseEvent')) noteAdverseEvent(placed, context);
  else if (isKind<Composition>(placed, 'Composition')) noteSections(placed, context);
}
