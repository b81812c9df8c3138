import { globSync, readFileSync } from 'node:fs';
import { ENDPOINTS, type Endpoint } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PAGES = globSync(['*.md', 'docs/*.md', '{packages,sdks,services,apps,cli,examples}/**/README.md'], {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
});

/** The command lines of the shell blocks of every page, those that go on over lines joined. */
const LINES = PAGES.flatMap((page) =>
  [...readFileSync(`${ROOT}${page}`, 'utf8').matchAll(/^```(?:sh|console|bash)\n([^]*?)^```$/gm)].flatMap(
    ([, block = '']) =>
      block
        .replaceAll(/\\\n\s*/g, '')
        .split('\n')
        .map((line) => ({ page, line: line.replace(/^\$ /, '').replace(/ #.*$/, '') })),
  ),
);

async function helpOf(words: readonly string[]): Promise<string> {
  let shown = '';
  const show = (text: string) => void (shown += text);
  await runCli([...words, '--help'], { env: {}, readInput: async () => Buffer.of(), out: show, err: show });
  return shown;
}

describe('a command of the documentation', () => {
  const commands = LINES.flatMap(({ page, line }) => {
    const called = /(?:^|[ (])svc ([a-z][^|>]*)/.exec(line)?.[1];
    return called === undefined ? [] : [{ page, called: called.trim() }];
  });

  it('is found in the guides', () => {
    expect(commands.length).toBeGreaterThan(20);
  });

  it.each(commands.map(({ page, called }) => [called, page] as const))(
    '`svc %s` of %s is there, with its options',
    async (called) => {
      const words = called.split(' ');
      const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
      const help = await helpOf(words.slice(0, end < 0 ? undefined : end));
      expect(help).toMatch(/^Usage: svc /);
      for (const [option] of called.matchAll(/(?<= )--[a-z-]+/g)) expect(help).toContain(option);
    },
  );
});

describe('a request of the documentation', () => {
  const requests = LINES.flatMap(({ page, line }) => {
    const path = /^curl .*?https?:\/\/[^/ ']+\/api(\/v1[^ '?]*)/.exec(line)?.[1];
    const body = /-d '([^']*)'/.exec(line)?.[1];
    return path === undefined ? [] : [{ page, path: path.replaceAll('\\', ''), body }];
  });

  it.each(requests.map(({ page, path, body }) => [path, page, body] as const))(
    '%s of %s goes to an endpoint, and its body is one',
    (path, _, body) => {
      const method = body === undefined ? ['GET', 'POST'] : ['POST'];
      const endpoint = (Object.values(ENDPOINTS) as Endpoint[]).find(
        (entry) => method.includes(entry.method) && patternOf(entry.path).test(path),
      );
      expect(endpoint?.path).toBeDefined();
      const fault = body === undefined ? undefined : endpoint?.body?.safeParse(JSON.parse(body)).error;
      expect(fault).toBeUndefined();
    },
  );
});

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[$.]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
