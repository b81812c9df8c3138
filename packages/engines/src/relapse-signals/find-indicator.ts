import { normalForm } from '@svc/contracts';
import { type RelapseIndicator, findSafetyWords, RELAPSE_INDICATORS } from '@svc/clinical';

/** Letters and digits only, lower case: `Self-harm`, `self_harm` and `SELF HARM` are one name. */
function normalizeIndicatorName(name: string): string {
  return normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const byName: ReadonlyMap<string, RelapseIndicator> = new Map(
  RELAPSE_INDICATORS.flatMap((indicator) =>
    [indicator.key, indicator.label, ...(indicator.aliases ?? [])].map(
      (name) => [normalizeIndicatorName(name), indicator] as const,
    ),
  ),
);

/** The indicator of this key, label or other wording. Only these are known: nothing is guessed. */
export function findIndicator(name: string): RelapseIndicator | undefined {
  return byName.get(normalizeIndicatorName(name));
}

/**
 * Whether an unrecognised name may be about safety. It is not scored, since nothing says which indicator is
 * meant, but it is not left among the other unknown names either.
 */
export function mayConcernSafety(name: string): boolean {
  return SAFETY_PARTS.test(normalizeIndicatorName(name)) || findSafetyWords(inWords(name)).length > 0;
}

const SAFETY_PARTS =
  /suicid|selfharm|selfinjur|overdose|commandhallucination|kill|homicid|murder|violen|weapon|firearm/u;

/** `voicesTellingHimToJump` and `wants_to_die` as they would be written. */
function inWords(name: string): string {
  return name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}
