import { dirname, join } from 'node:path';
import { WORKLET_SOURCE } from '@svc/capture';
import { CONNECT_LANGUAGES, type ConnectLanguage } from '@svc/contracts';
import type { Plugin } from 'esbuild';
import { CAPTURE_SCRIPT_FILES } from '../src/capture-page/page-scripts.ts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { bundlePageScript, writePageScript } from './write-page-script.ts';

const ENTRY = join(PROJECT_ROOT, 'apps/capture-page/src/interview.ts');
/** The worklet as text, for pages that have no file of it. */
const INLINE_WORKLET = /sdks[/\\]capture[/\\]src[/\\]sound[/\\]worklet-source\.ts$/;
/** Of the elements of the SDK: every language they speak. */
const ALL_TEXTS = /sdks[/\\]capture[/\\]src[/\\]\w+[/\\]texts[/\\]index\.ts$/;

/** Bundles the script of the capture page for each language, and writes its worklet. */
export async function writeCapturePage(): Promise<void> {
  for (const language of CONNECT_LANGUAGES)
    await bundlePageScript(ENTRY, CAPTURE_SCRIPT_FILES.interview(language), 'esm', [withoutUnused(language)]);
  await writePageScript(WORKLET_SOURCE, CAPTURE_SCRIPT_FILES.worklet);
}

/** This page speaks one language, and has its worklet as a file. */
function withoutUnused(language: ConnectLanguage): Plugin {
  return {
    name: 'without-unused',
    setup(build) {
      build.onLoad({ filter: ALL_TEXTS }, ({ path }) => ({
        contents: `import { ${language} } from './${language}.ts'; export const textsOf = () => ${language};`,
        loader: 'ts',
        resolveDir: dirname(path),
      }));
      const [, name = ''] = /registerProcessor\('([\w-]+)'/.exec(WORKLET_SOURCE) ?? [];
      build.onLoad({ filter: INLINE_WORKLET }, () => ({
        contents: `export const WORKLET_NAME = '${name}', WORKLET_SOURCE = '';`,
      }));
    },
  };
}
