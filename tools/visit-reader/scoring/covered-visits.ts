import { readFileSync } from 'node:fs';
import { assessMseRisk } from '@svc/engines';
import { draftMseSelection } from '../../../packages/mse-draft/src/draft-mse-selection.ts';
import { SEEN } from '../../../packages/mse-draft/src/settle/covered.ts';
import { REASSURANCES } from '../../../packages/mse-draft/src/settle/reassurances.ts';

/** A visit with what a careful clinician would record of it, and which ordinary options of that somebody asked, tested or saw. */
export interface CoveredVisit {
  readonly id: string;
  readonly kind: 'short' | 'long';
  readonly transcript: string;
  readonly gold: readonly string[];
  readonly acceptable: readonly string[];
  readonly covered: readonly string[];
  readonly level: string;
  readonly riskStatements: readonly string[];
  readonly roles: 'victim' | 'perpetrator' | 'both' | 'none';
}

/** What a draft makes of one visit. */
export interface CoveredVerdict {
  readonly visit: CoveredVisit;
  readonly level: string;
  /** Ordinary options that nothing covers. */
  readonly invented: readonly string[];
  /** Ordinary options that are covered and not drafted. */
  readonly missed: readonly string[];
  /** Other options that no clinician would record. */
  readonly wrong: readonly string[];
  readonly isFalselyReassured: boolean;
  /** Who was harmed is drafted as who harms. */
  readonly isExchanged: boolean;
  /** Statements of risk that neither a citation nor the list gives back. */
  readonly lost: readonly string[];
}

const ORDINARY: ReadonlySet<string> = new Set([
  ...SEEN,
  ...REASSURANCES.map(({ domain, value }) => `${domain}.${value}`),
  'insight.fair',
  'judgment.fair',
]);
const REASSURING = ['risk.denies_si_hi', 'risk.none_identified'];
const OF_VIOLENCE = ['risk.violence_risk', 'risk.homicidal_ideation'];
const FOLDER = new URL('../corpus/covered-visits/', import.meta.url);

export function coveredVisits(half: 'learned' | 'scored'): CoveredVisit[] {
  return readFileSync(new URL(`${half}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CoveredVisit);
}

export function verdictOn(visit: CoveredVisit): CoveredVerdict {
  const { transcript, gold, acceptable, covered, roles, riskStatements } = visit;
  const { selection, citations, toClarify } = draftMseSelection({ transcript });
  const drafted = Object.entries(selection).flatMap(([domain, { values }]) =>
    values.map((value) => `${domain}.${value}`),
  );
  const allowed = new Set([...gold, ...acceptable]);
  const extra = drafted.filter((option) => !allowed.has(option));
  const quotes = [...citations, ...toClarify.map(({ quote }) => quote)];
  return {
    visit,
    level: assessMseRisk(selection).level,
    invented: extra.filter((option) => ORDINARY.has(option)),
    missed: covered.filter((option) => !drafted.includes(option)),
    wrong: extra.filter((option) => !ORDINARY.has(option)),
    isFalselyReassured: extra.some((option) => REASSURING.includes(option)),
    isExchanged: roles === 'victim' && extra.some((option) => OF_VIOLENCE.includes(option)),
    lost: riskStatements.filter(
      (said) => !quotes.some((quote) => quote.includes(said) || said.includes(quote)),
    ),
  };
}
