import { DRUGS } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

/** Every medicine of the tables, several to a line: more than any person takes. */
const lines = Array.from({ length: 50 }, (_, line) =>
  DRUGS.filter((__, i) => i % 50 === line)
    .map(({ name }) => name)
    .join(', '),
);

describe('a list of hundreds of medicines', () => {
  const { assessment, warnings, risk } = checkInteractions(lines, { now: 0 });

  it('is told the worst interactions, and how many there are', () => {
    expect(assessment?.interactions).toHaveLength(300);
    expect(new Set(assessment?.interactions.map(({ severity }) => severity))).toEqual(
      new Set(['contraindicated']),
    );
    expect(warnings[0]).toMatch(/^Of \d{4,} interactions the worst 300 are told/);
    expect(risk.level).toBe('high');
  });

  it('has an answer that can be sent', () => {
    expect(JSON.stringify(checkInteractions(lines, { now: 0 })).length).toBeLessThan(1_000_000);
  });
});
