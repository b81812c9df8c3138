import type { DomainKey } from '../find/domain-keys.ts';

/** A reassuring option, what must have been asked and denied or tested and confirmed, and what speaks against it. */
export interface Reassurance {
  readonly domain: DomainKey;
  readonly value: string;
  /** Each of these asked about and plainly denied. */
  readonly denied: readonly string[];
  /** Each of these tested, and confirmed as right by the clinician. */
  readonly passed: readonly string[];
  /** And one of these. */
  readonly passedOneOf?: readonly string[];
  /** Whether what is delusional, denying or contradicting in the visit stands against it. */
  readonly yieldsToContent?: true;
  /** Whether a risk said anywhere stands against it; findings of the own domain always do. */
  readonly yieldsToRisk: boolean;
  /** Risk that does not stand against it: what others may come to, or what is within reach. */
  readonly despite?: ReadonlySet<string>;
}

/**
 * Options that reassure. What people experience is covered by asking them; what they are able to do only by a task
 * that the clinician confirmed. A question about hurting oneself does not ask about suicide, one about hurting
 * others covers killing them. Data, ours.
 */
export const REASSURANCES: readonly Reassurance[] = [
  {
    domain: 'risk',
    value: 'denies_si_hi',
    denied: ['suicide', 'others_harm'],
    passed: [],
    yieldsToRisk: true,
  },
  {
    domain: 'risk',
    value: 'none_identified',
    denied: ['suicide', 'others_harm', 'self_harm', 'attempts', 'means'],
    passed: [],
    yieldsToRisk: true,
  },
  {
    domain: 'thought_content',
    value: 'unremarkable',
    denied: ['suicide', 'others_harm', 'persecutory_delusions'],
    passed: [],
    yieldsToContent: true,
    yieldsToRisk: true,
  },
  {
    domain: 'perception',
    value: 'no_abnormality',
    denied: ['hearing', 'seeing'],
    passed: [],
    yieldsToRisk: false,
  },
  {
    domain: 'orientation',
    value: 'oriented_x4',
    denied: [],
    passed: ['place', 'time'],
    passedOneOf: ['person', 'situation'],
    yieldsToRisk: false,
  },
  {
    domain: 'mood',
    value: 'euthymic',
    denied: [],
    passed: ['mood'],
    yieldsToContent: true,
    yieldsToRisk: true,
    despite: new Set(['access_to_lethal_means', 'violence_risk', 'past_attempt']),
  },
  {
    domain: 'insight',
    value: 'good',
    denied: [],
    passed: ['insight'],
    yieldsToContent: true,
    yieldsToRisk: false,
  },
  {
    domain: 'judgment',
    value: 'good',
    denied: [],
    passed: ['judgment'],
    yieldsToContent: true,
    yieldsToRisk: false,
  },
  { domain: 'attention', value: 'intact', denied: [], passed: ['attention'], yieldsToRisk: false },
  {
    domain: 'memory',
    value: 'intact',
    denied: [],
    passed: ['recall'],
    yieldsToRisk: false,
  },
];

const REASSURING: ReadonlySet<string> = new Set(
  REASSURANCES.map(({ domain, value }) => `${domain}.${value}`),
);

/** Whether an option is given only where it was asked for, denied or tested, never by weight or words alone. */
export function isReassuring(option: string): boolean {
  return REASSURING.has(option);
}
