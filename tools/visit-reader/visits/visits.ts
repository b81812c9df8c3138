import { readdirSync, readFileSync } from 'node:fs';

/** A whole visit with what a careful reader would draft from it, written without sight of the reader. */
export interface LabelledVisit {
  readonly id: string;
  readonly transcript: string;
  /** Options by domain that should be drafted. */
  readonly gold: Readonly<Record<string, readonly string[]>>;
  /** Options that may be drafted and need not; in a domain that takes one, also in place of the other. */
  readonly acceptable?: Readonly<Record<string, readonly string[]>>;
  /** Statements that bear risk by the catalog, with the options of which any one fits. */
  readonly riskStatements: readonly {
    readonly quote: string;
    readonly values: readonly { readonly domain: string; readonly value: string }[];
  }[];
  /** Whether no reassuring option at all may be drafted; otherwise only those of the labels. */
  readonly mustNotReassure: boolean;
}

const FOLDER = new URL('./', import.meta.url);

/**
 * Invented visits of three authors who had not seen the reader. Each set was scored once unseen and has been learned
 * from since: what is made of them is no estimate for others.
 */
export const VISITS: readonly LabelledVisit[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as LabelledVisit);

/**
 * Invented visits of a fourth author who had not seen the reader. They were scored once, when the reader was done, and
 * nothing was learned from them since: what is made of them is the estimate for visits of others.
 */
export const UNSEEN_VISITS = (
  JSON.parse(readFileSync(new URL('../unseen-visits/transcripts.json', FOLDER), 'utf8')) as {
    readonly transcripts: readonly LabelledVisit[];
  }
).transcripts;
