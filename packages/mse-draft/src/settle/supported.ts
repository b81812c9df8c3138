import { overlapping } from '../segment/overlapping.ts';
import type { Finding } from '../find/finding.ts';
import { deniesAnything, isPlainDenial } from '../find/assertion.ts';
import { type JudgedStatement, SHORT_VISIT } from '../find/judge-statements.ts';

/** Likelihood below which a rule's finding of risk is not taken: a wording that fits what is harmless. */
const LEAST = -0.8;
/** By its own words, wherever it stands. */
const LEAST_BY_WORDS = 1.2;
/** What leaves no doubt of what it is about: said of the patient as a fact, it is a finding however unlikely. Data, ours. */
const EXPLICIT =
  /(?<!\p{L})(?:(?:kill|hang|shoot|drown|hurt|cut|harm|burn|unalive|stab)(?:ing|ed)? (?:myself|meself)|suicid\p{L}*|(?:end|ended|ending|take|took) (?:my|me) (?:own )?life|end(?:ing)? it all|want(?:ed)? to (?:die|be dead)|wanna die|kms|wish(?:ed)? (?:that )?i (?:was|were|had been) (?:dead|never born)|overdos\p{L}*|tried to (?:die|end it)|noose|voices? (?:tell|tells|say|says|want|wants|told|order)\p{L}*)(?!\p{L})/iu;
/** Findings that a likelihood of risk says nothing of. */
const EXEMPT: ReadonlySet<string> = new Set([
  'protective_factors_present',
  'hopeless',
  'hopelessness_themes',
]);

/** Findings of rules that hold where they stand: of risk, only what is likely to be said of the patient as a fact. */
export function supported(findings: readonly Finding[], statements: readonly JudgedStatement[]): Finding[] {
  return findings.filter((finding) => {
    if (isDenied(finding)) return false;
    const around = overlapping(statements, finding);
    if (around.length === 0) return true;
    if (finding.isRisk && around.some((one) => one.speaker === 'unknown' && deniesAnything(one)))
      return false;
    if (!finding.isRisk || finding.domain === 'perception' || EXEMPT.has(finding.value))
      return around.some(isOfPatient);
    return around.some(
      (statement) =>
        isOfPatient(statement) &&
        statement.statedAs !== 'denied' &&
        (statements.length <= SHORT_VISIT ||
          statement.likelihood >= LEAST ||
          statement.scores.risk >= LEAST_BY_WORDS ||
          isExplicit(finding)),
    );
  });
}

/** Whether its words leave no doubt of what it is about. */
export function isExplicit({ quote }: Finding): boolean {
  return EXPLICIT.test(quote);
}

const ANSWER = /\n[^\n:]{0,40}:([^\n]*)$/;

/** A question whose answer plainly denies is no finding, whatever else the answer says. */
function isDenied({ basis, quote }: Finding): boolean {
  const answer = basis === 'question_and_answer' ? ANSWER.exec(quote)?.[1] : undefined;
  return answer !== undefined && isPlainDenial(answer.trim());
}

/** Said of the patient as a fact, or at least not as something else. */
function isOfPatient({ statedAs, experiencer, speaker }: JudgedStatement): boolean {
  return (
    (experiencer === 'patient' || speaker === 'other') &&
    (statedAs === 'asserted' ||
      statedAs === 'denied' ||
      statedAs === 'hypothetical' ||
      (statedAs === 'quoted' && speaker === 'other'))
  );
}

/** Findings of risk that are not taken, and are no denial: they speak against reassurance. */
export function doubtful(
  findings: readonly Finding[],
  kept: readonly Finding[],
  statements: readonly JudgedStatement[],
): Finding[] {
  const taken = new Set(kept);
  return findings.filter(
    (finding) =>
      finding.isRisk &&
      !taken.has(finding) &&
      !EXEMPT.has(finding.value) &&
      overlapping(statements, finding).some(
        ({ statedAs, experiencer }) =>
          experiencer === 'patient' && statedAs !== 'denied' && statedAs !== 'intrusive',
      ),
  );
}
