import { createHash } from 'node:crypto';
import { acceptForms, type Api, ApiError, isOwnForm, sessionCookie, setPageHeaders } from '@svc/server-kit';
import { createPatientSession, firstPatient, SESSION_SECONDS } from '@svc/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPublicTexts } from '../encoding/public-texts.ts';
import { acceptedOf, spokenOf } from '@svc/server-kit';
import type { PagesDeps } from '../deps.ts';
import { addPageFiles } from '../scripts/page-files.ts';
import { RETINA_PAGE_PATH, RETINA_PAGE_STYLE, retinaPageHtml } from './page-html.ts';
import { PAGE_ICON } from './page-icon.ts';
import { createRetinaScripts } from './page-scripts.ts';

const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;
const ASSETS = `${RETINA_PAGE_PATH}/assets`;
/** The form of the page has no field. */
const FORM = { auth: 'public', form: { mostBytes: 256 } } as const;

const STYLE_HASH = createHash('sha256').update(RETINA_PAGE_STYLE).digest('base64');
/** Nothing from elsewhere, and nothing inline: the pictures that are shown are of this origin, or just taken. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

type PageRequest = FastifyRequest<{ Querystring: { readonly lang?: unknown } }>;

/** The page where a patient takes a picture of the retina, and sees what became of it. */
export function buildRetinaPage({
  database,
  clock,
  origin,
  production,
  leastPictureSide: leastSide,
}: PagesDeps): Api {
  const scripts = createRetinaScripts();
  const texts = createPublicTexts();
  const languageOf = (request: PageRequest) => spokenOf(request.query.lang) ?? acceptedOf(request);

  async function sendRetinaPage(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request);
    const { capture, quality } = await scripts();
    setPageHeaders(reply, POLICY);
    reply
      .header('content-language', language)
      .header('permissions-policy', 'camera=(self)')
      .header('x-robots-tag', 'noindex');
    const [script, worker] = [`${ASSETS}/${capture.name}`, `${ASSETS}/${quality.name}`];
    const html = retinaPageHtml({ language, production, script, worker, leastSide });
    return texts.send(reply, { type: 'text/html; charset=utf-8', text: html, varies: 'accept-language' });
  }

  /** Refuses before a byte of the form is read. */
  async function refuseForm({ headers }: FastifyRequest): Promise<void> {
    if (production) throw noSignIn('Patients sign in to their portal: there is no sign-in here.');
    if (!isOwnForm(headers, origin()))
      throw new ApiError('forbidden', 'This form came from the page of another site: nothing was done.');
  }

  async function signIn(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const patient = await firstPatient(database.db);
    if (patient === null) throw noSignIn('There is no patient yet: make one with the admin API.');
    const { token } = await createPatientSession(database.db, { patient, now: clock() });
    return reply
      .header('set-cookie', sessionCookie(token, { origin: origin(), seconds: SESSION_SECONDS }))
      .redirect(`${RETINA_PAGE_PATH}?lang=${languageOf(request)}`, 303);
  }

  return {
    routes(app) {
      acceptForms(app);
      app.get(RETINA_PAGE_PATH, OPEN, (request: PageRequest, reply) => sendRetinaPage(request, reply));
      addPageFiles(app, RETINA_PAGE_PATH, {
        icon: PAGE_ICON,
        scripts: async () => Object.values(await scripts()),
      });
      app.route({
        method: 'POST',
        url: `${RETINA_PAGE_PATH}/sign-in`,
        config: FORM,
        onRequest: refuseForm,
        handler: signIn,
      });
    },
  };
}

function noSignIn(message: string): ApiError {
  return new ApiError('not_found', message);
}
