import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_CODES, type ErrorCode } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { type Place, PLACES, START_FILE } from './contents.ts';
import { withCalls } from './guide-calls.ts';
import { linksOf } from './page-links.ts';
import { readSamples } from './reference-documents.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

/** A page made of Markdown. */
export interface TextPage {
  readonly place: Place & { readonly file: string };
  readonly rendered: RenderedMarkdown;
}

/** What the start page shows of the README: what it says before its first part, and these. */
const PARTS_OF_START = ['Start', 'In your own code', 'Agents', 'What it is not'];

/** Every page of the navigation that is made of Markdown. */
export const TEXT_PLACES = PLACES.filter(
  (place): place is Place & { readonly file: string } => place.file !== undefined,
);

/** Each page is read once: files do not change under a server that runs. What failed is tried again. */
export function createPageTexts(): {
  placeText(place: TextPage['place']): Promise<RenderedMarkdown>;
  errorText(code: ErrorCode): Promise<RenderedMarkdown>;
  all(): Promise<{ pages: TextPage[]; errors: [ErrorCode, RenderedMarkdown][] }>;
} {
  const kept = new Map<string, Promise<RenderedMarkdown>>();

  function textOf(file: string, tags: readonly string[] = []): Promise<RenderedMarkdown> {
    const made = kept.get(file) ?? readText(file, tags);
    kept.set(file, made);
    made.catch(() => kept.delete(file));
    return made;
  }

  const placeText = ({ file, tags }: TextPage['place']) => textOf(file, tags);
  const errorText = (code: ErrorCode) => textOf(`docs/errors/${code}.md`);
  return {
    placeText,
    errorText,
    async all() {
      const pages: TextPage[] = [];
      // One after the other: a server answers in between.
      for (const place of TEXT_PLACES) pages.push({ place, rendered: await placeText(place) });
      const errors: [ErrorCode, RenderedMarkdown][] = [];
      for (const code of ERROR_CODES) errors.push([code, await errorText(code)]);
      return { pages, errors };
    },
  };
}

async function readText(file: string, tags: readonly string[]): Promise<RenderedMarkdown> {
  const markdown = await readFile(join(PROJECT_ROOT, file), 'utf8');
  const rendered = await renderMarkdown(file === START_FILE ? partsOf(markdown) : markdown, linksOf(file));
  return tags.length === 0 ? rendered : withCalls(rendered, tags, await readSamples());
}

function partsOf(markdown: string): string {
  const [lead = '', ...parts] = markdown.split(/^(?=## )/m);
  const shown = PARTS_OF_START.map((name) => parts.find((part) => part.startsWith(`## ${name}\n`)));
  return [lead, ...shown].join('');
}
