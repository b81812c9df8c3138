import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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

/** What the pages of clinical content are made from. */
const CONTENT = /^packages\/(?:clinical|engines|webhooks)\/src\//;

/**
 * Makes one fault at a time in a tree that is thrown away, and looks which test fails.
 * @param root a checkout that is built, and may be changed
 */
export async function judgeFaults(root: string, faults: readonly Fault[]): Promise<FaultVerdict[]> {
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

  async function noticedBy({ file }: Fault): Promise<string | undefined> {
    // At a reduced scale only the tests of the package are asked.
    const stages = SCALE < 1 ? stagesOf(file).slice(0, 2) : stagesOf(file);
    for (const [index, stage] of stages.entries()) {
      const by = await firstFailure(stage);
      if (by !== undefined) return by;
      if (index === 0 && CONTENT.test(file) && !isContentAsCommitted(root)) return 'check: clinical content';
    }
    return stages.length === 0 && CONTENT.test(file) && !isContentAsCommitted(root)
      ? 'check: clinical content'
      : undefined;
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
