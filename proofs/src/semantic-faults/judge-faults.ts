import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { SCALE } from '../support/scale.ts';
import { say } from '../support/say.ts';
import { type Fault, withFault } from './fault.ts';
import { testsOf } from './tests-of.ts';

export interface FaultVerdict {
  readonly fault: Fault;
  /** The first test or check that noticed; nothing when none did. */
  readonly by: string | undefined;
}

/** Databases of tests are made by these before the first test. */
const MIGRATION = /^packages\/store\/src\/migrations\//;
/** Milliseconds a test may take, since a fault may let it wait for ever; a busy machine is no fault. Read by `vitest.config.ts`. */
const PATIENCE_MS = 120_000;
/** What the pages of clinical content are made from. */
const CONTENT = /^(?:packages\/(?:clinical|engines|fhir|cds-hooks|retina)\/src|sdks\/capture\/src\/core)\//;

/**
 * Makes one fault at a time in a tree that is thrown away, and looks which test fails.
 * @param root a checkout that is built, and may be changed
 */
export async function judgeFaults(root: string, faults: readonly Fault[]): Promise<FaultVerdict[]> {
  process.env.SVC_TEST_PATIENCE_MS = String(PATIENCE_MS);
  const stagesOf = testsOf(root);
  const vitest = await createVitest('test', { root, watch: false, bail: 1, reporters: [{}] });
  const verdicts: FaultVerdict[] = [];
  try {
    for (const fault of faults) {
      const path = join(root, fault.file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, withFault(fault, text));
      vitest.invalidateFile(path);
      let by: string | undefined;
      try {
        by = await noticedBy(fault);
      } finally {
        writeFileSync(path, text);
        vitest.invalidateFile(path);
      }
      verdicts.push({ fault, by });
      say(`${verdicts.length} of ${faults.length} ${fault.id}: ${by ?? 'SURVIVED'}`);
    }
  } finally {
    await vitest.close();
  }
  return verdicts;

  /** The quickest look first: beside the file, the pages of content, its package, what depends on it, whole programs. */
  async function noticedBy({ file }: Fault): Promise<string | undefined> {
    const [beside = [], ofPackage = [], elsewhere = []] = stagesOf(file);
    if (MIGRATION.test(file))
      return failureOfRun(root, ['packages/store/src', 'services/platform/src/admin']);
    const looks = [
      () => firstFailure(beside),
      () => (CONTENT.test(file) && !isContentAsCommitted(root) ? 'check: clinical content' : undefined),
      () => firstFailure(ofPackage),
      // At a reduced scale only the tests of the package are asked.
      ...(SCALE < 1 ? [] : [() => firstFailure(elsewhere), () => failureOfPrograms(root)]),
    ];
    for (const look of looks) {
      const by = await look();
      if (by !== undefined) return by;
    }
    return undefined;
  }

  async function firstFailure(files: readonly string[]): Promise<string | undefined> {
    const specifications = (
      await vitest.globTestSpecifications(files.map((file) => join(root, file)))
    ).filter(({ moduleId }) => files.some((file) => moduleId === join(root, file)));
    if (specifications.length === 0) return undefined;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    // What vitest gives back holds the files of earlier runs too.
    const ofThisRun = testModules.filter(({ moduleId }) =>
      specifications.some((one) => one.moduleId === moduleId),
    );
    const failed = ofThisRun.flatMap(failuresOf)[0];
    return failed ?? (unhandledErrors.length > 0 ? `unhandled: ${String(unhandledErrors[0])}` : undefined);
  }
}

function failuresOf(module: TestModule): string[] {
  const failed = [...module.children.allTests()]
    .filter((test) => test.result().state === 'failed')
    .map((test) => test.fullName);
  return failed.length > 0 || module.errors().length === 0
    ? failed
    : [`${module.relativeModuleId} does not load: ${module.errors()[0]?.message.split('\n')[0]}`];
}

function isContentAsCommitted(root: string): boolean {
  const args = ['--conditions=@svc/source', 'scripts/clinical-content.ts', '--check'];
  return spawnSync(process.execPath, args, { cwd: root }).status === 0;
}

/** Programs are built anew for the tests that start them. */
function failureOfPrograms(root: string): string | undefined {
  return failureOfRun(root, globSync('services/platform/src/**/*.program.test.ts', { cwd: root }));
}

/** A run of its own, which prepares databases and builds anew. */
function failureOfRun(root: string, files: readonly string[]): string | undefined {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: root });
  return status === 0 ? undefined : `a run of its own: ${files[0]}`;
}
