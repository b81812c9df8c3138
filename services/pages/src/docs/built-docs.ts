import { join } from 'node:path';
import { ERROR_CODES } from '@svc/contracts';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { createBuiltScript } from '../scripts/built-script.ts';
import { TEXT_PLACES } from './contents.ts';

/** What the build makes of the documentation, zipped and packed by brotli: the server only reads and sends it. */
const FOLDER = join(PROJECT_ROOT, 'services/pages/dist/docs');

/** The script of the pages, from `apps/docs-page`. */
export const DOCS_SCRIPT_FILE = join(FOLDER, 'docs.js.gz');
/** Everything that can be found, for browsers and for the search of the server. */
export const SEARCH_INDEX_FILE = join(FOLDER, 'search.json.gz');

/** The OpenAPI documents. Those that name the origin of the server have the one below in its place, and are not packed. */
export const DOCUMENT_FILES = {
  api: join(FOLDER, 'openapi.json'),
  reference: join(FOLDER, 'reference.json.gz'),
  admin: join(FOLDER, 'admin.json'),
} as const;
/** Of nobody: the build does not know where it will be served. */
export const ANY_ORIGIN = 'https://origin-of-the-server.invalid';

/** Where files of the documentation are served. */
export const ASSETS = '/docs/assets';

export const errorPath = (code: string) => `/docs/errors/${code}`;

/** Every page that is built, by its path: whatever else is asked for is no name of a file. */
export const BUILT_PAGES: ReadonlySet<string> = new Set([
  ...TEXT_PLACES.map(({ path }) => path),
  '/docs/errors',
  ...ERROR_CODES.map(errorPath),
]);

export const pageFile = (path: string) => join(FOLDER, 'pages', `${path}.html.gz`);

/** What every page loads, as the build wrote it. */
export function createDocsAssets() {
  return {
    script: createBuiltScript(DOCS_SCRIPT_FILE, 'docs'),
    index: createBuiltScript(SEARCH_INDEX_FILE, 'search', 'json'),
  };
}
