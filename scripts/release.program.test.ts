import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestIn } from './release/manifest.ts';
import { ROOT } from './root.ts';

/** One that nobody listens at. */
const NOWHERE = 'http://127.0.0.1:1';

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('a dry run packs, looks into and would publish packages with provenance, dependencies first', () => {
  const sbom = `${ROOT}made/sbom/svc-client-${manifestIn('sdks/client').version}.cdx.json`;
  rmSync(sbom, { force: true });
  expect(release('client', 'contracts').stdout.split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^would publish @svc\/contracts@\d+\.\d+\.\d+, with provenance$/),
    expect.stringMatching(/^would publish @svc\/client@\d/),
  ]);
  expect(existsSync(sbom)).toBe(true);
});

it('help says what there is to publish, and does nothing', () => {
  const { status, stdout } = release('--help', '--registry', NOWHERE);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: .*--registry URL[^]* client/)]);
});

it.each([
  ['a name that is none', ['store'], 'No published package is called store.'],
  ['an option that is none', ['--regsitry'], "Unknown option '--regsitry'"],
  ['an address that is none', ['--registry', 'here'], 'takes the address of a registry, such as https://'],
  ['an address of something else', ['--registry', 'file:///tmp'], 'takes the address of a registry'],
  ['a password in the address', ['--registry', 'https://me:hushed@127.0.0.1'], 'no name and no password'],
  ['a registry that is not there', ['client', '--registry', NOWHERE], '127.0.0.1:1/ cannot be reached.'],
])('%s is refused, with what to do and without a trace', (_, args, words) => {
  const { status, stdout, stderr } = release(...args);
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(words)]);
  expect(stderr).not.toMatch(/hushed|\n {4}at /);
});
