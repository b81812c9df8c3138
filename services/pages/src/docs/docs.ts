import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOpenApi, ERRORS, type ErrorCode } from '@svc/contracts';
import { type Api, ApiError } from '@svc/server-kit';
import { createPublicTexts } from '../encoding/public-texts.ts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { createBuiltScript } from '../scripts/built-script.ts';
import { sendScript } from '../scripts/send-script.ts';
import { errorList } from './error-list.ts';
import { sendPage } from './page.ts';
import { REFERENCE_SCRIPT_FILE } from './reference-script.ts';
import { sendReferencePage } from './reference-page.ts';
import { renderMarkdown } from './render-markdown.ts';

const ASSETS = '/docs/assets';
const JSON_TYPE = 'application/json; charset=utf-8';
const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;

/** Pages of `docs/` that are read in a browser as well: whoever asks for production has to have read what is kept. */
const GUIDES = { changelog: 'Changelog', retention: 'What is kept' } as const;

/** The reference, its OpenAPI document, and the pages that errors and deprecations link to. */
export function buildDocs(origin: () => string): Api {
  const script = createBuiltScript(REFERENCE_SCRIPT_FILE, 'scalar');
  const texts = createPublicTexts();
  const openApi = openApiTexts();
  return {
    routes(app) {
      app.get('/api/openapi.json', OPEN, (_request, reply) =>
        texts.send(reply, { type: JSON_TYPE, text: openApi(origin()), isKept: true }),
      );
      app.get('/docs', OPEN, async (_request, reply) =>
        sendReferencePage(reply, texts, {
          title: 'API reference',
          script: `${ASSETS}/${(await script()).name}`,
        }),
      );
      app.get<{ Params: { file: string } }>(`${ASSETS}/:file`, OPEN, async ({ params: { file } }, reply) => {
        const found = await script();
        if (file !== found.name) throw new ApiError('not_found', 'There is no such file.');
        return sendScript(reply, found);
      });
      app.get('/docs/errors', OPEN, (_request, reply) =>
        sendPage(reply, texts, { title: 'Errors', body: errorList() }),
      );
      for (const [name, title] of Object.entries(GUIDES))
        app.get(`/docs/${name}`, OPEN, async (_request, reply) => {
          const markdown = await readFile(join(PROJECT_ROOT, 'docs', `${name}.md`), 'utf8');
          return sendPage(reply, texts, { title, body: await renderMarkdown(markdown) });
        });
      app.get<{ Params: { code: string } }>(
        '/docs/errors/:code',
        OPEN,
        async ({ params: { code } }, reply) => {
          // Only codes of the table become file names.
          if (!isErrorCode(code)) throw new ApiError('not_found', 'There is no such error code.');
          return sendPage(reply, texts, { title: code, body: await renderMarkdown(await errorPage(code)) });
        },
      );
    },
  };
}

/** Made once for an origin, which is that of the server. */
function openApiTexts(): (serverUrl: string) => string {
  let made: { readonly serverUrl: string; readonly text: string } | undefined;
  return (serverUrl) => {
    if (made?.serverUrl !== serverUrl)
      made = { serverUrl, text: JSON.stringify(buildOpenApi({ serverUrl })) };
    return made.text;
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

async function errorPage(code: ErrorCode): Promise<string> {
  return readFile(join(PROJECT_ROOT, 'docs/errors', `${code}.md`), 'utf8');
}
