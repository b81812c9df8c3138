import { isDirection } from './line-words.ts';
import type { Token } from './line-words.ts';
import type { Named } from './named.ts';

/** A line taken apart. */
export interface LineParts {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly named: readonly Named[];
}

/**
 * The text that tells how a named medication is taken: from it to the next name; where a mass stands before the first
 * name ("50 mg sertraline and 10 mg olanzapine"), the text before it for the dose.
 */
export function textBeside(
  name: Named,
  { plain, tokens, named }: LineParts,
): { readonly dose: string; readonly directions: string } {
  const index = named.indexOf(name);
  const from = clauseStart(tokens, name.start, named[index - 1]?.end ?? 0);
  const to = clauseEnd(tokens, name.end, named[index + 1]?.start ?? tokens.length);
  const before = plain.slice(tokens[from]?.start ?? 0, tokens[name.start]?.start);
  const after = plain.slice(tokens[name.end - 1]?.end, tokens[to - 1]?.end);
  if (before === '') return { dose: after, directions: after };
  if (!MASS_WRITTEN.test(before)) {
    return { dose: after, directions: index === 0 ? `${before} ${after}` : after };
  }
  const isOnly = named.length === 1;
  if (isOnly) return { dose: `${before} ${after}`, directions: `${before} ${after}` };
  const firstNamed = named[0];
  const lead = plain.slice(0, tokens[firstNamed?.start ?? 0]?.start);
  if (!MASS_WRITTEN.test(lead)) return { dose: after, directions: after };
  return { dose: before, directions: after.split(DIRECTIONS_END)[0] ?? after };
}

const MASS_WRITTEN = /\d\s*(?:mg|mcg|g|µg|μg|ug)(?![a-z])/;
const DIRECTIONS_END = /,|\band\b|&|\+|\d/;
const CLAUSE_END: ReadonlySet<string> = new Set([';', '\n', '•', '|']);

function clauseStart(tokens: readonly Token[], at: number, least: number): number {
  let start = at;
  while (start > least && !CLAUSE_END.has(tokens[start - 1]?.text ?? '')) start -= 1;
  return start;
}

function clauseEnd(tokens: readonly Token[], at: number, most: number): number {
  let end = at;
  while (end < most && !CLAUSE_END.has(tokens[end]?.text ?? '')) end += 1;
  return end;
}

const NOT_MILLIGRAMS =
  /^(?:%|\/|-|→|to|x|ml|l|meq|mmol|units?|iu|u|tabs?|tablets?|caps?|capsules?|pills?|puffs?|drops?|gtts?|tropfen|gouttes?|gotas?|gocce|sprays?|patch|patches|weeks?|wks?|days?|months?|mos?|years?|yrs?|h|hrs?|hours?|times?|percent|am|pm|st|nd|rd|th|\.|:)$/;

/** The number directly after a name, its salt and its form, if no unit or count belongs to it. */
export function bareNumberAfter(name: Named, tokens: readonly Token[]): number | undefined {
  let at = name.end;
  while (tokens[at]?.kind === 'word' && isDirection(tokens[at]?.text ?? '')) at += 1;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'number' || (next && NOT_MILLIGRAMS.test(next.text))) return undefined;
  const number = Number(token.text);
  const isSecond = tokens.slice(at + 1, at + 3).some(({ kind }) => kind === 'number');
  return Number.isFinite(number) && !isSecond ? number : undefined;
}
