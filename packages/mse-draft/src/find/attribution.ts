import type { Finding } from './finding.ts';
import type { JudgedStatement } from './judge-statements.ts';
import { overlapping } from '../segment/overlapping.ts';

/** From this score on a statement is of a time that is over; ours. */
const OVER = 0.6;
const SOURCES = {
  patient: 'patient',
  other: 'collateral',
  clinician: 'clinician',
  unknown: 'unknown',
} as const;

/** Findings with their attribution: by the statement that is most likely what they rest on, where there is one. */
export function withAttribution(
  findings: readonly Finding[],
  statements: readonly JudgedStatement[],
): Finding[] {
  return findings.map((finding) => {
    const [own] = overlapping(statements, finding).toSorted((a, b) => b.likelihood - a.likelihood);
    return {
      ...finding,
      attribution: {
        source: SOURCES[own?.speaker ?? finding.speaker],
        experiencer: own?.experiencer ?? 'patient',
        time: own !== undefined && own.scores['time:past'] >= OVER ? 'past' : 'now',
        statedAs: own?.statedAs ?? 'asserted',
      },
    };
  });
}
