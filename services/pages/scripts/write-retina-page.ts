import { join } from 'node:path';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { RETINA_SCRIPT_FILES } from '../src/retina-page/page-scripts.ts';
import { bundlePageScript } from './write-page-script.ts';

const SOURCES = join(PROJECT_ROOT, 'apps/retina-page/src');

/** Bundles the scripts of the retina page. */
export async function writeRetinaPage(): Promise<void> {
  await bundlePageScript(join(SOURCES, 'capture-page.ts'), RETINA_SCRIPT_FILES.capture, 'esm');
  await bundlePageScript(join(SOURCES, 'quality-worker.ts'), RETINA_SCRIPT_FILES.quality, 'iife');
}
