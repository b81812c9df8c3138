import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { codeEdits, statusEdits } from './code-mutants.ts';
import type { Mutant } from './mutant.ts';
import { type CutOffs, numberEdits } from './number-mutants.ts';
import { type Edit, schemaEdits } from './schema-mutants.ts';
import { readSource, type Source } from './source-tree.ts';

/** Every mutant of the tree, in a fixed order. */
export function findMutants(root: string): Mutant[] {
  return [...contractMutants(root), ...codeMutants(root), ...cutOffMutants(root)];
}

const PLAIN = { database: false, hasRow: true } as const;

function sourcesOf(root: string, pattern: string): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readSource(root, file));
}

const CONTRACTS = 'packages/contracts/src';
/** Folders whose schemas the tests under `spec` know. */
const WITH_SPEC_TESTS = 'agents,analysis,endpoint,endpoints,errors,events,labs,mse,platform,wearables';
const SPEC_TESTS = [
  'requests',
  'responses',
  'blocks',
  'envelopes',
  'agents',
  'agent-responses',
  'rules',
  'labs',
  'wearables',
  'mse',
  'mse-record',
  'mse-responses',
  'mse-agent',
] as const;
type SpecTest = (typeof SPEC_TESTS)[number];

function contractMutants(root: string): Mutant[] {
  const sources = sourcesOf(root, `${CONTRACTS}/{${WITH_SPEC_TESTS}}/**/*.ts`);
  const errors = sources.filter(({ file }) => file.endsWith('/errors.ts'));
  return [
    ...schemaEdits(sources).map((edit) => ({ ...edit, ...PLAIN, tests: contractTests(edit) })),
    ...errors.flatMap(statusEdits).map((edit) => ({
      ...edit,
      ...PLAIN,
      tests: [`${CONTRACTS}/errors/errors.test.ts`, `${CONTRACTS}/spec/envelopes.test.ts`],
    })),
  ];
}

/** The specification tests of the contracts, the likeliest to notice first. */
function contractTests({ file }: Edit): string[] {
  const first = likelyTests(basename(file, '.ts'));
  const others = SPEC_TESTS.filter((name) => !first.includes(name));
  return [...first, ...others].map((name) => `${CONTRACTS}/spec/${name}.test.ts`);
}

function likelyTests(source: string): readonly SpecTest[] {
  if (source === 'inputs') return ['requests'];
  if (source.startsWith('lab')) return ['labs'];
  if (source.startsWith('wearable')) return ['wearables'];
  if (source === 'mse-agent') return ['mse-agent'];
  if (source === 'mse-endpoints' || source === 'organization') return ['mse'];
  if (source.startsWith('mse')) return ['mse-record', 'mse-responses', 'mse'];
  if (source === 'intelligence' || source === 'primitives') return ['blocks', 'responses'];
  if (['errors', 'events', 'event-endpoints', 'ping', 'endpoints'].includes(source)) return ['envelopes'];
  return source === 'agents' ? ['agents', 'agent-responses', 'requests'] : ['responses', 'requests'];
}

interface ThrowSites {
  readonly files: string;
  readonly tests: readonly string[];
  readonly database?: boolean;
  readonly hasRow?: boolean;
}

const KIT = 'packages/server-kit/src';
const DEVELOPER = 'services/developer-api/src';
const PLATFORM = 'services/platform/src';
const PAGES = 'services/pages/src';

/** Where errors are made, and the tests that watch them. */
const THROW_SITES: readonly ThrowSites[] = [
  { files: `${KIT}/auth/permission.ts`, tests: [`${KIT}/auth/permission.test.ts`] },
  {
    files: `${KIT}/{errors/api-error,server/to-api-error,body/json-body}.ts`,
    tests: [`${KIT}/spec/error-codes.test.ts`, `${KIT}/server/to-api-error.test.ts`],
  },
  {
    files: `${KIT}/{server/error-answers,body/read-body,server/broken-request}.ts`,
    tests: [`${KIT}/server/server.test.ts`],
  },
  {
    files: `${KIT}/{auth/developer-policy,limits/rate-limit-headers}.ts`,
    tests: [
      `${DEVELOPER}/order-of-checks.test.ts`,
      `${DEVELOPER}/auth.test.ts`,
      `${DEVELOPER}/limits.test.ts`,
    ],
    database: true,
  },
  {
    files: `${DEVELOPER}/{labs,handlers/labs}/*.ts`,
    tests: [`${DEVELOPER}/labs.test.ts`],
    database: true,
  },
  {
    files: `${DEVELOPER}/{wearables/*,handlers/wearables}.ts`,
    tests: [`${DEVELOPER}/wearables.test.ts`],
    database: true,
  },
  {
    files: `${DEVELOPER}/cds-cards-text.ts`,
    tests: [`${DEVELOPER}/cds-hooks/cds-api.test.ts`],
    database: true,
  },
  {
    files: `${DEVELOPER}/{!(cds-cards-text),handlers/!(wearables)}.ts`,
    tests: [`${DEVELOPER}/endpoints.test.ts`],
    database: true,
  },
  {
    files: `${PAGES}/{retina-page,scripts}/*.ts`,
    tests: [`${PLATFORM}/retina-page/retina-page.test.ts`],
    database: true,
    hasRow: false,
  },
  {
    files: `{${KIT}/auth/admin-policy.ts,${PLATFORM}/**/*.ts,services/{admin-api,worker}/src/**/*.ts,cli/src/**/*.ts,${PAGES}/{*,!(retina-page|scripts)/**/*}.ts}`,
    tests: [
      `${KIT}/spec/error-codes.test.ts`,
      ...['admin-api', 'labs', 'operator-acts', 'records', 'retina', 'wearables', 'webhooks'].map(
        (name) => `${PLATFORM}/admin/${name}.test.ts`,
      ),
      `${PLATFORM}/platform.test.ts`,
    ],
    database: true,
    hasRow: false,
  },
];

function codeMutants(root: string): Mutant[] {
  return THROW_SITES.flatMap(({ files, tests, database = false, hasRow = true }) =>
    sourcesOf(root, files)
      .flatMap(codeEdits)
      .map((edit) => ({ ...edit, tests, database, hasRow })),
  );
}

interface CutOffTables extends CutOffs {
  readonly files: string;
  /** Test files below `packages`, without `.test.ts`. */
  readonly tests: readonly string[];
}

/** Where the decided numbers of the engines stand, and the tests that know them. */
const CUT_OFFS: readonly CutOffTables[] = [
  {
    files: 'engines/src/dmse/metrics/*.ts',
    tests: [
      'engines/test/contract/cut-offs',
      'engines/src/dmse/population-bands',
      'engines/src/dmse/parameters',
      'engines/src/dmse/deviation',
    ],
  },
  { files: 'engines/src/dmse/deviation.ts', tests: ['engines/src/dmse/deviation'] },
  {
    files: 'engines/src/relapse/points.ts',
    tests: ['points', 'symptoms', 'parameters', 'analyze'].map((name) => `engines/src/relapse/${name}`),
  },
  { files: 'engines/src/relapse/parameters.ts', tests: ['engines/src/relapse/parameters'] },
  {
    files: 'engines/src/outcome/values.ts',
    tests: ['engines/src/outcome/values', 'engines/src/outcome/analyze'],
  },
  { files: 'engines/src/outcome/parameters.ts', tests: ['engines/src/outcome/parameters'] },
  {
    files: 'engines/src/medication/parameters.ts',
    tests: ['engines/test/contract/cut-offs', 'engines/src/medication/medication'],
  },
  {
    files: 'engines/src/biomarker/parameters.ts',
    tests: ['engines/test/contract/cut-offs', 'engines/src/biomarker/biomarker'],
  },
  {
    files: 'engines/src/shared/{confidence,dates}.ts',
    tests: [
      'engines/src/shared/dates',
      'engines/src/shared/confidence',
      'engines/src/shared/assessment-series',
      'engines/src/biomarker/biomarker',
      'engines/src/relapse/confidence',
    ],
  },
  {
    files: 'clinical/src/analytes/*.ts',
    callees: ['below', 'above', 'atOrAbove', 'limit'],
    tests: ['clinical/src/analytes/critical-limits'],
  },
  {
    files: 'clinical/src/instruments/{phq9,gad7,isi,pcl5,audit,who5,ymrs}.ts',
    properties: ['from'],
    tests: ['clinical/src/instruments/severity-bands', 'engines/test/contract/cut-offs'],
  },
];

function cutOffMutants(root: string): Mutant[] {
  return CUT_OFFS.flatMap(({ files, tests, ...which }) =>
    sourcesOf(root, `packages/${files}`)
      .flatMap((source) => numberEdits(source, which))
      .map((edit) => ({ ...edit, ...PLAIN, tests: tests.map((name) => `packages/${name}.test.ts`) })),
  );
}
