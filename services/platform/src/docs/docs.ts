import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOpenApi, ERRORS, type ErrorCode } from '@svc/contracts';
import { type Api, ApiError, sendJson } from '@svc/server-kit';
import { PROJECT_ROOT } from '../project-root.ts';
import { createBuiltScript } from '../scripts/built-script.ts';
import { sendScript } from '../scripts/send-script.ts';
import { errorList } from './error-list.ts';
import { sendPage } from './page.ts';
import { REFERENCE_SCRIPT_FILE } from './reference-script.ts';
import { sendReferencePage } from './reference-page.ts';
import { renderMarkdown } from './render-markdown.ts';

const ASSETS = '/docs/assets';
const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;

/** The reference, its OpenAPI document, and the pages that errors and deprecations link to. */
export function buildDocs(origin: () => string): Api {
  const script = createBuiltScript(REFERENCE_SCRIPT_FILE, 'scalar');
  return {
    routes(app) {
      app.get('/api/openapi.json', OPEN, (_request, reply) => {
        sendJson(reply, JSON.stringify(buildOpenApi({ serverUrl: origin() })));
      });
      app.get('/docs', OPEN, async (_request, reply) => {
        sendReferencePage(reply, 'API reference', `${ASSETS}/${(await script()).name}`);
        return reply;
      });
      app.get<{ Params: { file: string } }>(`${ASSETS}/:file`, OPEN, async ({ params: { file } }, reply) => {
        const found = await script();
        if (file !== found.name) throw new ApiError('not_found', 'There is no such file.');
        sendScript(reply, found);
        return reply;
      });
      app.get('/docs/errors', OPEN, (_request, reply) => sendPage(reply, 'Errors', errorList()));
      app.get('/docs/changelog', OPEN, async (_request, reply) => {
        sendPage(
          reply,
          'Changelog',
          await renderMarkdown(await readFile(join(PROJECT_ROOT, 'docs/changelog.md'), 'utf8')),
        );
      });
      app.get<{ Params: { code: string } }>(
        '/docs/errors/:code',
        OPEN,
        async ({ params: { code } }, reply) => {
          // Only codes of the table become file names.
          if (!isErrorCode(code)) throw new ApiError('not_found', 'There is no such error code.');
          sendPage(reply, code, await renderMarkdown(await errorPage(code)));
        },
      );
    },
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

async function errorPage(code: ErrorCode): Promise<string> {
  return readFile(join(PROJECT_ROOT, 'docs/errors', `${code}.md`), 'utf8');
}
