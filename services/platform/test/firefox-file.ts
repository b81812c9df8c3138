import { programFile } from './program-file.ts';

/** The other browser, in its version for organizations. */
export const {
  file: firefoxFile,
  missing: missingFirefox,
  skips: skipsFirefox,
} = programFile({ debian: 'firefox-esr', variable: 'SVC_FIREFOX' });
