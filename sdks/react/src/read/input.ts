import type { Intelligence } from '@svc/contracts';

/** One input as the answer says it was used. */
export interface UsedInput {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly observedAt: string | null;
  readonly contributed: boolean;
}

/** Inputs whose name matches, in the order sent. */
export function inputsLike({ provenance }: Intelligence, name: RegExp): UsedInput[] {
  return provenance.inputs
    .filter((input) => name.test(input.name))
    .map(({ name, value, observedAt, contributed, label }) => ({
      name,
      label: typeof label === 'string' ? label : name,
      value,
      observedAt,
      contributed,
    }));
}

/** A value as text, exactly as it was used. */
export function valueText(value: unknown, number: (value: number) => string): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
