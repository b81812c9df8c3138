import type { Finding } from '../find/finding.ts';
import type { JudgedStatement } from '../find/judge-statements.ts';
import type { Quote } from '../attribute/quote.ts';

/** Options beside which no mood, insight, judgment or thought is ordinary. Data. */
const CONTRARY: ReadonlySet<string> = new Set([
  'mood.elevated',
  'mood.euphoric',
  'mood.labile',
  'thought_content.persecutory_delusions',
  'thought_content.grandiose_delusions',
  'thought_content.other_delusions',
  'thought_content.ideas_of_reference',
  'thought_content.overvalued_ideas',
  'thought_content.homicidal_thoughts',
  'thought_process.flight_of_ideas',
  'thought_process.loose_associations',
  'thought_process.disorganized',
  'thought_process.word_salad',
  'perception.auditory_hallucinations',
  'perception.command_hallucinations',
  'perception.visual_hallucinations',
  'insight.partial',
  'insight.limited',
  'insight.poor',
  'insight.absent',
  'judgment.impaired',
  'judgment.poor',
  'judgment.grossly_impaired',
  'orientation.disoriented_time',
  'orientation.disoriented_place',
  'orientation.disoriented_person',
  'orientation.disoriented_situation',
  'orientation.confused',
  'memory.confabulation',
  'behavior.responding_to_internal_stimuli',
  'behavior.disinhibited',
  'speech.pressured',
  'appearance.signs_of_intoxication',
  'risk.si_with_plan',
  'risk.si_with_intent',
  'risk.recent_attempt',
  'risk.homicidal_ideation',
]);

/** What single statements say that speaks against it too. Data. */
const SAID = [
  'thought_content.persecutory_delusions',
  'thought_content.grandiose_delusions',
  'thought_content.other_delusions',
  'thought_content.ideas_of_reference',
  'insight.absent',
  'insight.poor',
  'mood.elevated',
  'thought_process.flight_of_ideas',
] as const;
/** From this score on a statement says it. Ours. */
const SAID_FROM = 0;

/** Denies an illness, or is above one, in so many words. Data. */
const CONTENT =
  /(?<!\p{L})(?:(?:i['’]?m|i am) not (?:the one|ill|sick|unwell|mad)|nothing (?:is )?(?:wrong|the matter) with me|(?:don['’]?t|do not|never) need (?:to )?(?:sleep|it|them|any|medic\p{L}*|tablets|pills|treatment)|sleep(?:['’]?s| is) for|never (?:felt|been) (?:so|this|more)|(?:too|so|still) (?:fat|huge)|could (?:still )?lose (?:a bit |some |a few )?more)(?!\p{L})/iu;

/** What speaks against an ordinary mood, insight, judgment or thought in a visit: a finding, or what the person says. */
export function contraryIn(
  findings: readonly Finding[],
  statements: readonly JudgedStatement[],
): Quote | undefined {
  return (
    findings.find(({ domain, value }) => CONTRARY.has(`${domain}.${value}`)) ??
    quoteOfStatement(
      statements.find(
        ({ speaker, experiencer, scores, words }) =>
          speaker === 'patient' &&
          experiencer === 'patient' &&
          (CONTENT.test(words) || SAID.some((option) => scores[`option:${option}`] >= SAID_FROM)),
      ),
    )
  );
}

function quoteOfStatement(statement: JudgedStatement | undefined): Quote | undefined {
  return statement && { quote: statement.text.trim(), start: statement.start, end: statement.end };
}
