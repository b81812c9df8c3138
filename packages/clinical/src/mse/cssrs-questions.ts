import type { CssrsQuestionId, MseRiskLevel } from '@svc/contracts';
import { type Evidence, ours, verified } from '../evidence/evidence.ts';

export interface CssrsQuestion {
  readonly id: CssrsQuestionId;
  readonly timeframe: string;
  /** Our words for what is asked: the wording of the instrument is not ours to give or to alter. */
  readonly paraphrase: string;
  /** What a yes means, in the words of a report; it stands alone. */
  readonly finding: string;
  /** Asked only after a yes to this question. */
  readonly after?: CssrsQuestionId;
  /** Level of a yes: the rule of triage is the highest of all yes answers. */
  readonly level: Exclude<MseRiskLevel, 'none'>;
  readonly evidence: Evidence;
}

const LEVELS = 'C-SSRS screener triage levels (blueprint-health, hiboop, docsbay guides)';
const THOUGHTS = 'past month';

/**
 * The screen in the order it is asked, with the level that a yes to each question gives. The only place of these
 * levels: the exam (`scoreCssrs`) and the questionnaire (`cssrs` among the instruments) are both scored from it.
 */
export const CSSRS_QUESTIONS: readonly CssrsQuestion[] = [
  {
    id: 'q1',
    timeframe: THOUGHTS,
    paraphrase: 'Wished to be dead or not to wake up',
    finding: 'wish to be dead',
    level: 'low',
    evidence: verified(LEVELS),
  },
  {
    id: 'q2',
    timeframe: THOUGHTS,
    paraphrase: 'Had thoughts of killing oneself, without anything more specific',
    finding: 'thoughts of suicide, nothing more specific',
    level: 'low',
    evidence: verified(LEVELS),
  },
  {
    id: 'q3',
    after: 'q2',
    timeframe: THOUGHTS,
    paraphrase: 'Had such thoughts with a method, without intent to act',
    finding: 'thoughts of suicide with a method',
    level: 'moderate',
    evidence: verified(LEVELS),
  },
  {
    id: 'q4',
    after: 'q2',
    timeframe: THOUGHTS,
    paraphrase: 'Had such thoughts with some intent to act, without a specific plan',
    finding: 'thoughts of suicide with some intent to act',
    level: 'high',
    evidence: verified(LEVELS),
  },
  {
    id: 'q5',
    after: 'q2',
    timeframe: THOUGHTS,
    paraphrase: 'Had such thoughts with a worked-out plan and intent to carry it out',
    finding: 'thoughts of suicide with a plan and intent',
    level: 'high',
    evidence: verified(LEVELS),
  },
  {
    id: 'q6',
    timeframe: 'past 3 months',
    paraphrase: 'Did, started or prepared anything to end life',
    finding: 'recent suicidal behaviour',
    level: 'high',
    evidence: ours(
      'published guides band earlier behaviour lower; here only the past 3 months are asked for, and yes is high',
    ),
  },
];
