import { globSync, readFileSync } from 'node:fs';
import { ADMIN_ENDPOINTS, ALL_ENDPOINTS } from '@svc/contracts';
import { expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** From the words to the end of their item. */
const SAID = /Not built yet: ([^]*?)\n- /.exec(readFileSync(`${ROOT}README.md`, 'utf8'))?.[1] ?? '';

async function helpOf(...words: string[]): Promise<string> {
  let shown = '';
  const show = (text: string) => void (shown += text);
  await runCli([...words, '--help'], { env: {}, readInput: async () => Buffer.of(), out: show, err: show });
  return shown;
}

/** What stands below `Commands:`, by name. */
const commandsIn = (help: string) =>
  [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z][a-z-]*)\b(.*)$/gm)].map(
    ([, name = '', rest = '']) => ({ name, isBuilt: !rest.includes('not built yet') }),
  );

it('README.md names every command that is not built yet, and no other', async () => {
  const groups = commandsIn(await helpOf()).filter(({ name }) => name !== 'help');
  expect(groups.length).toBeGreaterThan(15);
  const listed: string[] = [];
  for (const group of groups)
    for (const { name, isBuilt } of commandsIn(await helpOf(group.name)))
      if (!isBuilt) listed.push(`svc ${group.name} ${name}`);
  expect([...SAID.matchAll(/`(svc [a-z ]+)`/g)].map(([, command]) => command)).toEqual(listed);
});

it('no endpoint takes calibrated parameters in, as README.md says: the admin API lists them', () => {
  const endpoints = [...Object.values(ADMIN_ENDPOINTS), ...Object.values(ALL_ENDPOINTS)];
  const about = endpoints.filter(({ path }) => path.includes('calibration'));
  expect(about.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /calibration']);
  expect(SAID).toContain('the admin API only lists them');
});

it('nothing of the service registers or promotes calibrated parameters, as README.md says', () => {
  const sources = globSync(['{packages,services}/*/src/**/*.ts', 'cli/src/**/*.ts'], { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'packages/store/src/calibration.ts',
  );
  expect(sources.length).toBeGreaterThan(500);
  const callers = sources.filter((file) =>
    /\b(?:register|activate)Calibration\(/.test(readFileSync(`${ROOT}${file}`, 'utf8')),
  );
  expect(callers).toEqual([]);
  expect(SAID).toContain('nothing of the service writes one');
});
