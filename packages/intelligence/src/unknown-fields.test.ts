import { PRODUCTS } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { score, unknownInputs } from './score.ts';

const NOW = { now: '2026-03-01T09:00:00Z' } as const;

describe('fields that nothing reads', () => {
  it.each<[string, object, readonly (readonly [string, string | null])[]]>([
    ['none, where all are known', { assessments: [], avgSleepHours: 4 }, []],
    ['a letter left out', { assessments: [], avgSleepHour: 4 }, [['avgSleepHour', 'avgSleepHours']]],
    ['snake case', { assessments: [], avg_sleep_hours: 4 }, [['avg_sleep_hours', 'avgSleepHours']]],
    ['another case', { assessments: [], AVGSLEEPHOURS: 4 }, [['AVGSLEEPHOURS', 'avgSleepHours']]],
    ['another word', { assessments: [], hrv: 4 }, [['hrv', null]]],
    [
      'inside a list',
      { assessments: [{ instrumentID: 'phq9' }, { maxscore: 27 }] },
      [
        ['assessments[0].instrumentID', 'instrumentId'],
        ['assessments[1].maxscore', 'maxScore'],
      ],
    ],
    ['what a caller may name as they like', { assessments: [], previous: { inputs: { made: 1 } } }, []],
    ['too long to be a misspelling', { assessments: [], ['a'.repeat(65)]: 1 }, [['a'.repeat(65), null]]],
    ['a name of every object', { assessments: [], constructor: 1 }, [['constructor', null]]],
  ])('are named with their place and the nearest field: %s', (_, request, expected) => {
    expect(unknownInputs('relapse', request).map(({ path, nearest }) => [path, nearest])).toEqual(expected);
  });

  it('are in the answer, which is otherwise the same, and only where there are any', () => {
    const sent = { assessments: [], avgSleepHours: 4.5 };
    const { intelligence, ...plain } = score('relapse', sent, NOW);
    const misspelt = { ...sent, avgSleepHour: 3 };
    const { intelligence: said, ...same } = score('relapse', misspelt, NOW);
    expect(same).toEqual(plain);
    expect(intelligence.dataQuality).not.toHaveProperty('unknownInputs');
    expect(said).toEqual({
      ...intelligence,
      dataQuality: {
        ...intelligence.dataQuality,
        unknownInputs: [{ path: 'avgSleepHour', nearest: 'avgSleepHours' }],
      },
    });
  });

  it('are at most 20, each shown with at most 101 characters, whatever was sent', () => {
    const name = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(
        fc.constantFrom(...PRODUCTS),
        fc.dictionary(name, fc.jsonValue(), { maxKeys: 60 }),
        (product, body) => {
          const found = unknownInputs(product, body);
          expect(found.length).toBeLessThanOrEqual(20);
          for (const { path } of found) expect(path.length).toBeLessThanOrEqual(101);
        },
      ),
    );
  });
});
