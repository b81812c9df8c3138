import type { Problem } from '../../../api/problem.ts';
import type { Language } from '../../../texts/language.ts';
import type { PlaygroundTexts } from '../../../texts/playground/en.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** What every field of a form made from a schema has to know. */
export interface FormOf {
  readonly root: JsonSchema;
  readonly words: PlaygroundTexts;
  readonly language: Language;
  readonly problem: Problem | null;
}

export interface FieldProps {
  readonly of: FormOf;
  /** Resolved. */
  readonly schema: JsonSchema;
  /** As the server names it, such as `labs[0].id`. */
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly isRequired: boolean;
  /** Undefined takes the field out of the body. */
  readonly onChange: (value: unknown) => void;
}

/** What the server says of exactly this field. */
export function issueAt({ problem }: FormOf, path: string): string | undefined {
  return problem?.issues.find((issue) => issue.path === path)?.message;
}
