import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

it('a dry run packs, looks into and would publish packages with provenance, dependencies first', () => {
  const args = ['scripts/release.ts', 'client', 'contracts'];
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(output.split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^would publish @svc\/contracts@\d+\.\d+\.\d+, with provenance$/),
    expect.stringMatching(/^would publish @svc\/client@\d/),
  ]);
});

it('a name that is none is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts', 'store'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr.includes('No published package is called store.')]).toEqual([1, true]);
});
