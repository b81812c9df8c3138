import { mseCatalog } from '@svc/clinical';
import { handler } from '@svc/server-kit';
import type { HandlerFactory } from '../handler.ts';

/** The catalog: the same for everybody, so it is made once and reading it is not audited. */
export const getDomains: HandlerFactory = (endpoint, { checkResponse, cssrsTexts }) => {
  const catalog = mseCatalog(cssrsTexts === undefined ? {} : { cssrsTexts });
  checkResponse(endpoint, catalog);
  const text = JSON.stringify(catalog);
  return handler({ parse: () => undefined, compute: () => text, write: (made) => made });
};
