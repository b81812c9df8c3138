import { type Drug, DRUGS } from '@svc/clinical';
import { isDirection } from './line-words.ts';
import type { Token } from './line-words.ts';
import { isDrug } from './named.ts';
import type { Named, NamedDrug } from './named.ts';

const byIngredients = new Map(
  DRUGS.flatMap((drug) => (drug.ingredients ? [[signatureOf(drug.ingredients), drug] as const] : [])),
);
const MOST_INGREDIENTS = 3;

/** Names joined to a listed combination product are that product: "lisinopril/HCTZ", "Norco (hydrocodone/APAP)". */
export function withCombinations(named: readonly Named[], tokens: readonly Token[]): readonly Named[] {
  if (named.length < 2) return named;
  const result: Named[] = [];
  for (let at = 0; at < named.length; ) {
    const run = joinedFrom(named, tokens, at);
    const [first] = run;
    const last = run.at(-1);
    const product = productOf(run);
    if (first && last && product) {
      const by = run.some((name) => name.by === 'spelling') ? 'spelling' : 'name';
      result.push({ meaning: { kind: 'drug', drug: product }, by, start: first.start, end: last.end });
      at += run.length;
    } else {
      for (const each of named.slice(at, at + 1)) result.push(each);
      at += 1;
    }
  }
  return result;
}

/** The longest run of joined names, from one on, that is one product. */
function joinedFrom(named: readonly Named[], tokens: readonly Token[], at: number): NamedDrug[] {
  const run: NamedDrug[] = [];
  let longest: NamedDrug[] = [];
  for (const name of named.slice(at, at + MOST_INGREDIENTS + 1)) {
    if (!isDrug(name)) break;
    const before = run.at(-1);
    if (before && joinOf(tokens.slice(before.end, name.start)) === 'apart') break;
    run.push(name);
    if (run.length > 1 && productOf(run)) longest = [...run];
  }
  return longest;
}

function productOf(run: readonly NamedDrug[]): Drug | undefined {
  if (run.length < 2) return undefined;
  const drugs = run.map(({ meaning }) => meaning.drug);
  const ingredients = new Set(drugs.flatMap((drug) => drug.ingredients ?? drug.key));
  return byIngredients.get(signatureOf([...ingredients]));
}

function signatureOf(ingredients: readonly string[]): string {
  return ingredients.toSorted().join('+');
}

const JOINING_MARKS: ReadonlySet<string> = new Set(['/', '-', '+', '&', '(', '[']);

/** How two names are joined: by a mark, with doses or not; by "and" without a dose between; or not at all. */
export function joinOf(between: readonly Token[]): 'mark' | 'word' | 'apart' {
  const hasMark = between.some(({ text }) => JOINING_MARKS.has(text));
  const hasWord = between.some(({ text }) => text === 'and' || text === 'with');
  const hasNumber = between.some(({ kind }) => kind === 'number');
  const isOnlyJoining = between.every(
    ({ kind, text }) =>
      kind === 'number' || JOINING_MARKS.has(text) || (kind === 'word' && isDirection(text)),
  );
  if (!isOnlyJoining || (hasWord && hasNumber)) return 'apart';
  if (hasMark) return 'mark';
  return hasNumber ? 'apart' : 'word';
}
