import { join } from 'node:path';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { type BuiltScript, createBuiltScript } from '../scripts/built-script.ts';

const FOLDER = join(PROJECT_ROOT, 'services/pages/dist/retina-page');

/** The scripts of the page, zipped. Written by the build from `apps/retina-page`. */
export const RETINA_SCRIPT_FILES = {
  capture: join(FOLDER, 'capture.js.gz'),
  quality: join(FOLDER, 'quality.js.gz'),
} as const;

export interface RetinaScripts {
  /** Of the page. */
  readonly capture: BuiltScript;
  /** Of the worker that looks at frames. */
  readonly quality: BuiltScript;
}

export function createRetinaScripts(): () => Promise<RetinaScripts> {
  const capture = createBuiltScript(RETINA_SCRIPT_FILES.capture, 'capture');
  const quality = createBuiltScript(RETINA_SCRIPT_FILES.quality, 'quality');
  return async () => ({ capture: await capture(), quality: await quality() });
}
