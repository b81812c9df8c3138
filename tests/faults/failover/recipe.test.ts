import { expect, it } from 'vitest';
import { blocksOf } from '../../../scripts/test/page-blocks.ts';
import { databaseBalancerText, httpBalancerText } from './balancers.ts';
import { poolerText } from './pooler.ts';

const BLOCKS = blocksOf('docs/configuration.md');

/** Settings of a text, without the addresses that every deployment has of its own. */
function settingsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+# .*/, '').trim())
    .filter((line) => line !== '' && !/^(?:bind|server) /.test(line));
}

it.each([
  ['the balancer before the API', 'defaults', httpBalancerText({ port: 1, apiPorts: [2] })],
  ['PgBouncer', '[pgbouncer]', poolerText({ port: 1, serverPort: 2, list: 'users' })],
  [
    'the balancer before the database',
    'listen primary',
    databaseBalancerText({ port: 1, serverPorts: [2, 3] }),
  ],
])('the page shows the settings of %s that the proof runs', (_, begin, run) => {
  const shown = settingsOf(BLOCKS.find(({ text }) => text.startsWith(begin))?.text ?? '');
  expect(shown.length).toBeGreaterThan(5);
  expect(settingsOf(run)).toEqual(expect.arrayContaining(shown));
});
