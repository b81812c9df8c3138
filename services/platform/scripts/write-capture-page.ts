import { join } from 'node:path';
import { WORKLET_SOURCE } from '@svc/capture';
import { CAPTURE_SCRIPT_FILES } from '../src/capture-page/page-scripts.ts';
import { PROJECT_ROOT } from '../src/project-root.ts';
import { bundlePageScript, writePageScript } from './write-page-script.ts';

const ENTRY = join(PROJECT_ROOT, 'examples/capture-page/src/interview.ts');

/** Bundles the script of the capture page, and writes its worklet. */
export async function writeCapturePage(): Promise<void> {
  await bundlePageScript(ENTRY, CAPTURE_SCRIPT_FILES.interview, 'esm');
  await writePageScript(WORKLET_SOURCE, CAPTURE_SCRIPT_FILES.worklet);
}
