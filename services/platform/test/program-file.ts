import { existsSync } from 'node:fs';
import type { Env } from '../src/config/env-reader.ts';

/** Where a program that tests start is, and what a machine without it lacks. */
export interface ProgramFile {
  file(env?: Env): string;
  /** What is missing and how to get it; undefined where it is there. */
  missing(env?: Env, isThere?: (file: string) => boolean): string | undefined;
  /** Whether tests with it are skipped: where it is missing, and nobody counts on them. With `CI` set its lack fails. */
  skips(env?: Env, isThere?: (file: string) => boolean): boolean;
}

/** A program of Debian, or the one that a variable names. */
export function programFile({
  debian,
  variable,
}: {
  /** Its package. */
  readonly debian: string;
  readonly variable: string;
}): ProgramFile {
  const file = (env: Env = process.env) => env[variable] ?? `/usr/bin/${debian}`;
  const missing: ProgramFile['missing'] = (env = process.env, isThere = existsSync) =>
    isThere(file(env))
      ? undefined
      : `There is no ${file(env)}: apt-get install ${debian}, or name one in ${variable}.`;
  const skips: ProgramFile['skips'] = (env = process.env, isThere = existsSync) =>
    env['CI'] === undefined && missing(env, isThere) !== undefined;
  return { file, missing, skips };
}
