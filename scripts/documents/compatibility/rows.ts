import { readFileSync } from 'node:fs';
import { PUBLISHED_FOLDERS, nameOf } from '../../published.ts';
import { manifestIn } from '../../release/manifest.ts';
import { ROOT } from '../../root.ts';

/** Where a published package runs, and the test that shows it; without one it says that it was not tried. */
interface Row {
  readonly where: string;
  readonly runs: string;
  readonly test?: string;
}

const INSTALLED = 'scripts/installed-packages.program.test.ts';
const NOT_TRIED = 'not tried';

/** What a test runs in a browser; the other packages are bundled for one. */
const IN_BROWSERS: Readonly<Record<string, Omit<Row, 'where'>>> = {
  capture: { runs: 'Chromium, Firefox', test: 'sdks/capture/test/firefox.browser.test.ts' },
  client: { runs: 'Chromium', test: 'sdks/client/test/every-endpoint.program.test.ts' },
  webhooks: { runs: 'Chromium', test: 'tests/whole/partner/partner-runtimes.proof.ts' },
};
/** Tried by a whole program of a partner, in every runtime. */
const PARTNER = 'tests/whole/partner/partner-runtimes.proof.ts';
const BY_PARTNER: ReadonlySet<string> = new Set(['client', 'webhooks']);
const BY_PARTNER_TYPES = '5.0, 5.4, 5.9 and 7.0';
const BUNDLED = { runs: 'bundles (esbuild), with nothing of Node in it', test: INSTALLED };

export function rowsFor(name: string): Row[] {
  return [
    { where: `Node ${versionOf('node', 'package.json').split('.')[0]}`, runs: 'yes', test: INSTALLED },
    ...['Node 20 and 22', 'Bun', 'Deno', 'edge (workerd)'].map((where) =>
      BY_PARTNER.has(name) ? { where, runs: 'yes', test: PARTNER } : { where, runs: NOT_TRIED },
    ),
    { where: 'browsers', ...(IN_BROWSERS[name] ?? BUNDLED) },
    { where: 'CommonJS', runs: 'yes', test: INSTALLED },
    {
      where: 'TypeScript',
      runs: `${BY_PARTNER.has(name) ? BY_PARTNER_TYPES : typeScripts(name)}, strict, \`exactOptionalPropertyTypes\``,
      test: BY_PARTNER.has(name) ? PARTNER : INSTALLED,
    },
  ];
}

/** Declarations of zod name a type that came with TypeScript 5.4. */
function typeScripts(name: string): string {
  const oldest = versionOf('typescript-5.0', 'tests/package.json').replace('npm:typescript@', '');
  return `${oldest}${bringsZod(`@svc/${name}`) ? ' (with `skipLibCheck`)' : ''} and ${versionOf('typescript', 'package.json')}`;
}

function bringsZod(dependency: string): boolean {
  if (dependency === 'zod') return true;
  const folder = PUBLISHED_FOLDERS.find((each) => `@svc/${nameOf(each)}` === dependency);
  return folder !== undefined && Object.keys(manifestIn(folder).dependencies ?? {}).some(bringsZod);
}

/** The version of a library by the manifest that asks for it. */
function versionOf(library: string, manifest: string): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(ROOT + manifest, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  >;
  return { ...dependencies, ...devDependencies }[library] ?? '';
}
