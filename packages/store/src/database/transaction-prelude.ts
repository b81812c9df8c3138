import { AsyncLocalStorage } from 'node:async_hooks';

/** First statement of the next transaction in this async context; taken once. */
const nextPrelude = new AsyncLocalStorage<{ statement: string | null }>();

/**
 * Opens a transaction whose first statement is sent with its `begin`: a transaction for a tenant then costs no extra
 * round trip.
 */
export function withPrelude<Result>(statement: string, open: () => Promise<Result>): Promise<Result> {
  return nextPrelude.run({ statement }, open);
}

/** For the drivers: the statement that belongs to the transaction being opened, if any. */
export function takePrelude(): string | null {
  const next = nextPrelude.getStore();
  const statement = next?.statement ?? null;
  if (next) next.statement = null;
  return statement;
}

/** A statement that sets parameters for the transaction only. */
export function settingLocally(settings: Readonly<Record<string, string>>): string {
  const parts = Object.entries(settings).map(
    ([name, value]) => `set_config(${quoted(name)}, ${quoted(value)}, true)`,
  );
  return `select ${parts.join(', ')}`;
}

function quoted(text: string): string {
  if (text.includes('\0')) throw new Error('a parameter of a transaction holds a NUL character');
  // An escape string reads the same whatever `standard_conforming_strings` says.
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
