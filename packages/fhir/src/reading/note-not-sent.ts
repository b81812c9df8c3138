import type { CodeableConcept, DiagnosticReport, Reference } from 'fhir/r4.js';
import { describe } from './bundle/describe.ts';
import type { Placed } from './bundle/placed.ts';
import type { ReadingReport } from './bundle/reading-report.ts';
import { codesOf } from './element/codes.ts';
import { elementsOf, isElement, textOf, type Unread } from './element/element.ts';

/** A reference as a sentence names it. */
export function shownReference(reference: unknown): string {
  const { display, reference: literal } = isElement<Reference>(reference)
    ? reference
    : ({} as Unread<Reference>);
  return (textOf(display) ?? textOf(literal) ?? 'a result without a reference').slice(0, 80);
}

const MOST_MISSING = 5;

/** Results that were promised and did not come, or a laboratory report that has none: a person has to look. */
export function noteNotSent(
  placed: Placed<DiagnosticReport>,
  missing: readonly string[],
  report: ReadingReport,
): void {
  const { path, resource } = placed;
  const shown = describe(placed);
  if (missing.length > 0) {
    const more = missing.length > MOST_MISSING ? ` and ${missing.length - MOST_MISSING} more` : '';
    report.review(
      `${path}: ${shown}: ${missing.length} of its results were not sent: ${missing.slice(0, MOST_MISSING).join(', ')}${more}`,
    );
  } else if (elementsOf(resource.result).length === 0 && isLaboratory(resource))
    report.review(`${path}: ${shown}: a laboratory report without results that can be read`);
  const conclusion = textOf(resource.conclusion);
  const [critical] = conclusion === undefined ? [] : (CRITICAL.exec(conclusion.slice(0, 4000)) ?? []);
  if (critical !== undefined && !/^(?:no|not)/i.test(critical))
    report.review(`${path}.conclusion: "${conclusion?.slice(0, 120)}"`);
}

/** "Critically high", "panic value": said by whoever wrote the conclusion. */
const CRITICAL = /(?:\b(?:no|not)\s+(?:\w+\s+)?)?\b(?:critical(?:ly)?|panic|life[- ]threatening)\b/i;

function isLaboratory({ category }: Unread<DiagnosticReport>): boolean {
  return elementsOf<CodeableConcept>(category)
    .flatMap((each) => codesOf(each))
    .some(({ code }) => LABORATORY.has(code));
}

/** HL7 v2-0074 sections of a laboratory, and the category of Observations. */
const LABORATORY = new Set(['LAB', 'laboratory', 'CH', 'HM', 'SR', 'TX', 'BLB', 'OTH-LAB']);
