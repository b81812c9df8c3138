import { readFileSync } from 'node:fs';

/** An exchange with a statement of risk, and the options a careful reader accepts for it. */
export interface RiskStatement {
  readonly transcript: string;
  /** Verbatim stretch of the transcript. */
  readonly quote: string;
  readonly values: readonly { readonly domain: string; readonly value: string }[];
}

/** An exchange without risk, and what makes it look like one. */
export interface HarmlessStatement {
  readonly transcript: string;
  readonly why: string;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;

/** Statements the reader was tuned on: what it makes of them says nothing of wordings it has not seen. */
export const DEVELOPMENT = read<{
  readonly risk: readonly RiskStatement[];
  readonly harmless: readonly HarmlessStatement[];
}>('development.json');

/** Further exchanges, written only to learn word weights from. */
export const WRITTEN = read<{
  readonly risk: readonly { readonly kind: string; readonly question: string; readonly answer: string }[];
  readonly harmless: readonly { readonly question: string; readonly answer: string }[];
}>('written-for-weights.json');

/** Short visits in which risk is put in a roundabout way, and visits without any. */
export const SHORT_VISITS = read<{
  readonly risk: readonly { readonly transcript: string; readonly quotes: readonly string[] }[];
  readonly harmless: readonly string[];
}>('short-visits.json');
