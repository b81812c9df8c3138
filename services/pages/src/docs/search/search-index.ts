import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createSearch } from '@svc/docs-page';
import { type BuiltScript, nameOfFile } from '../../scripts/built-script.ts';
import type { createPageTexts } from '../page-texts.ts';
import { indexEntries } from './index-entries.ts';

/** A tenth larger than by the best, in a twentieth of the time: the first page waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The index as a file for browsers, and the search over it for those who run no script. */
export interface SearchIndex {
  readonly file: BuiltScript;
  readonly search: ReturnType<typeof createSearch>;
}

/** Made when the first page is asked for, and kept; the same texts give the same file. What failed is tried again. */
export function createSearchIndex(texts: ReturnType<typeof createPageTexts>): () => Promise<SearchIndex> {
  let made: Promise<SearchIndex> | undefined;
  return () => {
    made ??= makeIndex(texts).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function makeIndex(texts: ReturnType<typeof createPageTexts>): Promise<SearchIndex> {
  const { pages, errors } = await texts.all();
  const entries = indexEntries(pages, errors);
  const json = JSON.stringify(entries);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(json),
    promisify(brotliCompress)(json, BROTLI),
  ]);
  return {
    file: { name: nameOfFile('search', 'json', zipped), zipped, brotli },
    search: createSearch(entries),
  };
}
