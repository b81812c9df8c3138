import { describe, expect, it } from 'vitest';
import type { InstrumentEntry } from './score-entry.ts';
import { scoreInstruments } from './score-instruments.ts';

const all = (count: number, answer: number) => Array.from({ length: count }, () => answer);
const score = (...entries: InstrumentEntry[]) => scoreInstruments(entries);
const noteOf = ({ assessment }: ReturnType<typeof score>) => assessment?.observations.at(-1)?.note ?? '';

describe('answers are missing', () => {
  it.each<[string, string, number[], number, string, string, string]>([
    [
      'all but one',
      'PHQ-9',
      all(8, 3),
      24,
      'severe',
      'moderate',
      'at least 24 from 8 of 9 answers (range 0 to 27): severe, whatever is missing',
    ],
    [
      'the band stays open',
      'GAD-7',
      all(6, 2),
      12,
      'moderate',
      'low',
      'at least 12 from 6 of 7 answers (range 0 to 21): moderate or worse',
    ],
    [
      'a few of many',
      'PCL-5',
      all(10, 4),
      40,
      'at or above the cut',
      'moderate',
      'at least 40 from 10 of 20',
    ],
    ['items that weigh differently', 'CIWA-Ar', all(9, 3), 27, 'severe', 'high', 'at least 27 from 9 of 10'],
    [
      'items that begin at one',
      'PANSS',
      all(29, 4),
      117,
      'severely ill',
      'moderate',
      'at least 117 from 29 of 30',
    ],
    ['lower is worse', 'WHO-5', all(4, 0), 20, 'very low well-being', 'moderate', 'at most 20 from 4 of 5'],
    [
      'one that cannot be read',
      'PHQ-9',
      [...all(7, 3), 9, 0],
      21,
      'severe',
      'moderate',
      'at least 21 from 8 of 9',
    ],
  ])(
    '%s: the mildest total that the others allow decides',
    (_, instrument, responses, total, severity, level, said) => {
      const answer = score({ instrument, responses });
      expect(answer.assessment?.results[0]).toMatchObject({ total, severity });
      expect(answer.assessment?.results[0]?.['totalIs']).toMatch(/^at_(least|most)$/);
      expect(answer.risk).toMatchObject({ level, flag: true });
      expect(noteOf(answer)).toContain(said);
    },
  );

  it.each<[string, string, number[]]>([
    ['mild whatever is read', 'PHQ-9', all(8, 1)],
    ['none above zero', 'GAD-7', all(6, 0)],
    ['too many', 'PHQ-9', all(10, 3)],
    ['none', 'PHQ-9', []],
    ['an answer of no item', 'PHQ-9', all(8, 7)],
    ['subscales', 'HADS', all(13, 3)],
    ['answers that are not added', 'QIDS-SR16', all(15, 3)],
    ['a level found by rules', 'C-SSRS', all(5, 0)],
  ])('%s: not assessable, and asks', (_, instrument, responses) => {
    const { assessment, risk } = score({ instrument, responses });
    expect(assessment).toBeNull();
    expect(risk).toMatchObject({ level: 'none', flag: true });
  });

  it('whatever the missing answer, it is no better than that', () => {
    for (const missing of [0, 1, 2, 3]) {
      const whole = score({ instrument: 'PHQ-9', responses: [...all(8, 3), missing] });
      expect(whole.assessment?.results[0]?.total).toBeGreaterThanOrEqual(24);
      expect(whole.assessment?.results[0]?.severity).toBe('severe');
    }
  });

  it('a total beside them counts, unless the answers are worse', () => {
    const responses = all(8, 3);
    expect(score({ instrument: 'PHQ-9', responses, total: 25 }).assessment?.results[0]).toMatchObject({
      total: 25,
      source: 'total',
    });
    expect(score({ instrument: 'PHQ-9', responses, total: 5 }).assessment?.results[0]).toMatchObject({
      total: 24,
      source: 'responses',
    });
  });

  it('only a worsening is certain', () => {
    const responses = all(8, 2);
    const result = (priorTotal: number) =>
      score({ instrument: 'PHQ-9', responses, priorTotal }).assessment?.results[0];
    expect(result(8)).toMatchObject({ trajectory: 'worsened', change: 8 });
    expect(result(15)).toMatchObject({ trajectory: 'unknown', change: null });
    expect(result(26)).toMatchObject({ trajectory: 'unknown', change: null });
  });

  it('a subscale that is whole is scored beside one that is not', () => {
    const responses = [...all(20, 0), 9];
    const { assessment } = score({ instrument: 'DASS-21', responses });
    expect(assessment?.results.map(({ scale }) => scale)).toEqual(['anxiety', 'stress']);
  });
});

describe('what an answer about self-harm calls for', () => {
  it.each<[string, number[], string]>([
    ['PHQ-9', [...all(8, 0), 1], 'moderate'],
    ['PHQ-9', [...all(8, 0), 2], 'high'],
    ['PHQ-9', [...all(8, 0), 3], 'high'],
    ['C-SSRS', [1, 0, 0, 0, 0, 0], 'low'],
    ['C-SSRS', [0, 1, 0, 0, 0, 0], 'moderate'],
    ['C-SSRS', [1, 1, 1, 0, 0, 0], 'high'],
    ['C-SSRS', [0, 0, 0, 0, 0, 1], 'high'],
    ['C-SSRS', [1, 0, 0, 0], 'moderate'],
  ])('%s %j: flagged, risk %s', (instrument, responses, level) => {
    expect(score({ instrument, responses }).risk).toMatchObject({ level, flag: true });
  });

  it('the worst of two questionnaires holds', () => {
    const wish = { instrument: 'C-SSRS', responses: [1, 0, 0, 0, 0, 0] };
    expect(score(wish, { instrument: 'PHQ-9', responses: [...all(8, 0), 1] }).risk.level).toBe('moderate');
    expect(score(wish, { instrument: 'PHQ-9', total: 20 }).risk.level).toBe('moderate');
    expect(score(wish, { instrument: 'PHQ-9', total: 2 }).risk.level).toBe('low');
  });

  it('each question of the screen says what it asks, what was done before what was thought', () => {
    const { assessment, risk } = score({ instrument: 'C-SSRS', responses: [1, 1, 1, 1, 1, 1] });
    const notes = assessment?.observations.map(({ note }) => note) ?? [];
    expect(notes.slice(0, 6)).toEqual([
      'C-SSRS screener: recent suicidal behaviour (item 6, answer 1).',
      'C-SSRS screener: thoughts of suicide with a plan and intent (item 5, answer 1).',
      'C-SSRS screener: thoughts of suicide with some intent to act (item 4, answer 1).',
      'C-SSRS screener: thoughts of suicide with a method (item 3, answer 1).',
      'C-SSRS screener: thoughts of suicide, nothing more specific (item 2, answer 1).',
      'C-SSRS screener: wish to be dead (item 1, answer 1).',
    ]);
    expect(new Set(notes).size).toBe(notes.length);
    expect(risk.labels[0]).toBe('C-SSRS screener: recent suicidal behaviour');
    expect(new Set(risk.labels).size).toBe(risk.labels.length);
  });
});

describe('a change into a worse band', () => {
  it.each<[string, number, number, string, string, boolean]>([
    ['CIWA-Ar', 24, 12, 'worsened', 'high', true],
    ['CIWA-Ar', 11, 9, 'stable', 'low', true],
    ['YMRS', 23, 11, 'worsened', 'moderate', true],
    ['YMRS', 14, 10, 'stable', 'low', true],
    ['PANSS', 63, 50, 'stable', 'moderate', true],
    ['PHQ-9', 12, 9, 'stable', 'low', true],
    // The next of two mild bands, and inside one band.
    ['PHQ-9', 5, 4, 'stable', 'none', false],
    ['PHQ-9', 8, 5, 'stable', 'none', false],
    ['YMRS', 8, 3, 'stable', 'none', false],
    ['CIWA-Ar', 9, 4, 'stable', 'none', false],
  ])('%s %d after %d: %s, risk %s', (instrument, total, priorTotal, trajectory, level, flag) => {
    const answer = score({ instrument, total, priorTotal });
    expect(answer.assessment?.results[0]?.trajectory).toBe(trajectory);
    expect(answer.risk).toMatchObject({ level, flag });
    const note = noteOf(answer);
    const crossed = / from [a-z ]+ to [a-z ]+[,.:]/.test(note);
    expect(note.includes('within measurement error')).toBe(trajectory === 'stable' && !crossed);
  });
});
