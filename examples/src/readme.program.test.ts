import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));
const README = new URL('../README.md', import.meta.url);
const CONSOLE_BLOCK = /(```console\n\$ npx pnpm exec node (.+)\n)[\s\S]*?(?=```)/g;

function outputOf(args: string): string {
  return execFileSync(process.execPath, args.split(' '), { cwd: PROJECT_ROOT, encoding: 'utf8' });
}

// `vitest run examples/src/readme.program.test.ts --update` writes the present output into the page.
test('the output shown for each command is what it prints', async () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme.match(CONSOLE_BLOCK)).toHaveLength(3);
  const present = readme.replace(
    CONSOLE_BLOCK,
    (_, command: string, args: string) => command + outputOf(args),
  );
  await expect(present).toMatchFileSnapshot('../README.md');
});
