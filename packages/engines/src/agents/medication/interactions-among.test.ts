import { describe, expect, it } from 'vitest';
import { interactionsAmong } from './interactions-among.ts';
import { takenOf } from './test-taken.ts';
import type { TakenDrug } from './taken.ts';

const among = (...keys: string[]) => interactionsAmong(keys.map((key) => takenOf(key)));

/** A dose a day as written in full, or without its times a day. */
const daily = (atLeastMg: number, complete = true): Partial<TakenDrug> => ({
  daily: { atLeastMg, averageMg: atLeastMg, dosesWritten: true, complete },
});

describe('a pair', () => {
  it('is named alphabetically, whichever comes first', () => {
    expect(among('tramadol', 'sertraline')).toEqual(among('sertraline', 'tramadol'));
    expect(among('tramadol', 'sertraline')[0]).toMatchObject({ a: 'sertraline', b: 'tramadol' });
  });

  it('keeps the most severe grade and lists every mechanism once, worst first', () => {
    const [found] = among('fluoxetine', 'thioridazine');
    expect(found).toMatchObject({ severity: 'contraindicated' });
    expect(found?.ruleIds?.slice(0, 2)).toEqual(['D117', 'D145']);
    expect(found?.mechanism.split('; ')).toHaveLength(new Set(found?.mechanism.split('; ')).size);
    expect(found?.mechanism).toContain('thioridazine level rises; QT prolongation and sudden death');
  });

  it('takes its advice and source from the rules that set the grade', () => {
    const [found] = among('carbamazepine', 'clozapine');
    expect(found).toMatchObject({ severity: 'major' });
    expect(found?.recommendation).toContain('another anticonvulsant');
    expect(found?.source).toContain('not recommended');
  });

  it('that nothing is known of is left out', () => {
    expect(among('sertraline', 'acetaminophen')).toEqual([]);
    expect(among('sertraline')).toEqual([]);
    expect(among()).toEqual([]);
  });

  it('of a medication with itself is left out', () => {
    expect(among('sertraline', 'sertraline')).toEqual([]);
  });
});

describe('the grade of a member can differ from the rule', () => {
  it.each([
    ['fluoxetine', 'trimipramine', 'major'],
    ['paroxetine', 'trimipramine', 'major'],
    ['fluvoxamine', 'trimipramine', 'major'],
    ['citalopram', 'trimipramine', 'moderate'],
    ['lithium', 'ibuprofen', 'major'],
    ['lithium', 'sulindac', 'moderate'],
    ['lithium', 'aspirin', 'minor'],
    ['ketoconazole', 'triazolam', 'contraindicated'],
    ['clarithromycin', 'triazolam', 'contraindicated'],
    ['clarithromycin', 'midazolam', 'major'],
    ['linezolid', 'sertraline', 'contraindicated'],
    ['tedizolid', 'sertraline', 'moderate'],
  ])('%s with %s is %s', (a, b, severity) => {
    expect(among(a, b)[0]?.severity).toBe(severity);
  });

  it.each([
    ['fluoxetine', '5 weeks after fluoxetine'],
    ['sertraline', 'a gap of 14 days between the two'],
  ])('%s with a MAO inhibitor asks for %s', (key, text) => {
    expect(among('phenelzine', key)[0]?.recommendation).toContain(text);
  });

  it.each([
    ['phenelzine', 'sertraline', 'published'],
    ['phenelzine', 'buspirone', 'published'],
    ['phenelzine', 'nefazodone', 'published'],
    ['phenelzine', 'trazodone', 'provisional'],
  ])('the grade of %s with %s is %s [D:provisional numbers: interactions]', (a, b, evidence) => {
    expect(among(a, b)[0]).toMatchObject({ severity: 'contraindicated', evidence });
  });
});

const LITHIUM_LEVEL = 'onsider a lithium level: lithium level can rise within days, level and symptoms today';

it('advice of a rule that is milder for some members is weighed, not avoided', () => {
  expect(among('amitriptyline', 'donepezil')[0]).toMatchObject({ severity: 'moderate' });
  expect(among('amitriptyline', 'donepezil')[0]?.recommendation).not.toMatch(/[Uu]sually avoided/);
  expect(among('erythromycin', 'apixaban')[0]?.recommendation).toMatch(/^Consider a lower dose of apixaban/);
  expect(among('clarithromycin', 'ticagrelor')[0]?.recommendation).toMatch(/^Usually avoided/);
});

describe('topiramate counts from 200 mg a day', () => {
  const withLithium = (written: Partial<TakenDrug>) =>
    interactionsAmong([takenOf('lithium'), takenOf('topiramate', written)]);

  it.each([199.9, 100])('not at %s mg', (mg) => {
    expect(withLithium(daily(mg))).toEqual([]);
  });

  it.each([200, 400])('at %s mg, with no condition', (mg) => {
    expect(withLithium(daily(mg))[0]).toMatchObject({
      severity: 'moderate',
      recommendation: `C${LITHIUM_LEVEL}`,
    });
  });

  it('at 200 mg without times a day: once is enough', () => {
    expect(withLithium(daily(200, false))[0]?.recommendation).toBe(`C${LITHIUM_LEVEL}`);
  });

  it.each([{}, daily(100, false)])('under the condition, where the dose is not written (%j)', (written) => {
    expect(withLithium(written)[0]).toMatchObject({
      severity: 'moderate',
      recommendation: `If topiramate ≥ 200 mg/day: c${LITHIUM_LEVEL}`,
    });
  });

  it('under the condition in a combination product, whose dose is not its own', () => {
    const product = takenOf('phentermine_topiramate', daily(300));
    expect(interactionsAmong([takenOf('lithium'), product])[0]).toMatchObject({
      b: 'phentermine and topiramate',
      recommendation: `If topiramate ≥ 200 mg/day: c${LITHIUM_LEVEL}`,
    });
  });
});

describe('selegiline counts among the MAO inhibitors above 10 mg a day or as a patch', () => {
  const patch = { lines: ['selegiline 6 mg patch'] };
  const selegiline = (written: Partial<TakenDrug>, partner: string) =>
    interactionsAmong([takenOf(partner), takenOf('selegiline', written)])[0];

  it.each([
    [daily(10), 'major'],
    [daily(10.1), 'contraindicated'],
    [daily(5, false), 'contraindicated'],
    [{}, 'contraindicated'],
    [{ ...daily(6), ...patch }, 'contraindicated'],
    [patch, 'contraindicated'],
  ] as const)('%j with an SSRI is %s', (written, severity) => {
    expect(selegiline(written, 'sertraline')?.severity).toBe(severity);
  });

  it('says so where the dose is not written, and gives the advice of the usual dose too', () => {
    const advice = selegiline({}, 'sertraline')?.recommendation ?? '';
    expect(advice).toContain('If selegiline > 10 mg/day by mouth or a patch: usually avoided');
    expect(advice).toContain('consider the lowest dose and watching for tremor');
  });

  it.each([
    [{ ...daily(6, false), ...patch }, undefined],
    [{ ...daily(9, false), ...patch }, 'contraindicated'],
    [patch, 'contraindicated'],
    [daily(10), undefined],
    [daily(10.1), 'contraindicated'],
  ] as const)('%j with tyramine is %s: the 6 mg patch is exempt', (written, severity) => {
    expect(selegiline(written, 'tyramine')?.severity).toBe(severity);
  });
});

describe('three or more serotonergic medicines', () => {
  it('two are graded by their own rule', () => {
    expect(among('sertraline', 'buspirone').map(({ severity }) => severity)).toEqual(['moderate']);
  });

  it('three are major, pair by pair', () => {
    const found = among('sertraline', 'buspirone', 'sumatriptan');
    expect(found).toHaveLength(3);
    for (const { severity, ruleIds } of found) {
      expect(severity).toBe('major');
      expect(ruleIds).toContain('D042');
    }
  });

  it('an ingredient in two products is one of them', () => {
    expect(among('dextromethorphan', 'bupropion_dextromethorphan', 'sumatriptan')).not.toContainEqual(
      expect.objectContaining({ ruleIds: expect.arrayContaining(['D042']) }),
    );
  });
});

describe('olanzapine with a benzodiazepine', () => {
  it('is major when an injection is written', () => {
    const found = interactionsAmong([
      takenOf('olanzapine', { lines: ['olanzapine depot'] }),
      takenOf('lorazepam'),
    ]);
    expect(found[0]).toMatchObject({ severity: 'major' });
  });

  it('is otherwise moderate, and says when it is more', () => {
    const [found] = among('olanzapine', 'lorazepam');
    expect(found).toMatchObject({ severity: 'moderate' });
    expect(found?.ruleIds).toContain('D105');
  });
});

describe('a combination product', () => {
  it('is checked by its ingredients and named as itself', () => {
    expect(among('olanzapine_fluoxetine', 'phenelzine')[0]).toMatchObject({
      a: 'olanzapine and fluoxetine',
      b: 'phenelzine',
      severity: 'contraindicated',
    });
  });

  it('does not interact with itself, nor with its own ingredient as that ingredient', () => {
    expect(among('olanzapine_fluoxetine')).toEqual([]);
    expect(among('naltrexone_bupropion', 'bupropion')).toEqual([]);
  });

  it('of an opioid and its antagonist is not set against another opioid as an antagonist', () => {
    expect(among('buprenorphine_naloxone', 'morphine')[0]?.ruleIds).not.toContain('D161');
  });
});

it('the list is ordered by severity, then by name', () => {
  const found = among('phenelzine', 'sertraline', 'lithium', 'ibuprofen', 'aspirin');
  const order = ['contraindicated', 'major', 'moderate', 'minor'];
  const keys = found.map(({ severity, a, b }) => `${order.indexOf(severity)} ${a} ${b}`);
  expect(keys).toEqual(keys.toSorted());
  expect(new Set(found.map(({ severity }) => severity)).size).toBeGreaterThan(2);
});
