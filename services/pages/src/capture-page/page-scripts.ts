import { join } from 'node:path';
import { CONNECT_LANGUAGES, type ConnectLanguage } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { type BuiltScript, createBuiltScript } from '../scripts/built-script.ts';

const FOLDER = join(PROJECT_ROOT, 'services/pages/dist/capture-page');

/** The scripts of the page, zipped. Written by the build from `apps/capture-page` and `@svc/capture`. */
export const CAPTURE_SCRIPT_FILES = {
  /** Each speaks one language, and holds the texts of no other. */
  interview: (language: ConnectLanguage) => join(FOLDER, `interview-${language}.js.gz`),
  worklet: join(FOLDER, 'worklet.js.gz'),
} as const;

export interface CaptureScripts {
  /** Of the page in a language. */
  interview(language: ConnectLanguage): Promise<BuiltScript>;
  /** What runs beside the sound card. */
  worklet(): Promise<BuiltScript>;
  all(): Promise<readonly BuiltScript[]>;
}

export function createCaptureScripts(): CaptureScripts {
  const interviews = new Map(
    CONNECT_LANGUAGES.map((language) => [
      language,
      createBuiltScript(CAPTURE_SCRIPT_FILES.interview(language), 'interview'),
    ]),
  );
  const worklet = createBuiltScript(CAPTURE_SCRIPT_FILES.worklet, 'worklet');
  const interview = (language: ConnectLanguage) => (interviews.get(language) as () => Promise<BuiltScript>)();
  return {
    interview,
    worklet,
    all: () => Promise.all([...CONNECT_LANGUAGES.map(interview), worklet()]),
  };
}
