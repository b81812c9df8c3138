/**
 * A common peer: Express 5 with ajv on the published schema, without authentication, limits, usage and headers of
 * ours. With `score` as second argument it does the same work for its answer, else it sends the answer as it is.
 */
import { readFileSync } from 'node:fs';
import { buildOpenApi } from '@svc/contracts';
import { scoreParsed } from '@svc/intelligence';
import { Ajv2020 } from 'ajv/dist/2020.js';
import express from 'express';
import { productOf } from '../bodies.ts';

const answers = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as Record<string, object>;
const scores = process.argv[3] === 'score';
const document = buildOpenApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });
const app = express();
app.use(express.json({ limit: '1mb' }));
for (const [path, answer] of Object.entries(answers)) {
  const operation = document.paths[path.replace('/api', '')]?.post as unknown as {
    requestBody: { content: { 'application/json': { schema: { $ref: string } } } };
  };
  // The published schema of the path fits its product: what it lets through can be scored.
  const validate = ajv.compile<never>({
    $ref: `api${operation.requestBody.content['application/json'].schema.$ref}`,
  });
  const product = productOf(path);
  app.post(path, (request, response) => {
    if (!validate(request.body)) response.status(400).json({ issues: validate.errors });
    else if (scores)
      response.json({ ok: true, data: scoreParsed(product, request.body, { now: Date.now() }).data });
    else response.json(answer);
  });
}
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number };
  process.stdout.write(`ready http://127.0.0.1:${address.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
