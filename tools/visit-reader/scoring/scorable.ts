import { type LabelledVisit, transcriptOf } from '../trainer/labelled-visits.ts';
import { SCREEN, type TopicsLine, type VisitLine } from './visit-lines.ts';

const LABELS = new Map(SCREEN);

function byDomain(options: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const option of options) {
    const [domain = '', value = ''] = option.split('.');
    (found[domain] ??= []).push(value);
  }
  return found;
}

/** A visit that is labelled line by line, as one that is scored as a whole. */
export function scorableOf(visit: LabelledVisit): VisitLine {
  const { id, lines, gold, acceptable, level } = visit;
  const answered = lines.flatMap(({ cssrs }) => cssrs);
  return {
    id,
    title: id,
    transcript: transcriptOf(visit),
    gold: byDomain(gold),
    acceptable: byDomain([...new Set([...acceptable, ...lines.flatMap(({ options }) => options)])]),
    risk: { level },
    cssrs: Object.fromEntries(answered.map((question) => [LABELS.get(question) ?? question, true])),
    mustNotReassure: level !== 'none',
  };
}

/** What of it is risk of the patient, said as a fact. */
export function riskTopicsOf({ id, lines }: LabelledVisit): TopicsLine {
  const risks = lines.filter(
    ({ speaker, topics, how }) => speaker !== 'clinician' && topics.length > 0 && how.length === 0,
  );
  return { id, riskStatements: risks.map(({ text, topics }) => ({ quote: text, topics })) };
}
