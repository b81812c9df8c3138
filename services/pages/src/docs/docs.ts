import { buildOpenApi } from '@svc/contracts';
import { type Api, ApiError } from '@svc/server-kit';
import { createPublicTexts } from '../encoding/public-texts.ts';
import { createBuiltScript } from '../scripts/built-script.ts';
import { sendScript } from '../scripts/send-script.ts';
import { createDocsPages } from './docs-pages.ts';
import { DOCS_SCRIPT_FILE } from './docs-script.ts';
import { isErrorCode } from './error-codes.ts';
import { adminReferenceDocument, referenceDocument } from './reference-documents.ts';
import { ADMIN_REFERENCE, API_REFERENCE, sendReferencePage } from './reference-page.ts';
import { REFERENCE_SCRIPT_FILE } from './reference-script.ts';

const ASSETS = '/docs/assets';
const JSON_TYPE = 'application/json; charset=utf-8';
const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;

/** The documentation: guides, references with their OpenAPI documents, search, and the pages that errors link to. */
export function buildDocs(origin: () => string): Api {
  const texts = createPublicTexts();
  const reference = createBuiltScript(REFERENCE_SCRIPT_FILE, 'scalar');
  const pages = createDocsPages(createBuiltScript(DOCS_SCRIPT_FILE, 'docs'), ASSETS);
  const documents = createDocuments(origin);
  return {
    routes(app) {
      for (const [path, document] of Object.entries(documents))
        app.get(path, OPEN, async (_request, reply) =>
          texts.send(reply, { type: JSON_TYPE, text: await document(), isKept: true }),
        );
      for (const page of [API_REFERENCE, ADMIN_REFERENCE])
        app.get(page.path, OPEN, async (_request, reply) =>
          sendReferencePage(reply, texts, page, `${ASSETS}/${(await reference()).name}`),
        );
      app.get<{ Params: { file: string } }>(`${ASSETS}/:file`, OPEN, async ({ params }, reply) => {
        const found = [await reference(), ...(await pages.files())].find(({ name }) => name === params.file);
        if (found === undefined) throw new ApiError('not_found', 'There is no such file.');
        return sendScript(reply, found);
      });
      app.get('/docs', OPEN, (_request, reply) => pages.sendPlace(reply, '/docs'));
      app.get('/docs/errors', OPEN, (_request, reply) => pages.sendErrors(reply));
      app.get('/docs/changelog', OPEN, (_request, reply) => pages.sendPlace(reply, '/docs/changelog'));
      app.get<{ Params: { name: string } }>('/docs/guides/:name', OPEN, ({ params: { name } }, reply) =>
        pages.sendPlace(reply, `/docs/guides/${name}`),
      );
      app.get<{ Params: { code: string } }>('/docs/errors/:code', OPEN, ({ params: { code } }, reply) => {
        // Only codes of the table become file names.
        if (!isErrorCode(code)) throw new ApiError('not_found', 'There is no such error code.');
        return pages.sendError(reply, code);
      });
      app.get<{ Querystring: { q?: unknown } }>('/docs/search', OPEN, ({ query: { q } }, reply) =>
        pages.sendSearch(reply, typeof q === 'string' ? q : ''),
      );
    },
  };
}

/** The documents by path, each made once. The origin is that of the server, known when it listens. */
function createDocuments(origin: () => string): Readonly<Record<string, () => Promise<string>>> {
  const once = (make: () => unknown): (() => Promise<string>) => {
    let made: Promise<string> | undefined;
    return () => {
      made ??= Promise.resolve(make()).then(JSON.stringify);
      made.catch(() => (made = undefined));
      return made;
    };
  };
  return {
    '/api/openapi.json': once(() => buildOpenApi({ serverUrl: origin() })),
    [API_REFERENCE.document]: once(referenceDocument),
    [ADMIN_REFERENCE.document]: once(() => adminReferenceDocument(origin())),
  };
}
