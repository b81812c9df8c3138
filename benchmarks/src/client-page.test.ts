import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('sdks/client/README.md', ROOT), 'utf8');

/** The rows of a result as they were written by its benchmark. */
function rowsOf(name: string): readonly Readonly<Record<string, string | number>>[] {
  const text = readFileSync(new URL(`benchmarks/results/${name}.json`, ROOT), 'utf8');
  return (JSON.parse(text) as { rows: readonly Readonly<Record<string, string | number>>[] }).rows;
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

const verdict = (cell: string | number): string =>
  String(cell).replace('pass:', '**yes**:').replace('FAIL:', 'no:');

it('the page of the client has what each client did as it was measured', () => {
  const rows = rowsOf('client-retries');
  const names = Object.keys(rows[0] ?? {}).map((name) => (name === '@svc/client' ? 'ours' : name));
  const table = [names, names.map(() => '---'), ...rows.map((row) => Object.values(row).map(verdict))].map(
    line,
  );
  expect(page).toContain(table.join('\n'));
});

it('and what a call costs', () => {
  const ours = rowsOf('client-overhead').find(({ call }) => call === '@svc/client');
  expect(page).toContain(`A call costs ${ours?.['over bare fetch, µs']} µs more CPU than a bare`);
});
