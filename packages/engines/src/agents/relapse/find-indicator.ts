import { normalForm } from '@svc/contracts';
import {
  findSafetyWords,
  type IndicatorReading,
  readIndicators,
  RELAPSE_INDICATORS,
  type RelapseIndicator,
} from '@svc/clinical';

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

/** What the name of an entry says: an indicator's key, label or other name, else what its words say. */
export interface NameReading extends IndicatorReading {
  /** It is the name of an indicator, not a wording of it. */
  readonly isName: boolean;
}

export function readIndicatorName(name: string): NameReading {
  const indicator = byName.get(normalizeIndicatorName(name));
  return indicator === undefined
    ? { ...readIndicators(name), isName: false }
    : { present: [indicator], absent: [], unread: [], isName: true };
}

/**
 * Whether an unrecognised name may be about safety. It is not scored, since nothing says which indicator is
 * meant, but it is not left among the other unknown names either.
 */
export function mayConcernSafety(name: string): boolean {
  return SAFETY_PARTS.test(normalizeIndicatorName(name)) || holdsSafetyWords(name);
}

/** Whether a name holds words about safety that are not denied. */
export function holdsSafetyWords(name: string): boolean {
  return findSafetyWords(inWords(name)).length > 0;
}

const SAFETY_PARTS =
  /suicid|selfharm|selfinjur|overdose|commandhallucination|kill|homicid|murder|violen|weapon|firearm/u;

/** `voicesTellingHimToJump` and `wants_to_die` as they would be written. */
function inWords(name: string): string {
  return name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}
