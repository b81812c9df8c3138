import { AUTHENTICATION_AND_ACCESS } from './authentication-and-access.ts';
import { CODE_AND_LOGS } from './code-and-logs.ts';
import { CONFIGURATION_AND_DATA } from './configuration-and-data.ts';
import { ENCODING_AND_VALIDATION } from './encoding-and-validation.ts';
import { TOKENS_AND_CRYPTOGRAPHY } from './tokens-and-cryptography.ts';
import { WEB_AND_FILES } from './web-and-files.ts';
import type { Verdict } from '../verdict.ts';

/** Every item of level 1 and 2, once. */
export const VERDICTS: readonly Verdict[] = [
  ...ENCODING_AND_VALIDATION,
  ...WEB_AND_FILES,
  ...AUTHENTICATION_AND_ACCESS,
  ...TOKENS_AND_CRYPTOGRAPHY,
  ...CONFIGURATION_AND_DATA,
  ...CODE_AND_LOGS,
];
