import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Open files at a time; an export may have thousands. */
const MOST_OPEN = 64;

/** Where a text stands. */
export interface Place {
  readonly source: number;
  readonly offset: number;
  readonly length: number;
}

/** Places, packed closely: an export has millions. */
export class Places {
  readonly #numbers: number[] = [];

  add({ source, offset, length }: Place): void {
    this.#numbers.push(source, offset, length);
  }

  addAll(others: Places): void {
    for (const number of others.#numbers) this.#numbers.push(number);
  }

  get count(): number {
    return this.#numbers.length / 3;
  }

  *[Symbol.iterator](): Generator<Place> {
    for (let at = 0; at < this.#numbers.length; at += 3) {
      const [source = 0, offset = 0, length = 0] = this.#numbers.slice(at, at + 3);
      yield { source, offset, length };
    }
  }
}

/**
 * Texts that are read twice: located in their own files or, where those cannot be read again, kept in a temporary file.
 * That file has no name while in use, so nothing of it is left when the process ends, however it ends.
 */
export class KeptTexts {
  readonly #paths: (string | undefined)[] = [];
  readonly #open = new Map<number, number>();
  #spilled: { readonly source: number; readonly file: number; size: number } | undefined;

  /** A file that texts stand in. */
  source(path: string): number {
    return this.#paths.push(path) - 1;
  }

  /** Keeps a text in the temporary file. */
  spill(bytes: Uint8Array): Place {
    this.#spilled ??= { source: this.#paths.push(undefined) - 1, file: nameless(), size: 0 };
    const { source, file, size } = this.#spilled;
    for (let done = 0; done < bytes.length; )
      done += writeSync(file, bytes, done, bytes.length - done, size + done);
    this.#spilled.size += bytes.length;
    return { source, offset: size, length: bytes.length };
  }

  read({ source, offset, length }: Place): Buffer {
    const file = this.#fileOf(source);
    const bytes = Buffer.alloc(length);
    let done = 0;
    while (done < length) {
      const read = readSync(file, bytes, done, length - done, offset + done);
      if (read === 0) break;
      done += read;
    }
    return bytes.subarray(0, done);
  }

  close(): void {
    for (const file of this.#open.values()) closeSync(file);
    this.#open.clear();
    if (this.#spilled !== undefined) closeSync(this.#spilled.file);
    this.#spilled = undefined;
  }

  #fileOf(source: number): number {
    if (source === this.#spilled?.source) return this.#spilled.file;
    const file = this.#open.get(source) ?? openSync(this.#paths[source] ?? '', 'r');
    // The least recently used one is first in the map.
    this.#open.delete(source);
    this.#open.set(source, file);
    const [oldest] = this.#open;
    if (this.#open.size > MOST_OPEN && oldest !== undefined) {
      closeSync(oldest[1]);
      this.#open.delete(oldest[0]);
    }
    return file;
  }
}

function nameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'svc-fhir-'));
  try {
    return openSync(join(folder, 'texts'), 'w+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
