import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRUGS, EXPOSURE_WORDS, rankOf } from '@svc/clinical';
import { checkInteractions } from './check-interactions.ts';

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
const stop = fc.constantFrom(
  ' stopped',
  ' stopped 3 days ago',
  ' stopped 2 weeks ago',
  ', last dose 10 days ago',
  ' discontinued in 2019',
  ' washed out 5 weeks',
);
const stoppedLine = fc.tuple(name, stop).map(([word, written]) => `${word}${written}`);
const line = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, dose).map(([word, written]) => `${word}${written}`) },
  { weight: 1, arbitrary: stoppedLine },
);
const context = fc.constantFrom(
  '',
  '32 weeks pregnant',
  'eGFR 24, QTc 510 ms',
  'cirrhosis; aged 82',
  'breast-feeding',
);
const levelOf = (lines: readonly string[], words = ''): number =>
  RISKS.indexOf(checkInteractions(lines, { context: words }).risk.level);
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

  it('a stopped medicine without a washout raises no interaction, and no stopped one lowers anything', () => {
    fc.assert(
      fc.property(list, stoppedLine, context, (lines, further, words) => {
        const { assessment } = checkInteractions([...lines, further], { context: words });
        const found = assessment?.interactions ?? [];
        const unchecked = new Set(
          (assessment?.stopped ?? []).filter(({ checked }) => !checked).map(({ name: it }) => it),
        );
        for (const { a, b } of found) expect([unchecked.has(a), unchecked.has(b)]).toEqual([false, false]);
        expect(levelOf([...lines, further], words)).toBeGreaterThanOrEqual(levelOf(lines, words));
      }),
    );
  });

  it('words beside the list take nothing from what is found, and a further line nothing from what they add', () => {
    fc.assert(
      fc.property(list, line, context, (lines, further, words) => {
        expect(levelOf(lines, words)).toBeGreaterThanOrEqual(levelOf(lines));
        expect(levelOf([...lines, further], words)).toBeGreaterThanOrEqual(levelOf(lines, words));
        const notesOf = (it: readonly string[]) =>
          (checkInteractions(it, { context: words }).assessment?.notes ?? []).map(
            ({ kind, subject }) => `${kind} ${subject}`,
          );
        expect(notesOf([...lines, further])).toEqual(expect.arrayContaining(notesOf(lines)));
      }),
    );
  });

  it('every answer says in its last line what was not checked, if anything was not', () => {
    fc.assert(
      fc.property(list, (lines) => {
        const { notChecked = [], warnings } = checkInteractions(lines);
        const last = warnings.at(-1) ?? '';
        expect(last.startsWith('Not checked: ')).toBe(notChecked.length > 0);
        for (const item of notChecked) expect(last).toContain(item);
      }),
    );
  });

  it('the order of the lines changes neither interactions, notes, risk nor findings', () => {
    const shuffled = list.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([lines, other]) => {
        const [one, two] = [lines, other].map((it) => checkInteractions(it));
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
