import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../page-server.ts';
import { Authorization, mayRead, type Registration } from './authorization.ts';
import { searchRecord } from './fhir-search.ts';
import type { PatientRecord } from './records.ts';

export interface SmartServerOptions {
  /** By the id of the Patient; the first is whom a person chooses. */
  readonly records: Readonly<Record<string, PatientRecord>>;
  /** Status that the server gives for a type, for example `{ Flag: 403 }`. */
  readonly refuses?: Readonly<Record<string, number>>;
  readonly pageSize?: number;
  /** Refuses a search with parameters that it does not know, `_sort` and `_include` among them. */
  readonly isStrict?: boolean;
  readonly includes?: boolean;
  readonly version?: 'v1' | 'v2';
  /** Gives nothing for what the scopes do not cover, instead of refusing it. */
  readonly isSilent?: boolean;
  readonly hasConfiguration?: boolean;
}

/** A small SMART server on this machine. */
export interface SmartServer {
  /** Base address of its FHIR. */
  readonly base: string;
  readonly authorization: Authorization;
  /** The FHIR requests that it was asked, in their order: path with parameters. */
  readonly asked: readonly string[];
  register(registration: Registration): void;
  close(): Promise<void>;
}

const FHIR = '/fhir';
const STRICT_PARAMETERS = new Set(['patient', 'category', '_count', '_page', '_summary']);

/** Starts it. Records are synthetic; nothing is kept. */
export async function startSmartServer(options: SmartServerOptions, port = 0): Promise<SmartServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end());
  });
  const origin = await listen(server, port);
  const base = `${origin}${FHIR}`;
  const authorization = new Authorization(base, Object.keys(options.records)[0] ?? '');
  return {
    base,
    authorization,
    asked,
    register: (registration) => authorization.register(registration),
    close: () => close(server),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type, accept');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (url.pathname === '/authorize') return authorize(url, response);
    if (url.pathname === '/decide') return decide(new URLSearchParams(await text(request)), response);
    if (url.pathname === '/token') {
      const { status, body } = authorization.trade(new URLSearchParams(await text(request)));
      return json(response, status, body);
    }
    if (url.pathname === `${FHIR}/.well-known/smart-configuration`)
      return options.hasConfiguration === false
        ? void response.writeHead(404).end()
        : json(response, 200, configuration());
    if (url.pathname.startsWith(`${FHIR}/`)) return fhir(url, request, response);
    return void response.writeHead(404).end();
  }

  function configuration(): object {
    return {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      capabilities: [
        'launch-ehr',
        'launch-standalone',
        'client-public',
        'context-ehr-patient',
        'context-standalone-patient',
        `permission-${options.version ?? 'v2'}`,
      ],
    };
  }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const request = authorization.ask(searchParams);
    if ('refusal' in request) return html(response, 400, `<h1>Refused</h1><p>${request.refusal}</p>`);
    html(
      response,
      200,
      `<h1>May this app read the record?</h1><form method="post" action="/decide">
<input type="hidden" name="request" value="${request.request}">
<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></form>`,
    );
  }

  function decide(form: URLSearchParams, response: ServerResponse): void {
    const location = authorization.decide(form.get('request') ?? '', form.get('decision') === 'allow');
    if (location === undefined) response.writeHead(400).end();
    else response.writeHead(303, { location }).end();
  }

  function fhir(url: URL, request: IncomingMessage, response: ServerResponse): void {
    asked.push(`${url.pathname.slice(FHIR.length)}${url.search}`);
    const [type = '', id] = url.pathname.slice(FHIR.length + 1).split('/');
    const grant = authorization.grantOf(request.headers.authorization);
    if (grant === undefined) return outcome(response, 401, 'The token is not valid.');
    const refused = options.refuses?.[type];
    if (refused !== undefined) return outcome(response, refused, `This server does not give ${type}.`);
    const isCovered = mayRead(grant.scope, type);
    if (!isCovered && options.isSilent !== true)
      return outcome(response, 403, `The scopes do not cover ${type}.`);
    const record = isCovered ? (options.records[grant.patientId] ?? []) : [];
    if (id !== undefined) {
      const found = record.find((resource) => resource.resourceType === type && resource.id === id);
      return found === undefined ? outcome(response, 404, 'Not here.') : json(response, 200, found);
    }
    if (url.searchParams.get('patient') !== grant.patientId)
      return outcome(response, 403, 'The token is for another patient.');
    const unknown = [...url.searchParams.keys()].filter((name) => !STRICT_PARAMETERS.has(name));
    if (options.isStrict === true && unknown.length > 0)
      return outcome(response, 400, `Unknown parameter ${unknown.join(', ')}.`);
    const { pageSize = 100, includes = true } = options;
    json(
      response,
      200,
      searchRecord(record, type, url.searchParams, { address: `${base}/${type}`, pageSize, includes }),
    );
  }
}

function outcome(response: ServerResponse, status: number, diagnostics: string): void {
  const issue = [{ severity: 'error', code: 'processing', diagnostics }];
  json(response, status, { resourceType: 'OperationOutcome', issue });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function html(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>Test record system</title><link rel="icon" href="data:,">${body}</html>`,
  );
}
