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
]);

/** Content that is delusional, denies an illness or contradicts a calm answer, in wordings of patients. Data. */
const CONTENT =
  /(?<!\p{L})(?:(?:they|he|she|somebody|someone|people|the neighbou?rs?|the \p{L}+)(?:['’](?:re|ve|s|d))? (?:are |have |been |keep |all )*(?:film|watch|follow|record|track|listen|poison|bug|spy|tap|read(?:ing)? my (?:mind|thoughts)|after me|control|swap|replac|plot|send\p{L}* (?:me )?(?:messages|signals)|thin the|put (?:\p{L}+ ){0,3}in (?:my|the))\p{L}*|implant|microchip|chip in|cameras? (?:in|behind)|(?:only|just) (?:eat|drink|ate) what is (?:sealed|in (?:tins|cans))|sealed|poison(?:ed|ing)?|down the (?:sink|toilet|loo|drain)|in the bin|(?:don['’]?t|do not|never) need (?:it|them|the|any|your|no|those|sleep|to sleep|much sleep|more)|sleep(?:['’]?s| is) for|two hours|nothing (?:is )?(?:wrong|the matter) with me|(?:i['’]?m|am) not (?:ill|sick|unwell|mad|the one)|never been (?:so |this |more )?(?:well|better|clear\p{L}*|alive)|magnificent|unstoppable|invincible|chosen|the mission|secret (?:code|message|agent)s?|sending me|messages? (?:in|from) the|the (?:television|tv|radio|gauge|slides?|adverts?) (?:told|tells?|talks?|speaks?|says?)|could lose (?:a bit |some |a few )?more|still (?:too )?(?:fat|huge)|(?:only|just|half) an apple|(?:an|one) apple|thirty[- ](?:\p{L}+ )?kilos?|take my wallet|takes my (?:wallet|purse|money|handbag)|steal(?:s|ing)? my|nineteen (?:forty|fifty|sixty|seventy|eighty|ninety)[- ]?\p{L}*)(?!\p{L})/iu;

/** What speaks against an ordinary mood, insight, judgment or thought in a visit: a finding, or what the person says. */
export function contraryIn(
  findings: readonly Finding[],
  statements: readonly JudgedStatement[],
): Quote | undefined {
  return (
    findings.find(({ domain, value }) => CONTRARY.has(`${domain}.${value}`)) ??
    quoteOfStatement(
      statements.find(
        ({ speaker, experiencer, words }) =>
          speaker === 'patient' && experiencer === 'patient' && CONTENT.test(words),
      ),
    )
  );
}

function quoteOfStatement(statement: JudgedStatement | undefined): Quote | undefined {
  return statement && { quote: statement.text.trim(), start: statement.start, end: statement.end };
}
