import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRUGS, EXPOSURE_WORDS } from '../drugs/index.ts';
import { checkInteractions } from './check-interactions.ts';
import { rankOf } from './severity.ts';

const RISKS = ['none', 'low', 'moderate', 'high'];

const name = fc.constantFrom(
  ...DRUGS.flatMap(({ name: own, brands }) => [own, ...brands.slice(0, 1)]),
  ...EXPOSURE_WORDS.flatMap(({ words }) => words.slice(0, 1)),
  'blue pill',
);
const dose = fc.constantFrom(
  '',
  ' 5 mg daily',
  ' 10 mg',
  ' 100 mg bid',
  ' 200 mg tid',
  ' 6 mg patch',
  ' 20 mg IM',
);
const line = fc.tuple(name, dose).map(([word, written]) => `${word}${written}`);
const list = fc.array(line, { maxLength: 12 });

const severities = (lines: readonly string[]): Map<string, number> =>
  new Map(
    checkInteractions(lines).assessment?.interactions.map(({ a, b, severity }) => [
      `${a} + ${b}`,
      rankOf(severity),
    ]),
  );

describe('laws of the interaction check', () => {
  it('a further line never lowers the risk, removes an interaction or lowers its severity', () => {
    fc.assert(
      fc.property(list, line, (lines, further) => {
        const before = severities(lines);
        const after = severities([...lines, further]);
        for (const [pair, rank] of before) expect(after.get(pair) ?? Infinity).toBeLessThanOrEqual(rank);
        const [lower, higher] = [lines, [...lines, further]].map((it) =>
          RISKS.indexOf(checkInteractions(it).risk.level),
        );
        expect(higher).toBeGreaterThanOrEqual(lower ?? 0);
      }),
    );
  });

  it('the order of the lines changes neither interactions, notes, risk nor findings', () => {
    const shuffled = list.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([lines, other]) => {
        const [one, two] = [lines, other].map(checkInteractions);
        expect(two?.assessment?.interactions).toEqual(one?.assessment?.interactions);
        expect(two?.assessment?.notes).toEqual(one?.assessment?.notes);
        expect(two?.risk).toEqual(one?.risk);
        expect(two?.findings).toEqual(one?.findings);
        expect(two?.warnings.toSorted()).toEqual(one?.warnings.toSorted());
      }),
    );
  });

  it('the same lines always have the same answer', () => {
    fc.assert(
      fc.property(list, (lines) => {
        expect(checkInteractions(lines)).toEqual(checkInteractions(lines));
      }),
    );
  });

  it('a line repeated changes no interaction and no risk', () => {
    fc.assert(
      fc.property(list, fc.nat(), (lines, at) => {
        const repeated = [...lines, ...lines.slice(at % (lines.length + 1))];
        expect(severities(repeated)).toEqual(severities(lines));
        expect(checkInteractions(repeated).risk.level).toBe(checkInteractions(lines).risk.level);
      }),
    );
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 8 }), (lines) => {
        expect(() => checkInteractions(lines)).not.toThrow();
      }),
    );
  });
});
