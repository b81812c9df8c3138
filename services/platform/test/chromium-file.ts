import { programFile } from './program-file.ts';

/** The browser that most tests start. */
export const {
  file: chromiumFile,
  missing: missingChromium,
  skips: skipsChromium,
} = programFile({ debian: 'chromium', variable: 'SVC_CHROMIUM' });
