import { readFileSync } from 'node:fs';

/** Options by domain. */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** A labelled visit as a line of a file. */
export interface VisitLine {
  readonly id: string;
  readonly title: string;
  readonly transcript: string;
  readonly gold: Labels;
  readonly acceptable: Labels;
  readonly risk: { readonly level: string };
  readonly cssrs: Readonly<Record<string, boolean | null>> | null;
  readonly mustNotReassure: boolean;
}

/** The statements of risk of a visit, as a line of another file. */
export interface TopicsLine {
  readonly id: string;
  readonly riskStatements: readonly { readonly quote: string; readonly topics: readonly string[] }[];
}

/** The questions of the suicide screen, as a selection names them and as visits are labelled. */
export const SCREEN: readonly (readonly [question: string, label: string])[] = [
  ['q1', 'wishToBeDead'],
  ['q2', 'suicidalThoughts'],
  ['q3', 'method'],
  ['q4', 'intent'],
  ['q5', 'plan'],
  ['q6', 'attempt'],
];

/** Each line of a file as what it holds. */
export function linesOf<Line>(path: string | URL): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** `domain.value` of each option. */
export function optionsOf(labels: Labels): string[] {
  return Object.entries(labels).flatMap(([domain, values]) => values.map((value) => `${domain}.${value}`));
}
