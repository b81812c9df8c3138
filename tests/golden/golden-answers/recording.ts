import { readFileSync, writeFileSync } from 'node:fs';

/** One request with its answer; what depends on the run is replaced in every text of it. */
export interface Entry {
  readonly flow: string;
  readonly method: string;
  readonly path: string;
  /** The body as it was sent; a long one only by its length. */
  readonly sent: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the answer, as text. */
  readonly body: string;
}

/** A line of JSON for every entry. */
export function recordingText(entries: readonly Entry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

export function writeRecording(file: string, entries: readonly Entry[]): void {
  writeFileSync(file, recordingText(entries));
}

export function readRecording(file: string): Entry[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Entry);
}
