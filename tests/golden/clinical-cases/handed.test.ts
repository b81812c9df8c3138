import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, answerTo } from './judge.ts';

/** Small inputs that were answered misleadingly once, each judged by what a clinician has to learn from the answer. */
async function answer(name: string): Promise<Answer & { readonly said: string }> {
  const input: unknown = JSON.parse(readFileSync(new URL(`handed/${name}.json`, import.meta.url), 'utf8'));
  const kind = name.startsWith('fhir') ? 'fhir' : name.split('-').slice(0, 2).join('-');
  const given = await answerTo(kind, input);
  return { ...given, said: given.text.toLowerCase() };
}

const LEVELS = ['none', 'low', 'moderate', 'high'];
const atLeast = (level: string, least: string) => LEVELS.indexOf(level) >= LEVELS.indexOf(least);
const countOf = (text: string, part: string) => text.split(part).length - 1;
/** Sentences that stand twice in one list of texts. */
const twice = (texts: readonly string[]) => {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.;]) /)).filter((it) => it.length > 15);
  return sentences.filter((it, index) => sentences.indexOf(it) !== index);
};

type Pair = { a: string; b: string; severity: string; mechanism: string; recommendation: string };
const pairsOf = ({ data }: Answer) =>
  (data as { assessment: { interactions: Pair[] } }).assessment.interactions;

describe('the context beside a medicine list [D:read whole]', () => {
  it.each([
    ['agent-medication-lithium-vomiting', 'moderate', ['lithium', 'vomiting', 'level']],
    ['agent-medication-clozapine-smoking', 'moderate', ['clozapine', 'smoking']],
    ['agent-medication-diazepam-beer', 'moderate', ['diazepam', 'alcohol']],
    ['agent-medication-bupropion-drinking', 'moderate', ['bupropion', 'alcohol withdrawal']],
    ['agent-medication-bupropion-epilepsy', 'high', ['bupropion', 'epilepsy']],
    ['agent-medication-alprazolam-stopped', 'high', ['withdrawal', 'seizure', 'bupropion']],
    ['agent-medication-clozapine-bowel', 'high', ['no bowel motion for six days', 'clozapine', 'ileus']],
    ['agent-medication-lamotrigine-rash', 'high', ['rash', 'mouth', 'lamotrigine']],
    ['agent-medication-potassium-context', 'high', ['potassium 9.9']],
  ] as const)('%s asks, at least %s', async (name, least, words) => {
    const { asks, level, said } = await answer(name);
    expect(asks).toBe(true);
    expect([level, atLeast(level, least)]).toEqual([level, true]);
    for (const word of words) expect(said).toContain(word);
  });

  it('what she vomits now is not read as stopped, and the words about stopping are the motion’s', async () => {
    const { said } = await answer('agent-medication-clozapine-bowel');
    expect(said).not.toContain('read as stopped');
  });

  it('a stop that is the danger is not "not checked"', async () => {
    const { said } = await answer('agent-medication-bupropion-drinking');
    expect(said).not.toContain('read as stopped, not checked');
    const benzodiazepine = await answer('agent-medication-alprazolam-stopped');
    expect(benzodiazepine.said).not.toContain('no interaction listed here');
  });

  it('a laboratory value is never a medicine', async () => {
    const { said } = await answer('agent-medication-potassium-context');
    expect(said).not.toContain('not in the list');
    expect(said).not.toContain('named only in the context');
  });
});

describe('pairs of medicines [D:read whole]', () => {
  it('name only what is there, and ask only what can concern her', async () => {
    const given = await answer('agent-medication-fluconazole-absent');
    expect(given.said).not.toContain('fluconazole');
    expect(given.said).not.toContain('pregnan');
    expect(given.said).toContain('dementia');
    expect(given.asks).toBe(true);
  });

  it('say each reason and each advice once', async () => {
    const [pair] = pairsOf(await answer('agent-medication-said-four-times'));
    expect(countOf(pair?.recommendation ?? '', 'sually avoided')).toBe(1);
    expect(twice([pair?.mechanism ?? ''])).toEqual([]);
    expect(
      countOf((pair?.mechanism ?? '').toLowerCase(), 'agranulocytosis') +
        countOf((pair?.mechanism ?? '').toLowerCase(), 'neutropenia'),
    ).toBe(1);
  });

  it.each([
    ['agent-medication-semaglutide-insulin', 'moderate', 'hypoglyc'],
    ['agent-medication-tirzepatide-pill', 'moderate', 'contracepti'],
    ['agent-medication-psilocybin-lithium', 'major', 'seizure'],
    ['agent-medication-auvelity-paroxetine', 'major', 'dextromethorphan'],
    ['agent-medication-lumateperone-clarithromycin', 'major', 'lumateperone level rises'],
    ['agent-medication-kratom-methadone', 'major', 'opioid'],
  ])('%s is %s', async (name, severity, word) => {
    const given = await answer(name);
    const [pair] = pairsOf(given);
    expect(pair?.severity).toBe(severity);
    expect(given.said).toContain(word);
  });
});

describe('notes against what is recorded [D:safety words]', () => {
  it.each([
    ['mse-lint-paracetamol', 'took 30 paracetamol'],
    ['mse-lint-shorthand', 'si w/ plan to od'],
    ['mse-lint-better-off', 'better off without her'],
    ['mse-lint-goodbye-rope', 'goodbye messages'],
    ['mse-lint-goodbye-rope', 'rope'],
  ])('%s: the note is quoted: %s', async (name, quote) => {
    const { asks, said } = await answer(name);
    expect(asks).toBe(true);
    expect(said).toContain(quote);
  });

  it('what is ruled out is denied', async () => {
    expect((await answer('mse-lint-ruled-out')).asks).toBe(false);
  });
});

describe('early signs of relapse [D:read whole]', () => {
  it('a wish to die among them and farewells beside them are quoted', async () => {
    const { asks, said, level } = await answer('agent-relapse-ending-it-all');
    expect([asks, level === 'none']).toEqual([true, false]);
    expect(said).toContain('ending it all');
    expect(said).toMatch(/given away his tools/);
    expect(said).toMatch(/written letters to the children/);
  });

  it('the words of families and notes are all known, and the level is never none', async () => {
    const { asks, level, data } = await answer('agent-relapse-usual-words');
    const { assessment } = data as { assessment: { unrecognized: string[]; contributing: unknown[] } };
    expect(assessment.unrecognized).toEqual([]);
    expect(asks).toBe(true);
    expect(level).not.toBe('none');
  });
});

describe('scales [D:change that matters]', () => {
  it('one old score reassures nobody', async () => {
    const { asks, said } = await answer('score-relapse-old-score');
    expect(asks).toBe(true);
    expect(said).toContain('2025-09-20');
  });

  it('one high score with nothing else known asks', async () => {
    const { asks, level } = await answer('score-relapse-phq9-alone');
    expect([asks, level === 'low']).toEqual([true, false]);
  });

  it('eight of nine answers already say severe', async () => {
    const { asks, level, said } = await answer('agent-outcome-phq9-eight-of-nine');
    expect(asks).toBe(true);
    expect(atLeast(level, 'moderate')).toBe(true);
    expect(said).toContain('at least 24');
    expect(said).toContain('severe');
  });

  it.each([['score-relapse-ymrs-11-23'], ['score-relapse-panss-60-76']])(
    '%s is a relapse signal and no measurement error',
    async (name) => {
      const { asks, level, said } = await answer(name);
      expect([asks, level === 'low']).toEqual([true, false]);
      expect(said).not.toContain('within measurement error');
    },
  );

  it('alcohol withdrawal worse by a band with visions is high', async () => {
    const { asks, level, said } = await answer('agent-outcome-ciwa-12-24');
    expect([asks, level]).toEqual([true, 'high']);
    expect(said).not.toContain('within measurement error');
    expect(said).toContain('insects on the wall');
    expect(said).toMatch(/seizure/);
  });

  it('the most-covered scale is told and the one that went the other way is named beside it', async () => {
    const { asks, said } = await answer('score-medication-two-scales');
    expect(said).toMatch(/phq-9.{0,40}20.{0,120} 6/s);
    expect(said).toMatch(/gad-7.{0,40}6.{0,60} 14/s);
    expect(said).not.toMatch(/not responding/);
    expect(asks).toBe(true);
  });

  it('several days of thoughts of being better off dead are moderate', async () => {
    expect(await answer('agent-outcome-phq9-item9-one')).toMatchObject({ asks: true, level: 'moderate' });
  });

  it('each question of a screener is told by what it asks, behaviour first', async () => {
    const { data } = await answer('agent-outcome-cssrs-same-words');
    const notes = (data as { assessment: { observations: { note: string }[] } }).assessment.observations.map(
      ({ note }) => note,
    );
    expect(notes[0]).toMatch(/behaviou?r|attempt|prepar/i);
    expect(twice(notes)).toEqual([]);
    expect(notes.filter((note) => /self-harm endorsed/.test(note)).length).toBeLessThanOrEqual(1);
  });
});

describe('laboratory values [D:series]', () => {
  it.each([
    ['score-biomarker-troponin-t', ['troponin t', '62']],
    ['agent-biomarker-troponin-t', ['troponin t', '62']],
    ['score-biomarker-creatinine-series', ['creatinine', '62', '104']],
    ['score-biomarker-qtc-series', ['qtc', '392', '462']],
    ['score-biomarker-bmi-series', ['21', '24.6']],
    ['score-biomarker-sodium-series', ['sodium', '127']],
    ['score-biomarker-glucose-unit', ['glucose', '5.4', 'unit']],
  ] as const)('%s asks and names the values', async (name, words) => {
    const { asks, said } = await answer(name);
    expect(asks).toBe(true);
    for (const word of words) expect(said).toContain(word);
  });

  it('a troponin at four times its limit under clozapine is told first, with myocarditis', async () => {
    const { data, said } = await answer('score-biomarker-troponin-t');
    const { headline, flagged } = (
      data as { intelligence: { summary: { headline: string; flagged: string[] } } }
    ).intelligence.summary;
    expect(headline.toLowerCase()).toContain('troponin');
    expect(flagged[0]?.toLowerCase()).toContain('troponin');
    expect(said).toContain('myocarditis');
    expect(said).not.toMatch(/and 1 more/);
  });

  it('a value in the other unit is questioned as it was sent', async () => {
    const { said } = await answer('score-biomarker-glucose-unit');
    expect(said).not.toContain('glucose 5 mg/dl');
    expect(said).toContain('mmol/l');
  });
});

describe('what was not assessed stays so [D:fhir: never calmer]', () => {
  it('one sodium makes no relapse level, no visit and no normal', async () => {
    const { data } = await answer('fhir-sodium-only');
    const { results } = data as {
      results: Record<string, { assessed?: boolean; level?: string; factors?: unknown[] } | undefined>;
    };
    expect(results['relapse']?.assessed ?? false).toBe(false);
  });

  it('a critical troponin is named with its value', async () => {
    const { asks, said } = await answer('fhir-troponin-hh');
    expect(asks).toBe(true);
    expect(said).toMatch(/troponin t[^\n]*62/);
    expect(said).not.toContain('critical: 1 reading.');
  });

  it('abnormal without a direction keeps none', async () => {
    const { asks, said, data } = await answer('fhir-sodium-a');
    expect(asks).toBe(true);
    expect(said).not.toContain('flagged high');
    expect(JSON.stringify(data).toLowerCase()).not.toContain('hypernatremia');
    expect(said).toContain('137');
  });
});
