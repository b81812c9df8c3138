import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatIsoDay } from '@svc/contracts';
import { readBody } from '@svc/server-kit';
import type { DemoEndpoint } from '../ready-provider.ts';
import { createAuthorizationServer, type DemoServerOptions } from './authorization-server.ts';
import { isOwnForm } from '@svc/server-kit';
import { consentPage, refusalPage } from './consent-page.ts';
import { demoDays } from './days.ts';

const MOST_FORM_BYTES = 16_384;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface DemoProvider extends DemoEndpoint {
  close(): Promise<void>;
}

/**
 * A device provider for development: an OAuth 2 authorization server with a consent page, and an API of invented days,
 * on a loopback port of its own. It listens from the first time it is needed.
 */
export function createDemoProvider(options: DemoServerOptions): DemoProvider {
  let started: Promise<{ server: Server; url: string }> | undefined;
  const start = () => (started ??= listen(options));
  return {
    async ready() {
      const { url } = await start();
      return {
        dataUrl: url,
        client: options.client,
        oauth: {
          issuer: url,
          authorizeUrl: `${url}/oauth/authorize`,
          tokenUrl: `${url}/oauth/token`,
          revokeUrl: `${url}/oauth/revoke`,
          scopes: ['days'],
          pkce: true,
          clientAuth: 'basic',
        },
      };
    },
    async close() {
      if (started === undefined) return;
      const { server } = await started;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(options: DemoServerOptions): Promise<{ server: Server; url: string }> {
  const handle = demoHandler(options);
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { error: 'server_error' });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Route = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

function demoHandler(options: DemoServerOptions) {
  const rules = createAuthorizationServer(options);
  const routes: Readonly<Record<string, Route>> = {
    'GET /oauth/authorize': (_request, response, { searchParams }) => {
      const asked = rules.readRequest(searchParams);
      if (typeof asked === 'string') sendPage(response, 400, refusalPage(asked));
      else sendPage(response, 200, consentPage(searchParams));
    },
    'POST /oauth/authorize': async (request, response, { origin }) => {
      if (!isOwnForm(request.headers, origin))
        return sendPage(response, 403, refusalPage('This form came from another site.'));
      const form = await readForm(request);
      const asked = rules.readRequest(form);
      if (typeof asked === 'string') return sendPage(response, 400, refusalPage(asked));
      const back = new URL(asked.redirectUri);
      if (form.get('decision') === 'allow') back.searchParams.set('code', rules.allow(asked));
      else back.searchParams.set('error', 'access_denied');
      if (asked.state !== null) back.searchParams.set('state', asked.state);
      back.searchParams.set('iss', origin);
      response.writeHead(303, { location: back.href, 'cache-control': 'no-store' }).end();
    },
    'POST /oauth/token': async (request, response) => {
      const { status, body } = rules.token(await readForm(request), clientOf(request));
      sendJson(response, status, body);
    },
    'POST /oauth/revoke': async (request, response) => {
      rules.revoke((await readForm(request)).get('token') ?? '');
      response.writeHead(200, { 'cache-control': 'no-store' }).end();
    },
    'GET /v1/days': ({ headers }, response, { searchParams }) => {
      const grant = rules.grantOf(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
      const [from = '', to = ''] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
      if (grant === null) return sendJson(response, 401, { error: 'invalid_token' });
      if (!DAY.test(from) || !DAY.test(to)) return sendJson(response, 400, { error: 'invalid_request' });
      const today = formatIsoDay(options.clock());
      return sendJson(response, 200, { days: demoDays(grant, { from, to }, today) });
    },
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const route = routes[`${request.method} ${url.pathname}`];
    if (route === undefined) sendJson(response, 404, { error: 'not_found' });
    else await route(request, response, url);
  };
}

function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    readBody(
      request,
      (error, bytes) =>
        bytes === undefined ? reject(error) : resolve(new URLSearchParams(bytes.toString('utf8'))),
      MOST_FORM_BYTES,
    );
  });
}

/** HTTP Basic of RFC 6749, section 2.3.1: both parts are form-encoded. */
function clientOf({ headers }: IncomingMessage): { id: string; secret: string } | null {
  const encoded = /^Basic (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2);
  const decode = (text: string) => new URLSearchParams(`v=${text}`).get('v') ?? '';
  return { id: decode(id), secret: decode(secret) };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // No form-action: browsers apply it to the address a form leads to in the end, which is the app's.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    })
    .end(html);
}
