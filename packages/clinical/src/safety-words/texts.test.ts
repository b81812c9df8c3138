import { describe, expect, it } from 'vitest';
import { findSafetyWords } from './find-safety-words.ts';
import halfA from '../../test/safety-words/texts-a.json' with { type: 'json' };
import halfB from '../../test/safety-words/texts-b.json' with { type: 'json' };
import ownC from '../../test/safety-words/texts-c.json' with { type: 'json' };
import ownD from '../../test/safety-words/texts-d.json' with { type: 'json' };
import ownE from '../../test/safety-words/texts-e.json' with { type: 'json' };
import ownF from '../../test/safety-words/texts-f.json' with { type: 'json' };
import ownG from '../../test/safety-words/texts-g.json' with { type: 'json' };
import ownH from '../../test/safety-words/texts-h.json' with { type: 'json' };
import ownI from '../../test/safety-words/texts-i.json' with { type: 'json' };
import ownJ from '../../test/safety-words/texts-j.json' with { type: 'json' };
import ownK from '../../test/safety-words/texts-k.json' with { type: 'json' };
import ownL from '../../test/safety-words/texts-l.json' with { type: 'json' };
import ownM from '../../test/safety-words/texts-m.json' with { type: 'json' };
import ownN from '../../test/safety-words/texts-n.json' with { type: 'json' };
import ownO from '../../test/safety-words/texts-o.json' with { type: 'json' };
import ownP from '../../test/safety-words/texts-p.json' with { type: 'json' };

const found = (text: string) => findSafetyWords(text, 2026).length > 0;

/**
 * Written by an author who had not seen the words or the code: a language model in the part of a psychiatric nurse and a
 * forensic psychiatrist. Half a was learned from first (seen before: 50 of 80 found, noise in 14 of 80). Half b was then
 * scored once, unseen: 56 of 80 found (70 %), noise in 12 of 80 (15 %). It was learned from afterwards, so the shares
 * below are no promise for texts nobody has seen.
 */
describe.each([
  ['a', halfA],
  ['b', halfB],
])('texts of another author, half %s [D:safety words]', (_, texts) => {
  it('that say words about safety are found, at least 92 %', () => {
    const missed = texts.said.filter(([, text = '']) => !found(text));
    expect(missed.length).toBeLessThanOrEqual(0.08 * texts.said.length);
  });

  it('that do not are left alone, at least 95 %', () => {
    const noise = texts.notSaid.filter(found);
    expect(noise.length).toBeLessThanOrEqual(0.05 * texts.notSaid.length);
  });
});

/**
 * Written by ourselves for breadth, of many writers and topics, odd on purpose; each set was scored once before it was
 * learned from, so the first two figures are what is heard of words that nobody thought of. Found, and noise:
 *
 * | set | before the wordings were made broad | unseen | now |
 * | --- | --- | --- | --- |
 * | c | 21 %, 11 % | learned from first | 99 %, 0 % |
 * | d | 16 %, 8 % | 33 %, 12 % | 97 %, 0 % |
 * | e | 22 %, 1 % | 55 %, 2 % | 95 %, 0 % |
 * | f | 46 %, 9 % | 84 %, 7 % | 100 %, 0 % |
 * | g | 29 %, 4 % | 72 %, 7 % | 97 %, 0 % |
 * | h | 24 %, 5 % | 63 %, 7 % | 95 %, 0 % |
 * | i | 18 %, 7 % | 58 %, 9 % | 93 %, 0 % |
 * | j | 48 %, 6 % | 80 %, 8 % | 98 %, 0 % |
 * | k | 30 %, 8 % | 78 %, 10 % | 93 %, 0 % |
 * | l | 15 %, 8 % | 62 %, 3 % | 97 %, 0 % |
 * | m | 35 %, 17 % | 73 %, 8 % | 98 %, 0 % |
 * | n | 32 %, 2 % | 72 %, 3 % | 93 %, 0 % |
 * | o | 16 %, 12 % | 54 %, 10 % | 94 %, 4 % |
 * | p, look-alikes aimed at the wordings themselves | –, 5 % | –, 17 % | –, 1 % |
 */
describe.each([
  ['c', ownC],
  ['d', ownD],
  ['e', ownE],
  ['f', ownF],
  ['g', ownG],
  ['h', ownH],
  ['i', ownI],
  ['j', ownJ],
  ['k', ownK],
  ['l', ownL],
  ['m', ownM],
  ['n', ownN],
  ['o', ownO],
  ['p', ownP],
])('texts of our own, set %s [D:safety words]', (_, texts) => {
  it('that say words about safety are found, at least 92 %', () => {
    const unheard = texts.said.filter(([, text = '']) => !found(text));
    expect(unheard.length).toBeLessThanOrEqual(0.08 * texts.said.length);
  });

  it('that do not are left alone, at least 95 %', () => {
    expect(texts.notSaid.filter(found).length).toBeLessThanOrEqual(0.05 * texts.notSaid.length);
  });
});
