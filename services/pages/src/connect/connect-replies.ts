import type { ConnectLanguage } from '@svc/contracts';
import type { FastifyReply } from 'fastify';
import { spokenOf } from '@svc/server-kit';
import type { LinkRequest } from './link-views.ts';
import { plainPage } from './connection-pages.ts';
import { sendConnectPage } from './page-shell.ts';
import { CONNECT_TEXTS } from './texts/index.ts';

/** What the connect page answers with. */
export interface ConnectReplies {
  send(reply: FastifyReply, page: Parameters<typeof sendConnectPage>[1]): void;
  /** No connection is behind the link. */
  unknown(request: LinkRequest, reply: FastifyReply): void;
  refuse(reply: FastifyReply, language: ConnectLanguage, status: number): FastifyReply;
}

export function createConnectReplies(production: boolean): ConnectReplies {
  const send: ConnectReplies['send'] = (reply, page) => sendConnectPage(reply, page, production);
  return {
    send,
    unknown(request, reply) {
      const language = spokenOf(request.query.lang) ?? 'en';
      send(reply, plainPage(language, CONNECT_TEXTS[language].unknown, 404));
    },
    refuse(reply, language, status) {
      send(reply, plainPage(language, CONNECT_TEXTS[language].refused, status));
      return reply;
    },
  };
}
