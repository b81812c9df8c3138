import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';
import { type BuiltScript, createBuiltScript } from '../scripts/built-script.ts';

const FOLDER = join(PROJECT_ROOT, 'services/platform/dist/capture-page');

/** The scripts of the page, zipped. Written by the build from `examples/capture-page` and `@svc/capture`. */
export const CAPTURE_SCRIPT_FILES = {
  interview: join(FOLDER, 'interview.js.gz'),
  worklet: join(FOLDER, 'worklet.js.gz'),
} as const;

export interface CaptureScripts {
  /** Of the page. */
  readonly interview: BuiltScript;
  /** What runs beside the sound card. */
  readonly worklet: BuiltScript;
}

export function createCaptureScripts(): () => Promise<CaptureScripts> {
  const interview = createBuiltScript(CAPTURE_SCRIPT_FILES.interview, 'interview');
  const worklet = createBuiltScript(CAPTURE_SCRIPT_FILES.worklet, 'worklet');
  return async () => ({ interview: await interview(), worklet: await worklet() });
}
