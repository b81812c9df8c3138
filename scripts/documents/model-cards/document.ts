import { readFileSync } from 'node:fs';
import { ENGINES } from '@svc/engines';
import { ROOT } from '../../root.ts';
import { NOT_TOLD, standingOf } from '../clinical-content/standing.ts';
import { PURPOSES, type Purpose } from './cannot-tell.ts';
import { constantsTable, unitOf } from './constants.ts';
import {
  cssrsTable,
  indicatorsTable,
  limitsTable,
  medicinesTables,
  metricsTable,
  onsetTable,
  scalesTable,
} from './data-tables.ts';
import { renderFormularyCard } from './formulary-card.ts';
import { inputsTable } from './inputs.ts';
import { table } from '../table.ts';
import { vignettesTable } from './vignettes-table.ts';

type CardKey = keyof typeof PURPOSES;

/** Folders of an engine and of what it shares, and the tables of its data. */
const SOURCES: Readonly<
  Record<CardKey, { readonly folders: readonly string[]; readonly data: () => string }>
> = {
  dmse: { folders: ['dmse'], data: metricsTable },
  outcome: { folders: ['outcome', 'shared', 'scores'], data: () => SCALES_ARE_ELSEWHERE },
  relapse: {
    folders: ['relapse', 'relapse-signals', 'shared'],
    data: () => `${SCALES_ARE_ELSEWHERE}\n${indicatorsTable()}`,
  },
  medication: {
    folders: ['medication', 'interactions'],
    data: () => [SCALES_ARE_ELSEWHERE, onsetTable(), medicinesTables()].join('\n'),
  },
  biomarker: { folders: ['biomarker', 'panel', 'analytes'], data: limitsTable },
  mse: { folders: ['mse'], data: cssrsTable },
};

/** Names of the requests, as in the OpenAPI document. */
const REQUESTS: Readonly<Record<CardKey, string>> = {
  dmse: 'DmseAnalyzeRequest',
  outcome: 'OutcomeScoreRequest',
  relapse: 'RelapsePredictRequest',
  medication: 'MedicationAnalyzeRequest',
  biomarker: 'BiomarkerAnalyzeRequest',
  mse: 'MseWriteRequest',
};

const SCALES_ARE_ELSEWHERE = 'Every cut of every scale is in [scales](scales.md).\n';

const STATUS =
  '`verified`: read in the named source. `memory`: from general knowledge, not checked against a source. `ours`: a choice that no source claims. `specified`: printed in the API contract.';
const MADE = 'Made from the data by `npx pnpm documents model-cards`; the tests fail when it is not current.';

const CARDS: Readonly<Record<string, () => string | Promise<string>>> = {
  ...Object.fromEntries((Object.keys(PURPOSES) as CardKey[]).map((key) => [key, () => renderCard(key)])),
  scales: () => `# Scales\n\n${STATUS} ${MADE}\n\n${scalesTable()}`,
  medicines: () => renderFormularyCard(`${STATUS} ${MADE}`),
};
const fileOf = (card: string): string => `docs/model-cards/${card}.md`;
export const where = Object.keys(CARDS).map(fileOf);

/** What each engine is for, cannot tell, reads and rests on. The other cards of the folder are written by hand. */
export async function make(): Promise<Map<string, string>> {
  const cards = new Map<string, string>();
  for (const [card, render] of Object.entries(CARDS)) cards.set(fileOf(card), await render());
  return cards;
}

async function renderCard(key: CardKey): Promise<string> {
  const { title, is, cannot }: Purpose = PURPOSES[key];
  const engine = key === 'mse' ? undefined : ENGINES[key];
  const parts = [
    `# ${title}\n\n${is}\n\n${engine === undefined ? '' : `Engine \`${engine.key}\`, version ${engine.version}. `}${STATUS} ${MADE}\n`,
    `## What it cannot tell\n\n${cannot.map((line) => `- ${line}`).join('\n')}\n`,
    inputsTable(REQUESTS[key]),
    parametersTable(key),
    await constantsTable(SOURCES[key].folders),
    SOURCES[key].data(),
    await vignettesTable(key),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** What calibration may move, and how far. */
function parametersTable(key: CardKey): string {
  if (key === 'mse') return '';
  const { defaults, caps, floors } = ENGINES[key].parameters as {
    defaults: Readonly<Record<string, number>>;
    caps: Readonly<Record<string, readonly [number, number]>>;
    floors: Readonly<Record<string, number | undefined>>;
  };
  const rows = Object.entries(defaults).map(([name, value]) => [
    name,
    value,
    unitOf(name),
    caps[name]?.join(' to '),
    floors[name],
  ]);
  const heads = ['parameter', 'value', 'unit', 'calibration may move it', 'never below'];
  const standing = standingOf(readFileSync(`${ROOT}packages/engines/src/${key}/parameters.ts`, 'utf8'), []);
  const told = standing === NOT_TOLD ? '' : `\nWhat they rest on: ${standing}\n`;
  return table('Parameters', heads, rows) + told;
}
