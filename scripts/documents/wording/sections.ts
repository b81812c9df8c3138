import { globSync, readFileSync } from 'node:fs';
import { PRODUCTS } from '@svc/contracts';
import { readTexts } from './read-texts.ts';
import { isForPeople, type Text } from './text.ts';
import { ROOT } from '../../root.ts';

const CLINICAL = 'packages/clinical/src';
const ENGINES = 'packages/engines/src';
const MSE_DRAFT = 'packages/mse-draft/src';
const INTELLIGENCE = 'packages/intelligence/src';

/** A part of the page, and whose answers say what stands in it: everybody's where nobody is named. */
interface Place {
  readonly title: string;
  readonly saidBy?: string | readonly string[];
  readonly files: readonly string[];
}

/** The agents that say of a laboratory value in words what the biomarker agent says of a reading. */
const READ_IN_WORDS = ['medication agent', 'outcome agent', 'relapse agent'];

/** Where the texts of an answer stand, in the order a reader meets them. */
const PLACES: readonly Place[] = [
  { title: 'Outcome', saidBy: 'outcome', files: [`${ENGINES}/outcome/*.ts`] },
  { title: 'Relapse', saidBy: 'relapse', files: [`${ENGINES}/relapse/*.ts`] },
  { title: 'Medication', saidBy: 'medication', files: [`${ENGINES}/medication/*.ts`] },
  {
    title: 'Biomarkers',
    saidBy: ['biomarker', 'biomarker agent', ...READ_IN_WORDS],
    files: [`${ENGINES}/biomarker/*.ts`],
  },
  { title: 'Speech and movement timing', saidBy: 'dmse', files: [`${ENGINES}/dmse/**/*.ts`] },
  {
    title: 'What the engines share: scales, confidence, words about safety',
    files: [
      `${CLINICAL}/evidence/*.ts`,
      `${ENGINES}/shared/*.ts`,
      `${ENGINES}/safety-words/*.ts`,
      `${ENGINES}/agents/*.ts`,
    ],
  },
  {
    title: 'What is read in the words beside a request',
    files: [`${ENGINES}/context/*.ts`, `${ENGINES}/with-context/*.ts`],
  },
  {
    title: 'The medication agent, and medicines said in the words beside a request',
    saidBy: ['biomarker agent', ...READ_IN_WORDS],
    files: [`${ENGINES}/agents/medication/*.ts`, `${CLINICAL}/interactions/{combinations,severity}.ts`],
  },
  {
    title: 'The biomarker agent, and laboratory values said in the words beside a request',
    saidBy: ['biomarker agent', ...READ_IN_WORDS],
    files: [`${ENGINES}/agents/biomarker/*.ts`],
  },
  { title: 'The outcome agent', saidBy: 'outcome agent', files: [`${ENGINES}/agents/outcome/*.ts`] },
  {
    title: 'The relapse agent',
    saidBy: 'relapse agent',
    files: [`${ENGINES}/agents/relapse/*.ts`],
  },
  {
    title: 'Mental-status exams and their drafts',
    saidBy: 'mse',
    files: [
      `${ENGINES}/mse/*.ts`,
      `${MSE_DRAFT}/*.ts`,
      `${MSE_DRAFT}/find/{draft-*,extract-*,find-*,make-*}.ts`,
      `${MSE_DRAFT}/segment/prompt-injection/separate-injections.ts`,
      `${MSE_DRAFT}/{settle,word}/*.ts`,
      `${INTELLIGENCE}/model-draft/*.ts`,
    ],
  },
  {
    title: 'Narratives, change and what an agent says of its model',
    files: [
      `${INTELLIGENCE}/*.ts`,
      `${INTELLIGENCE}/agents/**/*.ts`,
      `${INTELLIGENCE}/grounding/*.ts`,
      `${INTELLIGENCE}/models/builtin.ts`,
    ],
  },
];

/** Engines without a title above. */
const FURTHER_ENGINES: readonly Place[] = PRODUCTS.filter((product) =>
  PLACES.every(({ saidBy }) => !isSaidBy(product, saidBy)),
).map((product) => ({ title: product, saidBy: product, files: [`${ENGINES}/${product}/**/*.ts`] }));

/** Read or computed, never said; or data, which has tables of its own. */
const NOT_SAID = [
  /\.test\.ts$|fixture|test-|define-|sources\.ts$/,
  /(?:context-facts|read-range|read-value|find-indicator|neutral-words|input-text|safety-screens|topics)\.ts$/,
  /mse\/(?:catalog|cssrs-questions|problem-list|validate-\w+)\.ts$/,
  /(?:interactions|agents\/medication)\/(?:patient-cautions|washouts|rule-index)\.ts$/,
];
const RULES_OF_PAIRS = /defineRules\(/;

export interface Section extends Omit<Place, 'files'> {
  readonly texts: readonly Text[];
  /** Single words and joints that texts are made of; too many and too small for the page. */
  readonly parts: readonly Text[];
}

/** Whether an engine or agent says what stands in a place. */
export function isSaidBy(speaker: string, saidBy: Place['saidBy']): boolean {
  return saidBy === undefined || [saidBy].flat().includes(speaker);
}

/** All texts that the sources of the engines and agents can say, by where they are said. */
export function readSections(): Section[] {
  return [...PLACES, ...FURTHER_ENGINES].map(({ files, ...place }) => {
    const all = files
      .flatMap((file) => globSync(file, { cwd: ROOT }))
      .filter((file) => !NOT_SAID.some((pattern) => pattern.test(file)))
      .sort()
      .map((file) => ({ file, source: readFileSync(`${ROOT}${file}`, 'utf8') }))
      .filter(({ source }) => !RULES_OF_PAIRS.test(source))
      .flatMap(({ file, source }) => readTexts(file, source));
    const texts = all.filter(({ template }) => isForPeople(template));
    return { ...place, texts, parts: all.filter((text) => !texts.includes(text)) };
  });
}
