import { MseSelection } from '@svc/contracts';
import { assessMseRisk } from '@svc/engines';
import {
  type Labels,
  linesOf,
  optionsOf,
  SCREEN,
  type TopicsLine,
  type VisitLine,
} from '../scoring/visit-lines.ts';
import { VISITS } from '../visits/visits.ts';
import type { ScoredVisit } from './learn-likelihood.ts';
import type { WholeVisit } from './learn-visits.ts';

/** Options that say a statement bears risk as the corpus means it. */
const BEARS_RISK: ReadonlySet<string> = new Set(
  'active_si passive_si si_with_plan si_with_intent self_harm recent_attempt past_attempt violence_risk homicidal_ideation access_to_lethal_means grave_disability command_hallucinations'.split(
    ' ',
  ),
);
const CORPUS = new URL('../corpus/', import.meta.url);
/** These visits are labelled with more care than the others, each option by itself: ours. */
const COUNTS_FOR = 3;
type Learned = Omit<ScoredVisit, 'scoresOf' | 'observedIn'> & { readonly visit: WholeVisit };

/** The older visits, whose authors wrote none of the statements; nobody labelled the suicide screen in them. */
export function olderVisits(): Learned[] {
  return VISITS.map(({ id, transcript, gold, acceptable = {}, riskStatements }) => ({
    transcript,
    risks: riskStatements
      .filter(({ values }) => values.some(({ value }) => BEARS_RISK.has(value)))
      .map(({ quote }) => quote),
    visit: {
      author: `older ${/^[a-z]+/.exec(id)?.[0] ?? id}`,
      level: assessMseRisk(selectionOf(gold)).level,
      gold: optionsOf(gold),
      allowed: new Set([...optionsOf(gold), ...optionsOf(acceptable)]),
      screen: undefined,
      weight: 1,
    },
  }));
}

function selectionOf(gold: Labels): MseSelection {
  return MseSelection.parse(
    Object.fromEntries(Object.entries(gold).map(([domain, values]) => [domain, { values }])),
  );
}

/** The visits that are for learning, each as a whole. Nobody labelled their lines. */
export function visitsForLearning(): Learned[] {
  const risks = new Map(
    linesOf<TopicsLine>(new URL('risk-topics-learn.jsonl', CORPUS)).map(({ id, riskStatements }) => [
      id,
      riskStatements.map(({ quote }) => quote),
    ]),
  );
  return linesOf<VisitLine>(new URL('visits-learn.jsonl', CORPUS)).map(
    ({ id, transcript, gold, acceptable, risk, cssrs }) => ({
      transcript,
      risks: risks.get(id) ?? [],
      visit: {
        author: id.slice(0, id.indexOf('-')),
        level: risk.level,
        gold: optionsOf(gold),
        allowed: new Set([...optionsOf(gold), ...optionsOf(acceptable)]),
        screen: SCREEN.filter(([, key]) => cssrs?.[key] === true).map(([question]) => question),
        weight: COUNTS_FOR,
      },
    }),
  );
}
