import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from '@svc/clinical';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../../root.ts';
import { linesOf } from '../clinical-content/lines.ts';
import { contentFiles, contentOf } from '../clinical-content/read-content.ts';
import { table } from '../table.ts';

const MOST_CHARACTERS = 200;
const UNITS: Readonly<Record<string, string>> = {
  MS: 'ms',
  SECONDS: 's',
  MINUTES: 'min',
  HOURS: 'h',
  DAYS: 'days',
  WEEKS: 'weeks',
  YEARS: 'years',
  WPM: 'wpm',
  PCT: '%',
  MG_DL: 'mg/dL',
  RATE: 'mL/min',
};

/** The numbers that stand by themselves in the sources of an engine and rest on something: layout and arithmetic do not. */
export async function constantsTable(folders: readonly string[]): Promise<string> {
  const files = contentFiles(ROOT).filter((file) =>
    folders.some((folder) =>
      new RegExp(`^packages/(?:clinical|engines|mse-draft)/src/${folder}/`).test(file),
    ),
  );
  const rows = await Promise.all(files.map(rowsOf));
  return table(
    'Numbers in the rules',
    ['parameter', 'value', 'unit', 'what it is', 'status', 'source', 'file'],
    rows.flat(),
  );
}

async function rowsOf(file: string): Promise<unknown[][]> {
  const code = readFileSync(ROOT + file, 'utf8');
  const module = (await import(join(ROOT, file))) as Readonly<Record<string, unknown>>;
  const constants = (await contentOf(ROOT, file, code, module)).filter(({ name }) =>
    /^[A-Z][A-Z0-9_]+$/.test(name),
  );
  return constants.flatMap(({ name, value }) => {
    const says = docOf(code, name);
    const { evidence = {}, unit = unitOf(name) } = value as { evidence?: Partial<Evidence>; unit?: string };
    const { status = statusIn(says), source } = evidence;
    const text = linesOf(value)
      .filter((line) => !/^(?:evidence|unit): /.test(line))
      .join('; ');
    const isShown = status !== '' && /\d/.test(text) && text.length < MOST_CHARACTERS;
    const place = file.replace(/^packages\/[\w-]+\/src\//, '');
    return isShown ? [[name, text, unit, says, status, source, place]] : [];
  });
}

/** The unit that the end of a name says: `STALE_LAB_DAYS`, `latencySubclinicalSeconds`. */
export function unitOf(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();
  return Object.entries(UNITS).find(([ending]) => words.endsWith(`_${ending}`))?.[1] ?? '';
}

/** What the comment over a constant, or over the lines it stands in, says. */
function docOf(code: string, name: string): string {
  const at = code.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
  const doc = parseSync('module.ts', code).comments.findLast(
    ({ end, value }) => end <= at && value.startsWith('*') && !/\n\s*\n/.test(code.slice(end, at)),
  );
  return (doc?.value ?? '')
    .replace(/^\*/, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim();
}

function statusIn(says: string): string {
  if (/\bours\b/i.test(says)) return 'ours';
  if (/\bcontract\b/.test(says)) return 'specified';
  return /\bfrom memory\b|\bunverified\b/i.test(says) ? 'memory' : '';
}
