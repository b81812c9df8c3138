import { CODE_SYSTEMS, MseDomainCatalog } from '@svc/contracts';
import { describe, expect, it, test } from 'vitest';
import { hasCheckDigit } from '../../test/check-digits.ts';
import { DECIDED_DOMAINS, DECIDED_OPTIONS } from '../../test/mse/catalog.ts';
import { mseCatalog } from './catalog.ts';
import { MSE_DOMAINS } from './domains/index.ts';

const catalog = mseCatalog();
const option = (domain: string, value: string) =>
  catalog.domains.find(({ key }) => key === domain)?.options.find((each) => each.value === value);

describe('the catalog [2:2.1 domains]', () => {
  it('has 17 domains with the decided keys, order, options and number of values', () => {
    expect(catalog.domains).toHaveLength(17);
    expect(
      catalog.domains.map(({ key, multi, options }) => [key, multi, options.map(({ value }) => value)]),
    ).toEqual(
      DECIDED_DOMAINS.map(([key, select, options]) => [
        key,
        select === 'multi',
        options.replaceAll('*', '').split(' '),
      ]),
    );
  });

  it.each(DECIDED_OPTIONS)(
    '$domain $value: risk-bearing as decided ($level alone)',
    ({ domain, value, level }) => {
      expect(option(domain, value)?.risk).toBe(level !== 'none');
    },
  );

  it('every domain is chips with a note, and every option has a label of its own', () => {
    for (const { type, hasNote, label, options } of catalog.domains) {
      expect({ type, hasNote }).toEqual({ type: 'chips', hasNote: true });
      expect(label).toMatch(/^[A-Z]/);
      expect(new Set(options.map((each) => each.label)).size).toBe(options.length);
      for (const each of options) expect(each.label).toMatch(/^[A-Z][^_]*$/);
    }
  });

  it.each([
    ['speech', 'latency_increased', 'Increased response latency'],
    ['psychomotor', 'slowed', 'Psychomotor slowing'],
    ['psychomotor', 'agitated', 'Psychomotor agitation'],
    ['orientation', 'oriented_x4', 'Oriented to person, place, time, situation'],
    ['orientation', 'disoriented_person', 'Disoriented to person'],
    ['risk', 'denies_si_hi', 'Denies suicidal and homicidal ideation'],
    ['risk', 'passive_si', 'Passive suicidal ideation'],
    ['risk', 'active_si', 'Active suicidal ideation'],
    ['risk', 'si_with_plan', 'Suicidal ideation with plan'],
    ['memory', 'recent_impaired', 'Recent memory impaired'],
    ['thought_process', 'goal_directed', 'Goal directed'],
  ])('%s %s reads "%s"', (domain, value, label) => {
    expect(option(domain, value)?.label).toBe(label);
  });

  it('options and risk marks are named as our own', () => {
    expect(new Set(MSE_DOMAINS.map(({ evidence }) => evidence.status))).toEqual(new Set(['ours']));
  });
});

describe('the catalog around the domains [2:2.1 version] [2:2.1 panel] [2:2.1 observationMetadata]', () => {
  it('fits its schema and is the same every time', () => {
    expect(MseDomainCatalog.parse(catalog)).toEqual(catalog);
    expect(JSON.stringify(mseCatalog())).toBe(JSON.stringify(catalog));
  });

  it('names version, panel and metadata', () => {
    expect(catalog.version).toBe('1');
    expect(catalog.panel).toEqual({
      system: CODE_SYSTEMS.loinc,
      code: '10190-7',
      display: 'Mental status Narrative',
    });
    expect(catalog.observationMetadata).toEqual({
      provenanceValues: ['clinician', 'digital_mse', 'wearable', 'patient_reported'],
      confidenceValues: ['high', 'medium', 'low'],
      confidenceScore: 'number 0 to 1',
      supportingSignals: 'array of signal names',
    });
  });
});

describe('the questions [2:2.1 cssrs] [D:C-SSRS q6]', () => {
  it('are six in order, for the risk domain, marked as paraphrase', () => {
    expect(catalog.cssrs.appliesTo).toBe('risk');
    expect(catalog.cssrs.questions.map(({ id, order, textStatus }) => [id, order, textStatus])).toEqual([
      ['q1', 1, 'paraphrase'],
      ['q2', 2, 'paraphrase'],
      ['q3', 3, 'paraphrase'],
      ['q4', 4, 'paraphrase'],
      ['q5', 5, 'paraphrase'],
      ['q6', 6, 'paraphrase'],
    ]);
  });

  it('are official where a deployment supplies the text, and paraphrased elsewhere', () => {
    const { questions } = mseCatalog({ cssrsTexts: { q2: 'Official text of q2' } }).cssrs;
    expect(questions[1]).toMatchObject({ id: 'q2', text: 'Official text of q2', textStatus: 'official' });
    expect(questions.filter(({ textStatus }) => textStatus === 'official')).toHaveLength(1);
    expect(questions[0]).toEqual(catalog.cssrs.questions[0]);
  });

  it.each<[string, object, string]>([
    ['an unknown question', { q7: 'text' }, 'there is no question q7'],
    ['an empty text', { q1: ' ' }, 'the text of q1 is empty'],
  ])('with %s are refused', (_, cssrsTexts, why) => {
    expect(() => mseCatalog({ cssrsTexts })).toThrow(why);
  });
});

describe('codes of options and domains [2:2.1 codes]', () => {
  const coded = MSE_DOMAINS.flatMap(({ key, codes, options }) => [
    ...codes.map((code) => ({ at: key, ...code })),
    ...options.flatMap((each) => each.codes.map((code) => ({ at: `${key}.${each.value}`, ...code }))),
  ]);

  it('are 61 in all, of LOINC for headings and SNOMED CT for findings', () => {
    expect(coded).toHaveLength(61);
    for (const { at, system } of coded)
      expect(system).toBe(at.includes('.') ? CODE_SYSTEMS.snomed : CODE_SYSTEMS.loinc);
  });

  test.each(coded)('$at: $display has a valid check digit', (code) => {
    expect(hasCheckDigit(code)).toBe(true);
  });

  it.each([
    ['risk', 'active_si', '6471006'],
    ['risk', 'si_with_plan', '247650009'],
    ['risk', 'si_with_intent', '304594002'],
    ['risk', 'recent_attempt', '82313006'],
    ['risk', 'self_harm', '248061004'],
    ['perception', 'auditory_hallucinations', '45150006'],
    ['perception', 'command_hallucinations', '78595002'],
    ['thought_content', 'suicidal_thoughts', '6471006'],
    ['mood', 'depressed', '366979004'],
    ['speech', 'pressured', '53890003'],
  ])('%s %s is %s', (domain, value, code) => {
    expect(option(domain, value)?.codes.map((each) => each.code)).toEqual([code]);
  });

  it.each([
    ['psychomotor', 'slowed'],
    ['thought_process', 'flight_of_ideas'],
    ['affect', 'blunted'],
    ['affect', 'inappropriate'],
    ['mood', 'euphoric'],
    ['attitude', 'apathetic'],
  ])('%s %s has none: the code was not seen in a public source', (domain, value) => {
    expect(option(domain, value)?.codes).toEqual([]);
  });
});
