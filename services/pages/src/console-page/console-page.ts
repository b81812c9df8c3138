import { randomBytes } from 'node:crypto';
import { acceptedOf, type Api, ApiError, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagesDeps } from '../deps.ts';
import { sendScript } from '../scripts/send-script.ts';
import { createConsoleFiles } from './console-files.ts';
import { CONSOLE_ICON, CONSOLE_PATH, consoleHtml } from './console-html.ts';

const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;
const NONCE_BYTES = 18;
/** Pages of the sign-in, which are no part of the program. */
const SIGN_IN_PAGES = /^(?:sign-in|callback|sign-out|back-channel-sign-out|invitations)(?:\/|$)/;

/** Screens that are the same for everybody. */
const ASKS_NOBODY = /^(?:states|signed-in)$/;

/**
 * Nothing from elsewhere and nothing inline, but the one sheet that React Aria adds for what is pressed, which has the
 * nonce. No policy may make a script or HTML of a text.
 */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The console: one page at every address below `/console`, whose program calls the API of the console. */
export function buildConsolePage({ production }: Pick<PagesDeps, 'production'>): Api {
  const files = createConsoleFiles();

  async function sendConsole(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const language = acceptedOf(request);
    const { '*': path = '' } = request.params as { readonly '*'?: string };
    const asksWho = !ASKS_NOBODY.test(path);
    const page = consoleHtml({
      language,
      nonce,
      asksWho,
      production,
      ...(await files.first({ language, path })),
    });
    setPageHeaders(reply, policyWith(nonce));
    return reply
      .header('referrer-policy', 'same-origin')
      .header('content-language', language)
      .header('vary', 'accept-language')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page);
  }

  return {
    routes(app) {
      app.get(CONSOLE_PATH, OPEN, (request, reply) => sendConsole(request, reply));
      app.get<{ Params: { '*': string } }>(`${CONSOLE_PATH}/*`, OPEN, (request, reply) => {
        if (SIGN_IN_PAGES.test(request.params['*']))
          throw new ApiError('not_found', 'There is no such page.');
        return sendConsole(request, reply);
      });
      app.get<{ Params: { file: string } }>(
        `${CONSOLE_PATH}/assets/:file`,
        OPEN,
        async ({ params: { file } }, reply) => {
          const found = await files.file(file);
          if (found === undefined) throw new ApiError('not_found', 'There is no such file.');
          return sendScript(reply, found);
        },
      );
      app.get(`${CONSOLE_PATH}/icon.svg`, OPEN, (_request, reply) => {
        setPageHeaders(reply);
        reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400');
        reply.send(CONSOLE_ICON);
      });
    },
  };
}
