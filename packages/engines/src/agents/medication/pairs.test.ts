import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';
import fixture from '../../../test/agents/medication/pairs.json' with { type: 'json' };
import { type InteractionSeverity, rankOf, SEVERITIES } from '@svc/clinical';

const NONE = SEVERITIES.length;

/** Rank of the interaction of a pair: 0 contraindicated to 3 minor, 4 none. Throws when a name is not known. */
function rankOfPair(a: string, b: string): number {
  const { assessment } = checkInteractions([a, b]);
  if (!assessment || assessment.unrecognized.length > 0) throw new Error(`${a} or ${b} is not recognised`);
  const [worst] = assessment.interactions;
  return worst === undefined ? NONE : rankOf(worst.severity);
}

function severityOf(text: string): InteractionSeverity {
  const severity = SEVERITIES.find((known) => known === text);
  if (!severity) throw new Error(`${text} is no severity`);
  return severity;
}

const must = fixture.mustInteract.map((pair) => ({ ...pair, severity: severityOf(pair.severity) }));

describe('pairs that must interact, in both orders [1:2.11 interactions]', () => {
  it('are at least 300, 150 of them from public lists', () => {
    expect(must.length).toBeGreaterThanOrEqual(300);
    expect(must.filter(({ source }) => source === 'ansm' || source === 'onc').length).toBeGreaterThanOrEqual(
      150,
    );
  });

  it.each(SEVERITIES)('all that are at least %s are found at that severity or above', (severity) => {
    const pairs = must.filter((pair) => pair.severity === severity);
    const missed = pairs.filter(({ a, b }) =>
      [rankOfPair(a, b), rankOfPair(b, a)].some((rank) => rank > rankOf(severity)),
    );
    process.stdout.write(
      `recall, at least ${severity}: ${pairs.length - missed.length} of ${pairs.length}\n`,
    );
    expect(missed).toEqual([]);
  });
});

describe('pairs that must not interact, in both orders', () => {
  it('are at least 300', () => {
    expect(fixture.mustNotInteract.length).toBeGreaterThanOrEqual(300);
  });

  it('raise no alarm of any severity', () => {
    const ranks = fixture.mustNotInteract.map(({ a, b }) => Math.min(rankOfPair(a, b), rankOfPair(b, a)));
    for (const severity of SEVERITIES) {
      const alarms = ranks.filter((rank) => rank === rankOf(severity)).length;
      process.stdout.write(`false alarms, ${severity}: ${alarms} of ${ranks.length}\n`);
    }
    expect(fixture.mustNotInteract.filter((_, index) => ranks[index] !== NONE)).toEqual([]);
  });
});

describe('pairs of the public lists that are left out', () => {
  it('are few, named, and each says why', () => {
    const found = fixture.outOfScope.filter(({ a, b }) => rankOfPair(a, b) < NONE).length;
    process.stdout.write(
      `left out: ${fixture.outOfScope.length}, of which found at some severity ${found}\n`,
    );
    expect(fixture.outOfScope.filter(({ why }) => why === '')).toEqual([]);
    expect(fixture.outOfScope.length).toBeLessThan(must.length / 10);
  });
});
