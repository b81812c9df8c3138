import { open, readFile } from 'node:fs/promises';
import type { Seal } from '@svc/store';

/** A file outside the database that keeps every seal: one JSON object a line, readable by its owner alone. */
export interface SealFile {
  /** Number of the newest seal of an organization that the file holds; 0 when there is none. */
  newestOf(organizationId: string): number;
  /** Appends seals, on the disk when it resolves. */
  append(seals: readonly Seal[]): Promise<void>;
}

const OWNER_ONLY = 0o600;

/**
 * Opens the file, and makes it when there is none.
 *
 * @throws Error when it cannot be read or written
 */
export async function openSealFile(path: string): Promise<SealFile> {
  const file = await open(path, 'a+', OWNER_ONLY);
  await file.close();
  const text = await readFile(path, 'utf8');
  const newest = new Map<string, number>();
  const note = ({ organizationId, number }: Pick<Seal, 'organizationId' | 'number'>) =>
    void newest.set(organizationId, Math.max(number, newest.get(organizationId) ?? 0));
  for (const line of text.split('\n')) {
    const seal = parseSeal(line);
    if (seal !== null) note(seal);
  }
  // What a crash cut short is never continued: the next seal begins a line of its own.
  let isCut = text !== '' && !text.endsWith('\n');
  return {
    newestOf: (organizationId) => newest.get(organizationId) ?? 0,
    async append(seals) {
      if (seals.length === 0) return;
      const lines = seals.map((seal) => `${JSON.stringify(seal)}\n`).join('');
      const handle = await open(path, 'a', OWNER_ONLY);
      try {
        await handle.appendFile(isCut ? `\n${lines}` : lines);
        await handle.sync();
        isCut = false;
      } catch (error) {
        isCut = true;
        throw error;
      } finally {
        await handle.close();
      }
      for (const seal of seals) note(seal);
    },
  };
}

/** A line that a crash cut short is none. */
function parseSeal(line: string): Pick<Seal, 'organizationId' | 'number'> | null {
  try {
    const { organizationId, number } = JSON.parse(line) as Partial<Seal>;
    return typeof organizationId === 'string' && Number.isInteger(number)
      ? { organizationId, number: number as number }
      : null;
  } catch {
    return null;
  }
}
