import { normalForm } from '@svc/contracts';
import type { RelapseIndicator } from '../relapse-indicators/define-indicator.ts';
import { RELAPSE_INDICATORS } from '../relapse-indicators/index.ts';

/** Letters and digits only, lower case: `Self-harm`, `self_harm` and `SELF HARM` are one name. */
function normalizeIndicatorName(name: string): string {
  return normalForm(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const byName: ReadonlyMap<string, RelapseIndicator> = new Map(
  RELAPSE_INDICATORS.flatMap((indicator) =>
    [indicator.key, indicator.label].map((name) => [normalizeIndicatorName(name), indicator] as const),
  ),
);

/** The indicator of this key or label. Only these are known: nothing is guessed. */
export function findIndicator(name: string): RelapseIndicator | undefined {
  return byName.get(normalizeIndicatorName(name));
}

/**
 * Whether an unrecognised name may be about safety. It is not scored, since nothing says which indicator is
 * meant, but it is not left among the other unknown names either.
 */
export function mayConcernSafety(name: string): boolean {
  return /suicid|selfharm|selfinjur|overdose|commandhallucination|kill/u.test(normalizeIndicatorName(name));
}
