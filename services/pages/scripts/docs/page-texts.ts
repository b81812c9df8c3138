import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_CODES, type ErrorCode } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { type Place, START_FILE, TEXT_PLACES } from '../../src/docs/contents.ts';
import { withCalls } from './guide-calls.ts';
import { linksOf } from './page-links.ts';
import { readSamples } from './reference-documents.ts';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

/** A page of the navigation that is made of Markdown. */
export interface TextPage {
  readonly place: Place;
  readonly rendered: RenderedMarkdown;
}

/** A page that an error links to. */
export interface ErrorPage {
  readonly code: ErrorCode;
  readonly rendered: RenderedMarkdown;
}

/** What the start page shows of the README: what it says before its first part, and these. */
const PARTS_OF_START = ['Start', 'In your own code', 'Agents', 'What it is not'];

/** Every page that is made of Markdown. @throws Error where a file is not there, or a part of the README */
export async function readPageTexts(): Promise<{
  readonly pages: readonly TextPage[];
  readonly errors: readonly ErrorPage[];
}> {
  const pages = TEXT_PLACES.map(async (place) => ({
    place,
    rendered: await readText(place.file, place.tags),
  }));
  const errors = ERROR_CODES.map(async (code) => ({
    code,
    rendered: await readText(`docs/errors/${code}.md`),
  }));
  return { pages: await Promise.all(pages), errors: await Promise.all(errors) };
}

async function readText(file: string, tags: readonly string[] = []): Promise<RenderedMarkdown> {
  const markdown = await readFile(join(PROJECT_ROOT, file), 'utf8');
  const rendered = renderMarkdown(file === START_FILE ? partsOf(markdown) : markdown, linksOf(file));
  return tags.length === 0 ? rendered : withCalls(rendered, tags, await readSamples());
}

function partsOf(markdown: string): string {
  const [lead = '', ...parts] = markdown.split(/^(?=## )/m);
  const shown = PARTS_OF_START.map((name) => {
    const part = parts.find((each) => each.startsWith(`## ${name}\n`));
    if (part === undefined) throw new Error(`${START_FILE} has no part "${name}"`);
    return part;
  });
  return [lead, ...shown].join('');
}
