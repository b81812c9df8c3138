import { type Drug, DRUGS, INTERACTION_RULES, SEVERITIES, SHARED_BRANDS } from '@svc/clinical';
import { DRUG_CLASSES, type DrugClass } from '../../../packages/clinical/src/drugs/index.ts';
import { ENZYME_ROLES } from '../../../packages/clinical/src/enzymes/enzyme-sets.ts';
import { table } from '../table.ts';

/** The groups of the WHO index that the formulary is meant to hold whole, as their codes begin. */
const WHOLE_GROUPS: Readonly<Record<string, string>> = {
  N02A: 'opioids',
  N03: 'antiepileptics',
  N04: 'antiparkinson drugs',
  N05: 'psycholeptics',
  N06: 'psychoanaleptics',
  N07: 'other nervous system drugs',
  J01F: 'macrolides and lincosamides',
  J02A: 'antifungals',
  J05A: 'antivirals',
  A03: 'drugs for functional bowel disorders',
  A04: 'antiemetics',
  B01: 'antithrombotics',
  C01B: 'antiarrhythmics',
  C03: 'diuretics',
  C07: 'beta blockers',
  C08: 'calcium channel blockers',
  C09: 'agents on the renin-angiotensin system',
  C10: 'lipid modifying agents',
  D04: 'antipruritics',
  G03: 'sex hormones',
  H02: 'corticosteroids',
  H03: 'thyroid therapy',
  L04: 'immunosuppressants',
  M01: 'antirheumatics',
  M03: 'muscle relaxants',
  R03: 'drugs for obstructive airway diseases',
  R05: 'cough and cold',
  R06: 'antihistamines',
};

const NOT_COVERED = [
  'Ingredients of other ATC groups, save those that rules name: antibiotics other than macrolides, vaccines, eye drops, cancer medicine are thin or absent.',
  'Ingredients sold only outside the USA, the UK, the EU, Canada and Australia.',
  'Brands: from memory, not one by one from a register. A brand that is not listed is not read; generics named by their maker are read by the ingredient.',
  'Market status: `withdrawn` is from memory and says nothing of a single country.',
  'RxNorm codes of entries that were in no public value set that was read: they have none.',
  'Doses: only entries with a usual dose are compared with a maximum.',
  'Prodrugs count as their active medicine where the entry says so (`countsAs`); others are their own entries.',
  'Enzymes: roles of the FDA table and the thesaurus. A medicine that neither names is in no class rule; weak inhibitors and inducers are silent.',
  'Labels: read in the sections that matter for a rule, some as quoted by others; each is named once with where it was read.',
  'Names in scripts other than Latin, Cyrillic and Greek.',
];

const HOW_TO_ADD = `## How to add one

1. Write the entry in the file of its class in \`packages/clinical/src/drugs\`: the key is the US name, \`inn\` where it differs, \`atc\` from the WHO index, brands, and the sets it counts in beyond those of its family; a prodrug names its active medicine in \`countsAs\`.
2. A set whose evidence is a source that does not name it lists it under \`membersFromMemory\` in \`drug-classes.ts\`.
3. A brand that is another drug elsewhere goes to \`shared-brands.ts\` and to no drug.
4. A name that is taken for another goes to \`look-alikes.ts\` as a pair; one that is an everyday word to \`DOUBLE_MEANINGS\` of the line reader.
5. A role in an enzyme goes to the file of the enzyme in \`packages/clinical/src/enzymes\`; the sets of inhibitors, inducers and substrates follow from it.
6. An interaction rule goes to the file of its topic in \`packages/clinical/src/interactions\`, with the source that was read: \`ansm2020\`, \`label\`, \`fdaRoles\`, and \`…OurGrade\` where the grade is not the source's.
7. Run \`npx vitest run --project pure packages/clinical packages/engines\`, then \`npx pnpm documents model-cards\`.
`;

/** The card of the formulary: what it holds by group, and what its sets rest on. */
export function renderFormularyCard(head: string): string {
  const single = DRUGS.filter(({ ingredients }) => ingredients === undefined);
  const products = DRUGS.length - single.length;
  return [
    `# The formulary\n\n${DRUGS.length} entries: ${single.length} ingredients and ${products} combination products. ATC codes are those of the WHO index of 2026-04-25; names and brands are from memory. ${head}\n`,
    `## What it does not cover\n\n${NOT_COVERED.map((line) => `- ${line}`).join('\n')}\n`,
    table('By ATC group', ['ATC', 'group', 'ingredients', 'of them withdrawn', 'brands'], groupRows(single)),
    table(
      'Sets of the interaction rules',
      ['set', 'meaning', 'ingredients', 'read in the source', 'from memory', 'source'],
      setRows(single),
    ),
    table('Roles of enzymes', ['enzyme', 'role', 'strength', 'medicines', 'from memory'], enzymeRows()),
    table('Interaction rules by source and grade', ['rests on', ...SEVERITIES, 'rules'], ruleRows()),
    table(
      'Brands of several drugs',
      ['brand', 'is sold as'],
      SHARED_BRANDS.map(({ brand, meanings }) => [
        brand,
        meanings.map(({ drug, where }) => `${drug.replaceAll('_', ' ')} ${where}`).join('; '),
      ]),
    ),
    HOW_TO_ADD,
  ].join('\n');
}

function groupRows(single: readonly Drug[]): unknown[][] {
  const begins = Object.keys(WHOLE_GROUPS);
  const rowOf = (code: string, label: string, members: readonly Drug[]) => [
    code,
    label,
    members.length,
    members.filter(({ withdrawn }) => withdrawn).length,
    members.reduce((sum, { brands }) => sum + brands.length, 0),
  ];
  const isOf = ({ atc = '' }: Drug, code: string): boolean => atc.startsWith(code);
  return [
    ...begins.map((code) =>
      rowOf(
        code,
        WHOLE_GROUPS[code] ?? '',
        single.filter((drug) => isOf(drug, code)),
      ),
    ),
    rowOf(
      '',
      'other groups, in part',
      single.filter((drug) => drug.atc && !begins.some((code) => isOf(drug, code))),
    ),
    rowOf(
      '',
      'without a code',
      single.filter(({ atc }) => atc === undefined),
    ),
  ];
}

/** The first words of a source: which of them a rule rests on. */
const SOURCES: readonly (readonly [name: string, begins: RegExp])[] = [
  ['ANSM thesaurus, as it grades', /^ANSM/],
  ['ONC list, as it grades', /^ONC/],
  ['service grade; ANSM thesaurus', /^service grade; ANSM/],
  ['service grade; roles of enzymes by FDA', /^service grade; FDA/],
  ['service grade; a label', /^service grade; /],
];

function sourceOf({ evidence }: (typeof INTERACTION_RULES)[number]): string {
  if (evidence.status === 'memory') return 'memory';
  const [name] = SOURCES.find(([, begins]) => begins.test(evidence.source)) ?? [];
  return (
    name ?? (evidence.status === 'verified' ? 'a label or another source, as it grades' : 'service grade')
  );
}

function ruleRows(): unknown[][] {
  const rules = INTERACTION_RULES.map((rule) => ({ source: sourceOf(rule), severity: rule.severity }));
  const names = [...new Set(rules.map(({ source }) => source))].toSorted();
  const count = (source: string, severity?: string): number =>
    rules.filter((it) => it.source === source && (severity === undefined || it.severity === severity)).length;
  return names.map((name) => [name, ...SEVERITIES.map((severity) => count(name, severity)), count(name)]);
}

function enzymeRows(): unknown[][] {
  const keys = [
    ...new Set(ENZYME_ROLES.map(({ enzyme, role, strength }) => `${enzyme}|${role}|${strength}`)),
  ];
  return keys.map((key) => {
    const roles = ENZYME_ROLES.filter((it) => `${it.enzyme}|${it.role}|${it.strength}` === key);
    const fromMemory = roles.filter(({ evidence }) => evidence.status === 'memory').length;
    return [...key.split('|'), roles.length, fromMemory];
  });
}

function setRows(single: readonly Drug[]): unknown[][] {
  return Object.entries<DrugClass>(DRUG_CLASSES).flatMap(
    ([name, { meaning, evidence, membersFromMemory = [] }]) => {
      const members = single.filter(({ classes }) => classes.some((own) => own === name));
      const isVerified = evidence.status === 'verified';
      const fromMemory = isVerified
        ? members.filter(({ key }) => membersFromMemory.includes(key)).length
        : members.length;
      return members.length === 0
        ? []
        : [[name, meaning, members.length, members.length - fromMemory, fromMemory, evidence.source]];
    },
  );
}
