/**
 * Writes `docs/openapi.json` from the endpoint table, and refuses a change that callers of `/v1` could not
 * survive. `node scripts/openapi.ts` writes; the test suite checks that the committed file is current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi, findBreakingChanges, type OpenApiDocument } from '@svc/contracts';

const file = new URL('../docs/openapi.json', import.meta.url);
const current = buildOpenApi();

if (existsSync(file)) {
  const committed = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const breaking = findBreakingChanges(committed, current);
  if (breaking.length > 0) {
    process.stderr.write(
      `docs/openapi.json left as it is: /v1 must not change like this:\n- ${breaking.join('\n- ')}\n`,
    );
    process.exit(1);
  }
}
writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
