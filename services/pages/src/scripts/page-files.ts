import { ApiError, setPageHeaders } from '@svc/server-kit';
import type { FastifyInstance } from 'fastify';
import type { BuiltScript } from './built-script.ts';
import { sendScript } from './send-script.ts';

const OPEN = { config: { auth: 'public' }, exposeHeadRoute: true } as const;

/** Serves what a page loads: its scripts, named by what they hold, and its icon. */
export function addPageFiles(
  app: FastifyInstance,
  path: string,
  { icon, scripts }: { readonly icon: string; readonly scripts: () => Promise<readonly BuiltScript[]> },
): void {
  app.get<{ Params: { file: string } }>(`${path}/assets/:file`, OPEN, async ({ params: { file } }, reply) => {
    const found = (await scripts()).find(({ name }) => name === file);
    if (found === undefined) throw new ApiError('not_found', 'There is no such file.');
    return sendScript(reply, found);
  });
  app.get(`${path}/icon.svg`, OPEN, (_request, reply) => {
    setPageHeaders(reply);
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon);
  });
}
