import { readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** A fenced block of a page. */
export interface Block {
  /** As it stands after the fence; empty without one. */
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page of the project, in order. */
export function blocksOf(page: string): Block[] {
  const text = readFileSync(new URL(page, ROOT), 'utf8');
  return [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language = '', block = '']) => ({
    language,
    text: block,
  }));
}

/** Languages of the blocks that a shell runs. */
export const SHELL: ReadonlySet<string> = new Set(['sh', 'bash', 'console']);

/** The commands of a block for the shell, each on one line, and what the block shows of their output. */
export function sessionOf({ text }: Block): { readonly commands: string[]; readonly shown: string } {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const typed = lines.filter((line) => line.startsWith('$ '));
  return typed.length === 0
    ? { commands: lines, shown: '' }
    : {
        commands: typed.map((line) => line.slice(2)),
        shown: lines.filter((line) => !typed.includes(line)).join('\n'),
      };
}
