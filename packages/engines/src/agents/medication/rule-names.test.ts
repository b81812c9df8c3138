import { DRUGS, EXPOSURE_WORDS } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import { EXPANDED_RULES, type ExpandedRule } from './rule-index.ts';

/** What a member is: its key, its names, its ATC code, its sets, and those of its ingredients. */
interface Member {
  readonly key: string;
  readonly names: readonly string[];
  readonly atcs: readonly string[];
  readonly classes: readonly string[];
}

const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));

function memberOf(key: string): Member {
  const drug = byKey.get(key);
  if (!drug) {
    const exposure = EXPOSURE_WORDS.find((it) => it.key === key);
    return {
      key,
      names: exposure ? [exposure.label, ...exposure.words] : [],
      atcs: [],
      classes: exposure?.classes ?? [],
    };
  }
  const all = [drug, ...(drug.ingredients ?? []).flatMap((it) => byKey.get(it) ?? [])];
  const active = drug.countsAs === undefined ? [] : [byKey.get(drug.countsAs)];
  const both = [...all, ...active.flatMap((it) => it ?? [])];
  return {
    key,
    names: both.flatMap(({ name, inn, synonyms, brands }) => [name, inn, ...synonyms, ...brands]),
    atcs: both.flatMap(({ atc }) => atc ?? []),
    classes: both.flatMap(({ classes }) => classes),
  };
}

const members = new Map(
  EXPANDED_RULES.flatMap(({ a, b }) => [...a, ...b]).map((key) => [key, memberOf(key)] as const),
);

const ofAtc =
  (...codes: readonly string[]) =>
  ({ atcs }: Member): boolean =>
    atcs.some((atc) => codes.some((code) => atc.startsWith(code)));
const ofClass =
  (...keys: readonly string[]) =>
  ({ classes }: Member): boolean =>
    classes.some((it) => keys.includes(it));
const either =
  (...tests: readonly ((member: Member) => boolean)[]) =>
  (member: Member): boolean =>
    tests.some((test) => test(member));
const keyed =
  (...keys: readonly string[]) =>
  ({ key }: Member): boolean =>
    keys.includes(key);

/** Words for a kind of medicine, and what is of that kind. */
const KINDS: readonly (readonly [word: RegExp, is: (member: Member) => boolean])[] = [
  [/\btricyclics?\b/i, ofClass('TCA')],
  [/\bSSRIs?\b/, ofClass('SSRI')],
  [/\bSNRIs?\b/, ofClass('SNRI')],
  [
    /\bMAO(?:-[AB])? inhibitors?\b/,
    either(ofClass('MAOI', 'MAOB', 'RIMA', 'LINEZOLID'), keyed('methylene_blue', 'moclobemide')),
  ],
  [/\bantidepressants?\b/i, either(ofAtc('N06A'), ofClass('SSRI', 'SNRI', 'TCA', 'MAOI', 'AAD'))],
  [/\bantipsychotics?\b|\bphenothiazines?\b/i, either(ofAtc('N05A'), ofClass('ANTIPSYCHOTIC'))],
  [/\bstatins?\b/i, ofClass('STATIN')],
  [/\btriptans?\b/i, ofClass('TRIPTAN')],
  [/\bopioids?\b/i, either(ofClass('OPIOID', 'OPIOID_ANTAGONIST'), keyed('tianeptine', 'naloxegol'))],
  [/\bbenzodiazepines?\b/i, ofClass('BZD')],
  [/\bbeta-blockers?\b/i, ofClass('BETA_BLOCKER')],
  [/\banticoagulants?\b/i, either(ofClass('VKA', 'DOAC', 'HEPARIN'), keyed('ticagrelor'))],
  [/\bmacrolides?\b/i, ofClass('MACROLIDE')],
  [
    /\bantibiotics?\b/i,
    either(ofAtc('J01', 'J04', 'P01AB'), ofClass('MACROLIDE', 'FLUOROQUINOLONE', 'PENEM')),
  ],
  [/\bantifungals?\b|\bazoles?\b/i, either(ofAtc('J02', 'D01'), ofClass('AZOLE'))],
  [
    /\bantivirals?\b/i,
    either(ofAtc('J05'), ofClass('HIV_PI', 'NNRTI', 'INSTI', 'HCV_DAA'), keyed('cobicistat', 'nirmatrelvir')),
  ],
  [/\banticonvulsants?\b/i, either(ofAtc('N03', 'N05'), ofClass('BARBITURATE'))],
  [
    /\bcontraceptives?\b|\bprogestins?\b/i,
    either(ofAtc('G03'), ofClass('HORMONAL_CONTRACEPTIVE', 'ESTROGEN_CONTRACEPTIVE')),
  ],
  [/\bimmunosuppressants?\b|\bcalcineurin\b/i, ofAtc('L04', 'L01E')],
  [/\bantiarrhythmics?\b/i, either(ofAtc('C01B'), ofClass('CLASS_IA_III'))],
  [/\bherbal product\b/i, keyed('st_johns_wort', 'kanna', 'kava')],
  [/\bstimulants?\b/i, ofClass('STIM')],
  [/\bdiuretics?\b/i, ofAtc('C03')],
  [/\bfibrates?\b/i, ofAtc('C10AB')],
  [/\bergots?\b/i, either(ofAtc('N02CA', 'G02AB', 'N04BC', 'G02CB'), keyed('ergotamine'))],
  [/\bNSAIDs?\b/, ofClass('NSAID')],
  [/\bantihypertensives?\b/i, ofClass('ANTIHYPERTENSIVE', 'ALPHA_BLOCKER', 'CENTRAL_ALPHA_AGONIST')],
  [/\bthyroid (?:hormone|dose)\b/i, ofAtc('H03A')],
  [/\banother antiemetic\b/i, either(ofAtc('A04', 'A03F', 'N05AB04', 'R06AD', 'D04AA', 'N05AD08'))],
  [/\bhypnotics?\b/i, either(ofAtc('N05C'), ofClass('HYP', 'OREXIN_ANTAGONIST'))],
  [/\bmuscle relaxants?\b/i, either(ofAtc('M03'), keyed('metaxalone'))],
  [/\bmigraine\b/i, ofAtc('N02C', 'G02AB')],
  [/\bcancer medicine\b/i, ofAtc('L01', 'L02')],
  [/\bantihistamine\b/i, either(ofAtc('R06'), ofClass('SEDATING_ANTIHISTAMINE'))],
];

/** Substances of the body, foods and products that are no member of a list. */
const NO_NAMES = new Set([
  'alcohol',
  'potassium',
  'sodium',
  'caffeine',
  'calcium',
  'iron',
  'magnesium',
  'dopamine',
  'glucose',
  'insulin',
  'folate',
  'oxygen',
  'norepinephrine',
  'epinephrine',
  'noradrenaline',
  'adrenaline',
  'smoking',
  'smoke',
  'naloxone',
  'vitamin a',
  'opioid',
  'sedative',
  'antipsychotic',
  'antihypertensive',
  'antiplatelet',
]);

const NAMES: ReadonlyMap<string, RegExp> = new Map(
  DRUGS.filter(({ ingredients }) => ingredients === undefined)
    .flatMap(({ name, inn }) => [name, inn])
    .filter((name) => name.length > 3 && !NO_NAMES.has(name.toLowerCase()))
    .map((name) => [name, new RegExp(`\\b${name.replaceAll(/[^a-zA-Z0-9]/g, '.')}\\b`, 'i')]),
);
const ANY_WORD = /[A-Za-z][\w'-]+/g;
const FIRST_WORDS = new Set([...NAMES.keys()].map((name) => name.toLowerCase().split(' ')[0]));

function namesIn(text: string): string[] {
  if (![...text.matchAll(ANY_WORD)].some(([word]) => FIRST_WORDS.has(word.toLowerCase()))) return [];
  return [...NAMES].filter(([, words]) => words.test(text)).map(([name]) => name);
}

const sideOf = (keys: ReadonlySet<string>): Member[] => [...keys].flatMap((key) => members.get(key) ?? []);

/** Whether one of the two is it, whatever the pair. */
function isOfEveryPair({ a, b }: ExpandedRule, is: (member: Member) => boolean): boolean {
  return sideOf(a).every(is) || sideOf(b).every(is);
}

const named =
  (name: string) =>
  ({ names }: Member): boolean =>
    names.some((it) => it.toLowerCase() === name.toLowerCase());

/** The pairs of a rule, or of one of its variants. */
function absentIn(
  expanded: ExpandedRule,
  text: string,
  isAdvice: boolean,
  variant?: ReadonlySet<string>,
): string[] {
  const isOf = (is: (member: Member) => boolean): boolean =>
    isOfEveryPair(expanded, is) || (variant !== undefined && sideOf(variant).every(is));
  const template = text.replaceAll(/\{[ab]\}/g, '');
  const own = [...sideOf(expanded.a), ...sideOf(expanded.b)];
  const names = namesIn(template).filter((name) => {
    const is = named(name);
    return !isOf(is) && !(isAdvice && !own.some(is));
  });
  const kinds = KINDS.filter(([word, is]) => word.test(template) && !isOf(is)).map(([word]) => String(word));
  return [...names, ...kinds];
}

describe('the texts of a rule name only what is there, whatever the pair', () => {
  const wrong = EXPANDED_RULES.flatMap((expanded) => {
    const { rule, variants } = expanded;
    const absent = [
      ...absentIn(expanded, rule.mechanism, false),
      ...absentIn(expanded, rule.recommendation, true),
      ...variants.flatMap(({ variant, members: own }) =>
        absentIn(expanded, variant.recommendation ?? '', true, own),
      ),
    ];
    return absent.length === 0
      ? []
      : [`${rule.id}: ${[...new Set(absent)].join(', ')} in "${rule.mechanism}. ${rule.recommendation}"`];
  });

  it('names no medicine and no kind that a pair of the rule lacks', () => {
    expect(wrong).toEqual([]);
  });
});

describe('a text about a level says whose it is', () => {
  const nameless =
    /(?:^|[:;] )levels? (?:can )?(?:rise|fall|change)s?\b|\bof the (?:other|partner)\b|one of the two changes/i;

  it('in no rule does a level without a name rise or fall', () => {
    const found = EXPANDED_RULES.filter(
      ({ rule }) => nameless.test(rule.mechanism) || /\bof the other\b/.test(rule.recommendation),
    );
    expect(found.map(({ rule }) => `${rule.id}: ${rule.mechanism}`)).toEqual([]);
  });

  it('the side that changes is named, as itself or by its place', () => {
    const found = EXPANDED_RULES.filter(({ rule, a, b }) => {
      if (rule.level === undefined) return false;
      const side = rule.level.startsWith('a') ? a : b;
      const is = rule.level.startsWith('a') ? '{a}' : '{b}';
      const names = [...side].flatMap((key) => members.get(key)?.names ?? []);
      return ![is, ...names].some((name) => rule.mechanism.toLowerCase().includes(name.toLowerCase()));
    });
    expect(found.map(({ rule }) => `${rule.id}: ${rule.mechanism}`)).toEqual([]);
  });
});
