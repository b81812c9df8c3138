import { parseSync } from 'oxc-parser';

/** Where the sentences of a comment say what a number or a wording rests on. */
const SAID =
  /(?<!\b(?:of|over|[Ss]entences of) )\b[Oo]urs\b|\b[Ff]rom memory\b|\bservice defaults?\b|\bunverified\b|\b[Nn]o source (?:is |was )?read\b|\bgeneral clinical knowledge\b|\bAPI contract\b|\bcontract \d|\bPMID\b|\bPMC\d|\bdoi\b|\b[A-Z][a-zäöüé]+,? (?:et al\.? |and [A-Z][a-z]+ )?(?:19|20)\d\d\b/;
/** Made as evidence, wherever in the module. */
const MADE = /\b(verified|memory|ours|specified)\(/g;
const MOST_SENTENCES = 3;
/** What no source is named for is as provisional as what is ours or from memory. */
export const NOT_TOLD = 'provisional: the module names no source';

/**
 * What the content of a module rests on: the statuses that its entries have, and what its comments say of it, in their words.
 * Where neither says anything no source is named.
 */
export function standingOf(code: string, values: readonly unknown[]): string {
  const { comments } = parseSync('module.ts', code, { sourceType: 'module' });
  const bare = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const made = [...bare.matchAll(MADE)].map(([, status = '']) => status);
  const statuses = [...new Set([...values.flatMap(statusesIn), ...made])].toSorted();
  const sentences = [...new Set(comments.flatMap(({ value }) => sentencesOf(value)))].filter((it) =>
    SAID.test(it),
  );
  const told = [
    ...(statuses.length > 0 ? [`${statuses.join(', ')}: told with the entries`] : []),
    ...sentences.slice(0, MOST_SENTENCES).map((sentence) => `"${sentence}"`),
  ];
  return told.length > 0 ? told.join('; ') : NOT_TOLD;
}

/** The statuses of evidence in a value. */
function statusesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Map || value instanceof Set) return [...value.values()].flatMap(statusesIn);
  const { status, source } = value as Readonly<Record<string, unknown>>;
  if (typeof status === 'string' && typeof source === 'string') return [status];
  return Object.values(value).flatMap(statusesIn);
}

/** The sentences of a comment, without its examples and tags. */
function sentencesOf(comment: string): string[] {
  const [told = ''] = comment.replace(/^\s*\* ?/gm, '').split(/^@|```/m);
  const text = told.replace(/^\*/, '').replace(/\s+/g, ' ').trim();
  return text
    .split(/(?<=[.:;])\s+(?=[A-Z])(?!Ours\b|From memory\b|No source\b)/)
    .map((sentence) => sentence.replace(/[;:]$/, ''));
}
