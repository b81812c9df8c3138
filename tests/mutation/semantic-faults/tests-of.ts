import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dependentsOf } from '../contracts/import-graph.ts';

/** Browsers and whole programs run what was built before the fault was made; heavy tests take too long. */
const LEFT_OUT = /\.(?:heavy|browser|program)\.test\.ts$/;

/**
 * Test files that a change of a file could fail, the likeliest first: those beside it, those of its package that depend on
 * it, all others that do.
 */
export function testsOf(root: string): (file: string) => readonly (readonly string[])[] {
  const dependents = dependentsOf(root);
  return (file) => {
    const all = [...dependents(file)].filter((path) => path.endsWith('.test.ts') && !LEFT_OUT.test(path));
    const ofPackage = all.filter((path) => path.startsWith(`${packageOf(file)}/`));
    const beside = [
      ...new Set([...ofPackage.filter((path) => dirname(path) === dirname(file)), ...besideIt(root, file)]),
    ];
    const stages = [beside, ofPackage.filter((path) => !beside.includes(path))];
    return [...stages, all.filter((path) => !stages.flat().includes(path))];
  };
}

/** Tests in the folder of the file read it by other ways too, such as the database or a list of files. */
function besideIt(root: string, file: string): string[] {
  const folder = dirname(file);
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.test(name))
    .map((name) => `${folder}/${name}`);
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
