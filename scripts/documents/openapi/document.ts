import { existsSync, readFileSync } from 'node:fs';
import { buildOpenApi, findBreakingChanges, type OpenApiDocument } from '@svc/contracts';
import { ROOT } from '../../root.ts';

const FILE = 'docs/openapi.json';
export const where = [FILE];

/** The document of the endpoint table. @throws Error at a change that callers of `/v1` could not survive */
export function make(): Map<string, string> {
  const current = buildOpenApi();
  const breaking = existsSync(ROOT + FILE)
    ? findBreakingChanges(JSON.parse(readFileSync(ROOT + FILE, 'utf8')) as OpenApiDocument, current)
    : [];
  if (breaking.length > 0)
    throw new Error(`${FILE} is left as it is: /v1 must not change like this:\n- ${breaking.join('\n- ')}`);
  return new Map([[FILE, `${JSON.stringify(current, null, 2)}\n`]]);
}
