import { join } from 'node:path';
import { buildOpenApi } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import {
  ANY_ORIGIN,
  ASSETS,
  BUILT_PAGES,
  createDocsAssets,
  DOCS_SCRIPT_FILE,
  DOCUMENT_FILES,
  errorPath,
  pageFile,
  SEARCH_INDEX_FILE,
} from '../src/docs/built-docs.ts';
import { type DocsPage, docsPageHtml } from '../src/docs/layout.ts';
import { API_REFERENCE } from '../src/docs/reference-page.ts';
import { errorList } from './docs/error-list.ts';
import { indexEntries } from './docs/index-entries.ts';
import { type ErrorPage, readPageTexts, type TextPage } from './docs/page-texts.ts';
import { adminReferenceDocument, referenceDocument } from './docs/reference-documents.ts';
import { startPage } from './docs/start-page.ts';
import { bundlePageScript, QUICK_QUALITY, writePageScript, writeWhole } from './write-page-script.ts';

/** Writes the documentation as it is served: what its pages load, then the pages that name it, and the documents. */
export async function writeDocs(): Promise<void> {
  const { pages, errors } = await readPageTexts();
  await Promise.all([
    bundlePageScript(join(PROJECT_ROOT, 'apps/docs-page/src/main.ts'), DOCS_SCRIPT_FILE, 'esm'),
    writeText(JSON.stringify(indexEntries(pages, errors)), SEARCH_INDEX_FILE),
    writeDocuments(),
  ]);
  await writePages([
    ...pages.map(pageOfPlace),
    { title: 'Errors', path: '/docs/errors', body: errorList() },
    ...errors.map(pageOfError),
  ]);
}

/** A page, and where it is when that is not its place in the navigation. */
type WrittenPage = DocsPage & { readonly at?: string };

async function writePages(pages: readonly WrittenPage[]): Promise<void> {
  const { script, index } = createDocsAssets();
  const assets = {
    script: `${ASSETS}/${(await script()).name}`,
    index: `${ASSETS}/${(await index()).name}`,
  };
  const made = new Map(pages.map((page) => [page.at ?? page.path, page]));
  await Promise.all(
    [...BUILT_PAGES].map((path) => {
      const page = made.get(path);
      if (page === undefined) throw new Error(`nothing makes the page ${path}`);
      return writeText(docsPageHtml(page, assets), pageFile(path));
    }),
  );
}

function pageOfPlace({ place: { title, path }, rendered: { html, headings } }: TextPage): WrittenPage {
  if (path !== '/docs') return { title, path, headings, body: html };
  return { title, path, headings, body: startPage(html), forwardsTo: API_REFERENCE.path };
}

function pageOfError({ code, rendered: { html } }: ErrorPage): WrittenPage {
  return { title: code, path: '/docs/errors', isPlace: false, body: html, at: errorPath(code) };
}

/** Those that name an origin are packed by the server, which knows it. */
async function writeDocuments(): Promise<void> {
  await writeText(JSON.stringify(await referenceDocument()), DOCUMENT_FILES.reference);
  await writeWhole(DOCUMENT_FILES.api, JSON.stringify(buildOpenApi({ serverUrl: ANY_ORIGIN })));
  await writeWhole(DOCUMENT_FILES.admin, JSON.stringify(adminReferenceDocument(ANY_ORIGIN)));
}

const writeText = (text: string, file: string) => writePageScript(text, file, QUICK_QUALITY);
