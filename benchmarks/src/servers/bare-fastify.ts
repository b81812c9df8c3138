/** The floor: a Fastify route per body that parses it and answers the same bytes, with nothing else. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const answers = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as Record<string, object>;
const app = fastify();
for (const [path, answer] of Object.entries(answers)) app.post(path, () => answer);
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));
