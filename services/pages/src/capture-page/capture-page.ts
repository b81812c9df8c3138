import { createHash } from 'node:crypto';
import { type Api, setPageHeaders } from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPublicTexts } from '../encoding/public-texts.ts';
import { acceptedOf, spokenOf } from '@svc/server-kit';
import { addPageFiles } from '../scripts/page-files.ts';
import { CAPTURE_PAGE_PATH, CAPTURE_STYLE, capturePageHtml } from './page-html.ts';
import { CAPTURE_ICON } from './page-icon.ts';
import { createCaptureScripts } from './page-scripts.ts';

const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;

const STYLE_HASH = createHash('sha256').update(CAPTURE_STYLE).digest('base64');
/** Nothing from elsewhere, nothing inline, no blob: the worklet is a file of this origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type PageRequest = FastifyRequest<{ Querystring: { readonly lang?: unknown } }>;

/**
 * The page that measures an interview in the browser.
 *
 * @param developmentKey the publishable key of the development account; null in production
 */
export function buildCapturePage(developmentKey: () => string | null): Api {
  const scripts = createCaptureScripts();
  const texts = createPublicTexts();

  async function sendCapturePage(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = spokenOf(request.query.lang) ?? acceptedOf(request);
    const [interview, worklet] = await Promise.all([scripts.interview(language), scripts.worklet()]);
    setPageHeaders(reply, POLICY);
    reply
      .header('content-language', language)
      .header('permissions-policy', 'microphone=(self)')
      .header('x-robots-tag', 'noindex');
    const assets = `${CAPTURE_PAGE_PATH}/assets`;
    const html = capturePageHtml({
      language,
      publishableKey: developmentKey(),
      script: `${assets}/${interview.name}`,
      worklet: `${assets}/${worklet.name}`,
    });
    return texts.send(reply, { type: 'text/html; charset=utf-8', text: html, varies: 'accept-language' });
  }

  return {
    routes(app) {
      app.get(CAPTURE_PAGE_PATH, OPEN, (request: PageRequest, reply) => sendCapturePage(request, reply));
      addPageFiles(app, CAPTURE_PAGE_PATH, {
        icon: CAPTURE_ICON,
        scripts: () => scripts.all(),
      });
    },
  };
}
