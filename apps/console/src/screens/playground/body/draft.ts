import { type JsonPlace, placeJsonFault } from './place-json.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A body as it is being written: as text and, where that can be read, as a value. */
export interface Draft {
  /** Exactly what was typed, also when it is no JSON. */
  readonly text: string;
  /** What the text says; what it last said while it says nothing. */
  readonly value: Body;
  readonly fault?: JsonPlace | 'notObject' | undefined;
}

export function draftOf(value: Body): Draft {
  return { text: JSON.stringify(value, null, 2), value };
}

/** The draft after a text was typed into it. */
export function typed(draft: Draft, text: string): Draft {
  const fault = placeJsonFault(text);
  if (fault !== undefined) return { text, value: draft.value, fault };
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { text, value: draft.value, fault: 'notObject' };
  return { text, value: value as Body };
}
