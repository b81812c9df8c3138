import { ApiError, isOwnForm } from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendSignInPage } from './page.ts';
import { spokenIn } from './page-languages.ts';
import { problemPage } from './pages.ts';

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What a person who is not let in sees: a page, not JSON. */
export function asPage(handler: PageHandler): PageHandler {
  return async (request, reply) => {
    try {
      return await handler(request, reply);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const [name, value] of Object.entries(error.headers ?? {})) reply.header(name, value);
      return sendSignInPage(reply, problemPage(spokenIn(request), error));
    }
  };
}

/** Refuses a form that comes from the page of another site, before a byte of it is read. */
export function ownFormOnly(origin: () => string) {
  return async (request: FastifyRequest): Promise<void> => requireOwnForm(request, origin());
}

/** @throws ApiError 403 for a form that comes from the page of another site */
function requireOwnForm({ headers }: FastifyRequest, origin: string): void {
  if (!isOwnForm(headers, origin))
    throw new ApiError('forbidden', 'This form came from the page of another site: nothing was done.');
}
