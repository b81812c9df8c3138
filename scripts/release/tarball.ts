import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import type { Manifest } from './manifest.ts';

/** Packs the package of a folder into `where`; the path of the tarball. */
export function pack(folder: string, where: string): string {
  const args = ['-C', folder, 'pack', '--json', '--pack-destination', where];
  const { filename } = JSON.parse(execFileSync('pnpm', args, { cwd: ROOT, encoding: 'utf8' })) as {
    filename: string;
  };
  return filename;
}

/** What a registry and its readers need is there, and nothing of this workspace is. @throws Error that names each fault */
export function manifestOf(tarball: string): Manifest {
  const read = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  const manifest = JSON.parse(read('xzOf', tarball, 'package/package.json')) as Manifest;
  const { name, description, license, dependencies = {} } = manifest;
  const faults = [
    ...(description && license ? [] : ['description or license is missing']),
    ...(manifest.private ? ['it is private'] : []),
    ...(read('tzf', tarball).includes('package/README.md') ? [] : ['README.md is missing']),
    ...Object.entries(dependencies).flatMap(([dependency, range]) =>
      range.startsWith('workspace:') ? [`${dependency} is ${range}`] : [],
    ),
  ];
  if (faults.length > 0) throw new Error(`${name} cannot be published: ${faults.join(', ')}.`);
  return manifest;
}
