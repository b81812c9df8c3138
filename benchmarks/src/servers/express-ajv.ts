/** A common peer: Express 5 with ajv on the published schema, answering the same bytes, without any auth. */
import { readFileSync } from 'node:fs';
import { buildOpenApi } from '@svc/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import express from 'express';

const answers = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as Record<string, object>;
const document = buildOpenApi();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });
const app = express();
app.use(express.json({ limit: '1mb' }));
for (const [path, answer] of Object.entries(answers)) {
  const operation = document.paths[path.replace('/api', '')]?.post as unknown as {
    requestBody: { content: { 'application/json': { schema: { $ref: string } } } };
  };
  const validate = ajv.compile({
    $ref: `api${operation.requestBody.content['application/json'].schema.$ref}`,
  });
  app.post(path, (request, response) => {
    if (validate(request.body)) response.json(answer);
    else response.status(400).json({ issues: validate.errors });
  });
}
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number };
  process.stdout.write(`ready http://127.0.0.1:${address.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
