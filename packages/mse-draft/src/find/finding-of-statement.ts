import type { Option } from './define-rule.ts';
import type { DomainKey } from './domain-keys.ts';
import type { Finding } from './finding.ts';
import { quoteEnd } from '../attribute/quote.ts';
import type { Observation } from '../attribute/statements.ts';
import type { JudgedStatement } from './judge-statements.ts';

/** An option that a statement gives, with the whole answer as its quote. */
export function findingOf(
  [domain, value]: Option,
  { speaker, answer }: JudgedStatement,
  transcript: string,
): Finding {
  const { start } = answer;
  const end = quoteEnd(transcript, start, answer.end);
  return {
    domain: domain as DomainKey,
    value,
    quote: transcript.slice(start, end),
    start,
    end,
    speaker,
    basis: 'patient_statement',
    provenance: speaker === 'other' ? 'digital_mse' : 'patient_reported',
    hedged: speaker === 'other',
    isRisk: false,
    screen: [],
  };
}

/** An option that an observation gives. */
export function findingOfObservation(
  [domain, value]: Option,
  { start, end, speaker }: Observation,
  transcript: string,
): Finding {
  const to = quoteEnd(transcript, start, end);
  return {
    domain: domain as DomainKey,
    value,
    quote: transcript.slice(start, to),
    start,
    end: to,
    speaker,
    basis: 'clinician_observation',
    provenance: 'digital_mse',
    hedged: false,
    isRisk: false,
    screen: [],
  };
}
