import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Finding } from './finding.ts';

const root = new URL('../..', import.meta.url).pathname;
const config = new URL('oxlintrc.json', import.meta.url).pathname;
const NOT_SERVED = ['**/dist/**', '**/test/**', '**/*.test.ts'];

interface Diagnostic {
  readonly message: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** What `eslint-plugin-regexp`, run by oxlint, says of the literals in files and folders. */
export function suspectLiterals(paths: readonly string[]): Finding[] {
  const ignored = NOT_SERVED.map((pattern) => `--ignore-pattern=${pattern}`);
  const { stdout, stderr, error } = spawnSync(
    'oxlint',
    ['-c', config, '--format=json', ...ignored, ...paths],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  // Without a report nothing was looked at.
  if (!stdout.startsWith('{')) throw new Error(`oxlint: ${stdout}${stderr}${error?.message ?? ''}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ filename, message, labels }) => ({
    file: filename,
    code: lineOf(filename, labels[0]?.span.line ?? 1),
    message: brief(message),
  }));
}

function lineOf(file: string, line: number): string {
  return readFileSync(resolve(root, file), 'utf8').split('\n')[line - 1]?.trim() ?? '';
}

/** A class of all letters takes pages to write. */
function brief(message: string): string {
  return message.replace(/\/\[[^/]{100,}\]\S*/, '/[…]/');
}
