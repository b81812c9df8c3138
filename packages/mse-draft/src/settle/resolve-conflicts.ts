import type { DomainKey } from '../find/domain-keys.ts';
import type { Finding } from '../find/finding.ts';
import type { TelemetryFinding } from '../find/telemetry-finding.ts';

/** Domains that take one option, its options from the least to the most remarkable. Data. */
const SINGLE: Readonly<Partial<Record<DomainKey, readonly string[]>>> = {
  eye_contact: ['good', 'fair', 'intermittent', 'poor', 'avoidant', 'intense', 'staring'],
  attention: [
    'not_assessed',
    'intact',
    'mildly_impaired',
    'distractible',
    'hypervigilant',
    'moderately_impaired',
    'severely_impaired',
  ],
  insight: ['not_assessed', 'good', 'fair', 'partial', 'limited', 'poor', 'absent'],
  judgment: ['not_assessed', 'good', 'fair', 'limited', 'impaired', 'poor', 'grossly_impaired'],
};

/** Options of the ordinary that yield to any other of their domain, unless listed as going with it. Data. */
const YIELDING: Readonly<Partial<Record<DomainKey, Readonly<Record<string, readonly string[]>>>>> = {
  mood: { euthymic: [] },
  psychomotor: { normal: [] },
  affect: { full_range: ['congruent', 'tearful'] },
  thought_process: {
    linear: ['goal_directed', 'slowed', 'racing', 'circumstantial'],
    goal_directed: ['linear', 'slowed', 'racing'],
  },
  behavior: { calm: ['cooperative', 'tearful', 'withdrawn', 'impulsive'] },
  speech: {
    normal_rate: [
      'soft',
      'loud',
      'monotone',
      'slurred',
      'stuttering',
      'poverty_of_speech',
      'latency_increased',
      'hyperverbal',
    ],
  },
};

/** Findings after conflicts are resolved. */
export interface Resolved {
  readonly findings: readonly Finding[];
  readonly telemetry: readonly TelemetryFinding[];
  readonly warnings: readonly string[];
}

interface Valued {
  readonly domain: DomainKey;
  readonly value: string;
}

/** Each option once, so that a long transcript costs no more than its options. */
function distinct(values: readonly Valued[]): readonly Valued[] {
  return [...new Map(values.map(({ domain, value }) => [`${domain}.${value}`, { domain, value }])).values()];
}

/** One option where a domain takes one, the more remarkable; the ordinary yields to what contradicts it. Risk is never dropped. */
export function resolveConflicts(
  findings: readonly Finding[],
  telemetry: readonly TelemetryFinding[],
): Resolved {
  const all = distinct([...findings, ...telemetry]);
  const dropped = new Set<string>();
  const warnings: string[] = [];
  const drop = ({ domain, value }: Valued, kept: string): void => {
    const key = `${domain}.${value}`;
    if (dropped.has(key)) return;
    dropped.add(key);
    warnings.push(`${domain}: "${value}" was also heard, left out beside "${kept}".`);
  };
  for (const { domain, value } of all) {
    const order = SINGLE[domain];
    const more =
      order &&
      all
        .filter((other) => other.domain === domain)
        .sort((a, b) => order.indexOf(b.value) - order.indexOf(a.value))[0];
    if (more && more.value !== value) drop({ domain, value }, more.value);
    const goesWith = YIELDING[domain]?.[value];
    const against =
      goesWith &&
      all.find(
        (other) => other.domain === domain && other.value !== value && !goesWith.includes(other.value),
      );
    if (against) drop({ domain, value }, against.value);
  }
  const keep = ({ domain, value }: Valued): boolean => !dropped.has(`${domain}.${value}`);
  return { findings: findings.filter(keep), telemetry: telemetry.filter(keep), warnings };
}
