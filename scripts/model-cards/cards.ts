import { ENGINES } from '@svc/engines';
import { PURPOSES, type Purpose } from './cannot-tell.ts';
import { constantsTable } from './constants.ts';
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
import { table } from './table.ts';
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
const MADE =
  'Made from the data by `node --conditions=@svc/source scripts/model-cards.ts --write`; the tests fail when it is not current.';

/** Every card by its file name. */
export async function renderCards(): Promise<ReadonlyMap<string, string>> {
  const cards = new Map<string, string>();
  for (const key of Object.keys(PURPOSES) as CardKey[]) cards.set(`${key}.md`, await renderCard(key));
  cards.set('scales.md', `# Scales\n\n${STATUS} ${MADE}\n\n${scalesTable()}`);
  cards.set('medicines.md', renderFormularyCard(`${STATUS} ${MADE}`));
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
    constantsTable(SOURCES[key].folders),
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
    caps[name]?.join(' to '),
    floors[name],
  ]);
  return table('Parameters', ['parameter', 'value', 'calibration may move it', 'never below'], rows);
}
