/** The partner program, and every other call of the client, through a proxy that holds both sides to the OpenAPI document. */
import { join } from 'node:path';
import { type Attempt, SvcClient } from '@svc/client';
import { callEveryEndpoint } from '../../../sdks/client/test/every-endpoint.ts';
import { type ProofResult, runProof } from '../../proof.ts';
import { createConsumer } from './consumer.ts';
import { judge } from './judge.ts';
import { basePath, type OpenApiDocument, withPrism, withWholePaths } from './prism.ts';
import { prismFaults } from './prism-faults.ts';
import { runFile } from './run-program.ts';
import { whyNot } from './runtimes.ts';
import { type Served, serve } from './served.ts';

/** A picture as a form does not come through Prism whole, which is among its faults. */
const AROUND_PRISM = 'captureRetina';

await runProof({
  name: 'openapi-proxy',
  covers: ['packages/contracts/src', 'services', 'sdks/client/src', 'examples/src/partner'],
  bar: 'Through Prism 5.16.0 as a proxy that fails what is against the served OpenAPI document, in requests and in answers, the partner program does its eight steps and every endpoint but the upload of a picture is called, with no violation; a request and an answer that are against the document are refused.',
  async run(): Promise<ProofResult> {
    const served = await serve();
    try {
      const document = await documentOf(served.platform.origin);
      const figures = await through(document, served);
      const refused = await refusals(document, served);
      const faults = await prismFaults(document, served.platform);
      const passed =
        figures.violations === 0 &&
        figures['partner program'] === '8 steps' &&
        Object.values(refused).every((said) => said.startsWith('refused'));
      return { passed, figures: { ...figures, ...refused, ...faults } };
    } catch (error) {
      return { passed: false, figures: { 'Prism 5.16.0': whyNot(error) } };
    } finally {
      await served.close();
    }
  },
});

async function documentOf(origin: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApiDocument;
}

async function through(document: OpenApiDocument, served: Served) {
  const { result, requests, refused } = await withPrism(
    withWholePaths(document),
    served.platform.origin,
    async (origin) => ({
      'partner program': await runPartner(origin, served),
      'endpoints called': `${await callAll(origin, served)} by way of Prism, ${AROUND_PRISM} around it`,
    }),
  );
  const violations = refused.length === 0 ? 0 : refused.join('; ');
  return { ...result, 'requests through Prism': requests, violations };
}

async function runPartner(baseUrl: string, { settings }: Served): Promise<string> {
  const consumer = createConsumer();
  try {
    const program = [join(consumer.asWritten, 'main.ts')];
    const output = await runFile(process.execPath, program, consumer, {
      ...(await settings('prism')),
      baseUrl,
    });
    return judge().output(output);
  } finally {
    consumer.remove();
  }
}

/** How many endpoints were called by way of the proxy. */
async function callAll(baseUrl: string, { platform }: Served): Promise<number> {
  const { origin, secretKey: apiKey, organizationKey, patient, picture } = platform;
  const around = ({ operation, url, ...rest }: Attempt): Attempt => ({
    operation,
    url: operation === AROUND_PRISM ? url.replace(baseUrl, origin) : url,
    ...rest,
  });
  const svc = new SvcClient({
    baseUrl,
    apiKey,
    organizationKey,
    patientSession: await platform.newPatientSession(),
    maxRetries: 0,
    middleware: [(attempt, next) => next(around(attempt))],
  });
  const answers = await callEveryEndpoint(svc, { run: 'every', patientId: patient.id, picture });
  return Object.keys(answers).length - 1;
}

/** What becomes of a request and of an answer that the document does not allow: without it nothing above says anything. */
async function refusals(document: OpenApiDocument, { platform }: Served): Promise<Record<string, string>> {
  const stricter = withWholePaths(askingMoreOfPing(document));
  const { result, refused } = await withPrism(stricter, platform.origin, async (origin) => {
    const body = JSON.stringify({ responseLatencySeconds: 'slow' });
    const call = (path: string, init: RequestInit) =>
      violationOf(`${origin}${basePath(document)}${path}`, platform.secretKey, init);
    return {
      'a request against the document': await call('/v1/dmse/analyze', { method: 'POST', body }),
      'an answer against a document that asks for more': await call('/v1/ping', {}),
    };
  });
  if (refused.length !== 2) throw new Error(`Prism counts ${refused.length} violations where there are 2`);
  return result;
}

async function violationOf(url: string, key: string, init: RequestInit): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url, { ...init, headers });
  const { validation = [] } = (await response.json()) as { validation?: { message: string }[] };
  const [violation] = validation;
  return violation === undefined ? `let through: ${response.status}` : `refused: ${violation.message}`;
}

/** The document in which an answer that is right has a field too few. */
function askingMoreOfPing(document: OpenApiDocument): OpenApiDocument {
  const { components } = document as unknown as {
    components: { schemas: Record<string, { required: readonly string[] }> };
  };
  const { Ping, ...schemas } = components.schemas;
  const stricter = { ...Ping, required: [...(Ping?.required ?? []), 'motto'] };
  return {
    ...document,
    components: { ...components, schemas: { ...schemas, Ping: stricter } },
  } as OpenApiDocument;
}
