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
  await writePageScript(withSheets(rawPayload.toString()), REFERENCE_SCRIPT_FILE);
}

/** Where the library of its editors chooses how to add styles: for a document as a text, else as a sheet. */
const CHOICE = /!(\w+)\.head&&(?=\1\.adoptedStyleSheets&&)/g;

/**
 * The script with the styles of its editors as sheets in documents too. As a text they differ with the order in which
 * editors are opened, so that no hash in the policy of the page could name them.
 *
 * @throws Error when the library chooses in another way, so that a new version of it is looked at
 */
function withSheets(script: string): string {
  const found = script.match(CHOICE)?.length ?? 0;
  if (found !== 1) throw new Error(`the reference page chooses in ${found} places how to style its editors`);
  return script.replace(CHOICE, '');
}
