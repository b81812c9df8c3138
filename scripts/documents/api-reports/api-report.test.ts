import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiReport } from './api-report.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The report of a package with these declaration files. */
function reportOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-report-'));
  folders.push(folder);
  const exports = { '.': { import: { types: './dist/index.d.ts' } } };
  const all = { 'package.json': JSON.stringify({ name: '@svc/example', exports }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return apiReport(folder);
}

const FILES = {
  'dist/index.d.ts': "export { run as start } from './run.js';\nexport * from './shape.js';\n",
  'dist/run.d.ts':
    "import type { Size } from './size.js';\n/** Runs. */\nexport declare function run(size: Size): void;\nexport declare function own(): void;\n",
  'dist/size.d.ts': 'export type Size = Unit | number;\ntype Unit = "px";\n',
  'dist/shape.d.ts': 'export interface Shape {\n    /** Wide. */\n    width: number;\n}\n',
};

describe('the report of a package', () => {
  it('has every public name, with what its type rests on, without comments', () => {
    expect(reportOf(FILES)).toBe(`# What @svc/example declares

## @svc/example

Shape
start = run

## Declarations

export declare function run(size: Size): void;
export interface Shape {
    width: number;
}
export type Size = Unit | number;
type Unit = "px";
`);
  });

  it.each([
    ['a public name', 'dist/shape.d.ts', 'export interface Form {\n}\n'],
    ['a field', 'dist/shape.d.ts', 'export interface Shape {\n    width: string;\n}\n'],
    [
      'a type that is not public but used',
      'dist/size.d.ts',
      'export type Size = Unit | number;\ntype Unit = "em";\n',
    ],
  ])('changes with %s', (_, file, text) => {
    expect(reportOf({ ...FILES, [file]: text })).not.toBe(reportOf(FILES));
  });

  it('does not change with a comment or with what nobody can reach', () => {
    const changed = FILES['dist/run.d.ts']
      .replace('Runs.', 'Starts.')
      .replace('own(): void', 'own(): number');
    expect(reportOf({ ...FILES, 'dist/run.d.ts': changed })).toBe(reportOf(FILES));
  });
});
