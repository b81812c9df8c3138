import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTexts } from './read-texts.ts';
import { DRUGS } from '@svc/engines';
import { isForPeople, type Text } from './text.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENGINES = 'packages/engines/src';
const INTELLIGENCE = 'packages/intelligence/src';

/** Where the texts of an answer stand, in the order a reader meets them. */
const SECTIONS: readonly (readonly [title: string, ...folders: string[]])[] = [
  ['Outcome', `${ENGINES}/outcome`],
  ['Relapse', `${ENGINES}/relapse`],
  ['Medication', `${ENGINES}/medication`],
  ['Biomarkers', `${ENGINES}/biomarker`, `${ENGINES}/panel`, `${ENGINES}/analytes`],
  ['Speech and movement timing', `${ENGINES}/dmse`],
  [
    'What the engines share: scales, confidence, words about safety',
    `${ENGINES}/shared`,
    `${ENGINES}/safety-words`,
  ],
  ['The medication agent', `${ENGINES}/interactions`],
  ['The outcome agent and the scales', `${ENGINES}/scores`, `${ENGINES}/agents`, `${ENGINES}/instruments`],
  ['The relapse agent', `${ENGINES}/relapse-signals`, `${ENGINES}/relapse-indicators`],
  ['Mental-status exams and their drafts', `${ENGINES}/mse`, `${INTELLIGENCE}/mse-draft`],
  [
    'Narratives, change and what an agent says of its model',
    `${INTELLIGENCE}/*.ts`,
    `${INTELLIGENCE}/agents`,
    `${INTELLIGENCE}/grounding`,
    `${INTELLIGENCE}/models/builtin.ts`,
  ],
];
/** Read, never said: names of what is recognised, patterns, prompts of a model. */
const READ_ONLY =
  /\.test\.ts$|\.fixture\.ts$|fixture|test-|define-|prescription-status|sources\.ts$|laws|safety-words\/topics\.ts$|names-beside|context-facts\.ts$|read-range\.ts$|read-value\.ts$|units\.ts$|find-analyte\.ts$|find-indicator\.ts$|neutral-words\.ts$|catalog\.fixture|input-text|safety-screens\.ts$|drug-names|name-words/;

export interface Section {
  readonly title: string;
  readonly texts: readonly Text[];
  /** Single words and joints that texts are made of; too many and too small for the page. */
  readonly parts: readonly Text[];
}

/** All texts the engines and agents can say, by where they are said. */
export function readSections(): Section[] {
  const read = SECTIONS.map(([title, ...folders]) => {
    const all = folders
      .flatMap((folder) => globSync(folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`, { cwd: ROOT }))
      .filter((file) => !READ_ONLY.test(file))
      .sort()
      .flatMap((file) => readTexts(file, readFileSync(`${ROOT}${file}`, 'utf8')));
    const texts = all.filter(({ template }) => isForPeople(template));
    return { title, texts, parts: all.filter((text) => !texts.includes(text)) };
  });
  return [...read, { title: 'What is monitored with a medicine', texts: monitoringTexts(), parts: [] }];
}

/** The texts of the drug catalogue, with the medicines they are said of. */
function monitoringTexts(): Text[] {
  const medicines = new Map<string, string[]>();
  for (const { name, monitoring } of DRUGS)
    for (const text of monitoring) medicines.set(text, [...(medicines.get(text) ?? []), name]);
  return [...medicines].map(([template, names]) => ({
    template,
    where:
      names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
    when: '',
    file: 'packages/engines/src/drugs',
  }));
}
