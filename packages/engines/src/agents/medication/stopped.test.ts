import { describe, expect, it } from 'vitest';
import { checkInteractions } from './check-interactions.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const check = (...lines: string[]) => checkInteractions(lines, { now: NOW });
const pairsOf = (...lines: string[]) =>
  (check(...lines).assessment?.interactions ?? []).map(({ a, b, severity }) => `${a} + ${b}: ${severity}`);

describe('what was stopped and still matters', () => {
  it.each([
    [['fluoxetine stopped 2 weeks ago', 'phenelzine 15 mg tid'], 21],
    [['off Prozac since November', 'Nardil 15 mg'], 35],
    [['fluoxetine 40 mg, last dose 10 days ago', 'tranylcypromine 10 mg'], 25],
    [['phenelzine discontinued 5 days ago', 'sertraline 50 mg daily'], 9],
    [['switched from phenelzine to venlafaxine 75 mg last week'], 13],
    [['vortioxetine stopped 2 weeks ago', 'phenelzine'], 7],
    [['venlafaxine stopped 3 days ago', 'phenelzine'], 4],
    [['clomipramine washed out 10 days', 'phenelzine'], 11],
    [['moclobemide stopped this morning', 'sertraline 50 mg'], 1],
    [['amiodarone stopped 2 weeks ago', 'citalopram 20 mg daily'], 86],
    [['disulfiram stopped 3 days ago', 'alcohol'], 11],
    [['methadone stopped 5 days ago', 'naltrexone 50 mg daily'], 9],
    [['carbamazepine stopped 1 week ago', 'ethinyl estradiol'], 14],
    [['haloperidol decanoate stopped 3 weeks ago', 'citalopram 20 mg daily'], 84],
    [['stopped an MAOI 5 days ago', 'sertraline 50 mg'], 9],
  ])('%j: for %d days more', (lines, days) => {
    const { assessment, risk, findings } = check(...lines);
    const [found] = assessment?.interactions ?? [];
    expect(found?.stopped).toMatchObject({ stillMattersDays: days });
    expect(found?.recommendation).toContain(`stopped, still matters for ${days} day`);
    expect(findings[0]?.sentences[0]).toContain('stopped, still matters for');
    expect(risk.level).not.toBe('none');
  });

  it.each([
    [
      ['carbamazepine stopped last week', 'quetiapine 600 mg'],
      /lower dose of quetiapine.*rises again over the weeks/,
    ],
    [['rifampin stopped 5 days ago', 'methadone 80 mg'], /lower dose of methadone.*breathing/],
    [['St John\u2019s wort stopped 3 days ago', 'apixaban 5 mg'], /apixaban level rises again/],
    [['carbamazepine stopped 1 week ago', 'ethinyl estradiol'], /another protection/],
  ])('%j: an inducer that has ended lets the level rise again', (lines, says) => {
    const [found] = check(...lines).assessment?.interactions ?? [];
    expect(found?.recommendation).toMatch(says);
    expect(found?.recommendation).not.toMatch(/falls over the first weeks/);
  });

  it('says the stop once in a finding', () => {
    const [finding] = check('fluoxetine stopped 2 weeks ago', 'phenelzine 15 mg').findings;
    expect(finding?.sentences.join(' ').match(/still matters for/g)).toHaveLength(1);
  });

  it('is flagged like the interaction itself', () => {
    expect(pairsOf('fluoxetine stopped 2 weeks ago', 'phenelzine 15 mg')).toEqual([
      'fluoxetine + phenelzine: contraindicated',
    ]);
    expect(check('fluoxetine stopped 2 weeks ago', 'phenelzine 15 mg').risk).toMatchObject({
      level: 'high',
      flag: true,
    });
  });

  it.each([
    [['methadone stopped 2 days ago', 'Contrave'], 14],
    [['oxycodone stopped 2 days ago', 'Lybalvi 10 mg/10 mg'], 10],
    [['naltrexone stopped yesterday', 'Suboxone 8 mg/2 mg'], 3],
    [['phenelzine stopped 5 days ago', 'Symbyax'], 14],
  ])('%j is checked by what the combination holds', (lines, washoutDays) => {
    const { assessment } = check(...lines);
    const stopped = assessment?.interactions.flatMap((found) => found.stopped ?? []) ?? [];
    expect(stopped[0]?.washoutDays).toBe(washoutDays);
  });

  it.each([
    [['fluoxetine stopped 6 weeks ago', 'phenelzine 15 mg']],
    [['phenelzine stopped 3 weeks ago', 'sertraline 50 mg']],
    [['off fluoxetine since May', 'phenelzine 15 mg']],
    [['sertraline stopped in 2019', 'phenelzine 15 mg']],
    [['venlafaxine stopped 10 days ago', 'phenelzine 15 mg']],
    [['switched from fluoxetine to sertraline 50 mg last week']],
  ])('%j is over, and said to be read', (lines) => {
    const { risk, warnings } = check(...lines);
    expect(risk).toMatchObject({ level: 'none', flag: false });
    expect(warnings[0]).toMatch(/read as stopped .*no interaction within a washout/);
  });

  it.each([
    ['Fluoxetine was stopped 2 weeks ago.', 'high'],
    ['He came off Prozac 10 days ago; sleeping badly.', 'high'],
    ['Fluoxetine was recently stopped.', 'high'],
    ['Fluoxetine stopped 6 months ago.', 'none'],
    ['Past trials of fluoxetine and sertraline without benefit.', 'none'],
    ['Consider restarting clozapine.', 'none'],
  ])('is read in the context too: %s', (context, level) => {
    const { risk } = checkInteractions(['phenelzine 15 mg tid'], { context, now: NOW });
    expect(risk.level).toBe(level);
  });

  it('a medicine that the context says is taken is checked as taken, one it only names is not', () => {
    const checked = (context: string) => checkInteractions(['lithium 300 mg bid'], { context });
    const taken = checked('She takes ibuprofen 400 mg for her knee.');
    expect(taken.risk.level).toBe('moderate');
    expect(taken.warnings[0]).toBe(
      'said in the context: "ibuprofen", which is not in the list; checked as taken',
    );
    const named = checked('Ibuprofen was discussed.');
    expect(named.risk.level).toBe('none');
    expect(named.notChecked).toContain('named only in the context (ibuprofen)');
    expect(checked('Wants to try ibuprofen.').risk.level).toBe('none');
  });

  it('says so when no time is stated', () => {
    const [found] = check('fluoxetine stopped', 'phenelzine').assessment?.interactions ?? [];
    expect(found?.stopped).toMatchObject({ when: null, stillMattersDays: null, washoutDays: 35 });
    expect(found?.recommendation).toContain('the time was not stated');
  });

  it('takes a date without a now for a time that cannot be counted', () => {
    const { assessment } = checkInteractions(['fluoxetine stopped in May', 'phenelzine']);
    expect(assessment?.interactions[0]?.recommendation).toContain('could not be counted in days');
  });

  it.each(['ibuprofen stopped 2 days ago', 'stopped loratadine yesterday', 'simvastatin discontinued'])(
    '%s has no washout here: read as stopped, not checked, and no interaction',
    (line) => {
      const { assessment, risk, warnings, notChecked } = check(
        line,
        'sertraline 50 mg daily',
        'lithium 300 mg',
      );
      expect(assessment?.interactions.filter(({ stopped }) => stopped)).toEqual([]);
      expect(assessment?.unrecognized).toEqual([]);
      expect(warnings.some((text) => /read as stopped.*, not checked$/.test(text))).toBe(true);
      expect(notChecked?.join()).toContain('read as stopped or not taken');
      expect(risk.labels.join()).not.toContain('not recognised');
    },
  );

  it('an entry that is denied or an allergy is not called unrecognised', () => {
    const { assessment, warnings } = check('denies lithium', 'allergic to ibuprofen', 'sertraline 50 mg');
    expect(assessment?.unrecognized).toEqual([]);
    expect(warnings.join()).not.toContain('not recognised');
    expect(warnings).toContain('lithium: read as not taken, not checked');
  });
});

describe('a gap after which the former dose is not taken up again', () => {
  it.each([
    ['clozapine 300 mg daily, missed 1 day', 'none'],
    ['clozapine 300 mg daily, missed 2 days', 'moderate'],
    ['clozapine 300 mg daily, missed 3 days', 'moderate'],
    ['clozapine stopped 90 days ago', 'moderate'],
    ['clozapine stopped 91 days ago', 'none'],
    ['clozapine 300 mg restarted today after stopped 4 days', 'moderate'],
    ['ran out of clozapine 4 days ago', 'moderate'],
    ['clozapine stopped yesterday', 'none'],
    ['clozapine stopped in 2019', 'none'],
    ['clozapine 300 mg daily', 'none'],
    ['lamotrigine 200 mg daily, missed 7 days', 'moderate'],
    ['lamotrigine stopped 2 weeks ago', 'low'],
    ['lamotrigine 200 mg daily, missed 4 days', 'none'],
    ['lamotrigine 200 mg daily, missed 5 days', 'moderate'],
  ])('%s: %s', (line, level) => {
    const { risk, assessment } = check(line);
    expect(risk.level).toBe(level);
    expect(assessment?.notes?.map(({ kind }) => kind)).toEqual(level === 'none' ? [] : ['restart']);
  });
});
