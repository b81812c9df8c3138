import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import { REFERENCE_SCRIPT_FILE } from '../src/docs/reference-script.ts';
import { writePageScript } from './write-page-script.ts';

const PREFIX = '/docs';

/**
 * Takes the script of the reference page out of its package, which has it as a text inside a module: a server that
 * loaded it would keep 64 MB, so the build writes it as a file.
 */
export async function writeReferenceScript(): Promise<void> {
  const app = fastify();
  await app.register(scalar, { routePrefix: PREFIX, configuration: { url: '/api/openapi.json' } });
  const { rawPayload, statusCode } = await app.inject(`${PREFIX}/js/scalar.js`);
  await app.close();
  if (statusCode !== 200) throw new Error(`the script of the reference page is not there: ${statusCode}`);
  await writePageScript(rawPayload, REFERENCE_SCRIPT_FILE);
}
