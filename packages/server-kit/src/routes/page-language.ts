import { CONNECT_LANGUAGES, type ConnectLanguage } from '@svc/contracts';
import type { FastifyRequest } from 'fastify';

/** The language that `?lang=` names; undefined for one the pages do not speak. */
export function spokenOf(lang: unknown): ConnectLanguage | undefined {
  return CONNECT_LANGUAGES.find((language) => language === lang);
}

/** The language that a browser prefers of those the pages speak. */
export function acceptedOf({ headers }: Pick<FastifyRequest, 'headers'>): ConnectLanguage {
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map(spokenOf).find((language) => language !== undefined) ?? 'en';
}
