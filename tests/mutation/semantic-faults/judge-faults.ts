import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { SCALE } from '../../support/scale.ts';
import { say } from '../../support/say.ts';
import { CONTENT_CHECK, type Fault, withFault } from './fault.ts';
import { testsOf } from './tests-of.ts';

export interface FaultVerdict {
  readonly fault: Fault;
  /** What noticed first; nothing when nothing did. */
  readonly by: Notice | undefined;
}

interface Notice {
  /** A test file, or {@link CONTENT_CHECK}. */
  readonly where: string;
  /** The full name of the test, or why the file does not load. */
  readonly what: string;
}

/** Databases of tests are made by these before the first test. */
const MIGRATION = /^packages\/store\/src\/migrations\//;
/** Tests that start whole programs, which are built anew for them. */
const PROGRAM = /\.program\.test\.ts$/;
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
      let by: Notice | undefined;
      try {
        by = await noticedBy(fault);
      } finally {
        writeFileSync(path, text);
        vitest.invalidateFile(path);
      }
      verdicts.push({ fault, by });
      say(
        `${verdicts.length} of ${faults.length} ${fault.id}: ${by === undefined ? 'SURVIVED' : `${by.where} > ${by.what}`}`,
      );
    }
  } finally {
    await vitest.close();
  }
  return verdicts;

  /** The quickest look first: what noticed last, beside the file, content, its package, what depends on it, programs. */
  async function noticedBy({ file, noticedBy: last }: Fault): Promise<Notice | undefined> {
    const [beside = [], ofPackage = [], elsewhere = []] = stagesOf(file);
    if (MIGRATION.test(file))
      return failureOfRun(root, [
        'packages/store/src',
        'services/admin-api/src',
        'services/platform/src/admin',
      ]);
    const looks = [
      () => lookAt(last),
      () => firstFailure(beside),
      () => (CONTENT.test(file) ? failureOfContent(root) : undefined),
      () => firstFailure(ofPackage),
      // At a reduced scale only the tests of the package are asked.
      ...(SCALE < 1 ? [] : [() => firstFailure(elsewhere), () => failureOfPrograms(root)]),
    ];
    for (const look of looks) {
      const by = await look();
      if (by !== undefined && (by.where === last || (await noticesAgain(by)))) return by;
    }
    return undefined;
  }

  /** What fails now and then would notice any fault. */
  async function noticesAgain({ where }: Notice): Promise<boolean> {
    const isOneFile = where.endsWith('.test.ts') && !PROGRAM.test(where);
    return !isOneFile || (await firstFailure([where])) !== undefined;
  }

  function lookAt(last: string | undefined): Promise<Notice | undefined> | Notice | undefined {
    if (last === undefined) return undefined;
    if (last === CONTENT_CHECK) return failureOfContent(root);
    if (PROGRAM.test(last)) return failureOfRun(root, [last]);
    return existsSync(join(root, last)) ? firstFailure([last]) : undefined;
  }

  async function firstFailure(files: readonly string[]): Promise<Notice | undefined> {
    const specifications = (
      await vitest.globTestSpecifications(files.map((file) => join(root, file)))
    ).filter(({ moduleId }) => files.some((file) => moduleId === join(root, file)));
    if (specifications.length === 0) return undefined;
    // What vitest gives back holds earlier runs too, also of files that this run does not come to after a failure.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    const failed = testModules.flatMap(failuresOf)[0];
    if (failed !== undefined || unhandledErrors.length === 0) return failed;
    return { where: files[0] ?? '', what: `unhandled: ${String(unhandledErrors[0])}` };
  }
}

function failuresOf(module: TestModule): Notice[] {
  const where = module.relativeModuleId;
  const failed = [...module.children.allTests()]
    .filter((test) => test.result().state === 'failed')
    .map((test) => ({ where, what: test.fullName }));
  const [error] = module.errors();
  return failed.length > 0 || error === undefined
    ? failed
    : [{ where, what: `does not load: ${error.message.split('\n')[0]}` }];
}

function failureOfContent(root: string): Notice | undefined {
  const args = ['--conditions=@svc/source', 'scripts/documents.ts', '--check', 'clinical-content'];
  const { status } = spawnSync(process.execPath, args, { cwd: root });
  return status === 0 ? undefined : { where: CONTENT_CHECK, what: 'differs from its pages' };
}

/** Programs are built anew for the tests that start them. */
function failureOfPrograms(root: string): Notice | undefined {
  return failureOfRun(
    root,
    globSync(['services/platform/src/**/*.program.test.ts', 'cli/src/**/*.program.test.ts'], { cwd: root }),
  );
}

/** A run of its own, which prepares databases and builds anew. */
function failureOfRun(root: string, files: readonly string[]): Notice | undefined {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: root });
  return status === 0 ? undefined : { where: files[0] ?? '', what: 'a run of its own' };
}
