import type { ConnectLanguage, WearableDataType } from '@svc/contracts';
import { findWearableProvider, providerName } from '@svc/wearables';
import type { ReceivedDays, StoredConnection } from '@svc/store';
import { escapeHtml } from '@svc/server-kit';
import { localeOf } from './page-locale.ts';
import { fill, fillText, type Page } from './page-shell.ts';
import { receivedCard } from './received-days.ts';
import type { Message } from './texts/connect-texts.ts';
import { CONNECT_TEXTS } from './texts/index.ts';

/** What every page of a connection depends on. */
export interface View {
  readonly connection: StoredConnection;
  /** Which days came in, of the connection alone. */
  readonly received: readonly ReceivedDays[];
  /** Display name of the account the data go to. */
  readonly account: string;
  readonly language: ConnectLanguage;
  /** Path of the link. */
  readonly path: string;
  readonly now: number;
}

/** What happened at the provider, told on the page the patient comes back to. */
export interface Notice {
  readonly kind: 'cancelled' | 'failed';
  readonly provider: string;
}

/** The page a link leads to, by the state of its connection. */
export function connectionPage(view: View, notice: Notice | null): Page {
  const { connection, now } = view;
  if (connection.status === 'connected') return connectedPage(view);
  if (connection.status === 'disconnected') return endedPage(view);
  if (connection.linkExpiresAt <= now) return messagePage(view, 'expired', 410);
  return choosePage(view, notice);
}

function choosePage(view: View, notice: Notice | null): Page {
  const { connection, account, language, path } = view;
  const { choose, notices } = CONNECT_TEXTS[language];
  const names = { account, date: dateText(connection.linkExpiresAt, language) };
  const told =
    notice === null
      ? ''
      : `<p class="notice" role="status">${fill(notices[notice.kind], { provider: providerName(notice.provider) })}</p>`;
  const offers = connection.providers.map((code) => offer(code, language));
  const about = choose.about.map((line) => `<li>${fill(line, names)}</li>`);
  return {
    status: 200,
    language,
    path,
    title: choose.title,
    body: `${told}<p class="lead">${fill(choose.intro, names)}</p>
<section class="card" aria-labelledby="about"><h2 id="about">${fill(choose.aboutTitle, names)}</h2><ul>${about.join('')}</ul></section>
<form method="post" action="${path}/start?lang=${language}" target="_top"><ul class="providers">${offers.join('')}</ul></form>
<section class="card quiet" aria-labelledby="decline"><h2 id="decline">${fill(choose.declineTitle, names)}</h2>
<p>${fill(choose.declineText, names)}</p>
<form method="post" action="${path}/decline?lang=${language}"><button class="plain">${fill(choose.decline, names)}</button></form></section>
<p class="small">${fill(choose.until, names)}</p>`,
  };
}

function offer(code: string, language: ConnectLanguage): string {
  const { choose } = CONNECT_TEXTS[language];
  const provider = providerName(code);
  return `<li class="card"><div class="provider"><h2>${escapeHtml(provider)}</h2><p>${fill(choose.reads, { types: typesText(code, language) })}</p></div>
<button class="primary" name="provider" value="${escapeHtml(code)}">${fill(choose.connect, { provider })}</button></li>`;
}

/** Between this page and the provider: a redirect of the form itself would be held to our own form policy. */
export function leavingPage(language: ConnectLanguage, code: string, url: string): Page {
  const { leaving } = CONNECT_TEXTS[language];
  const names = { provider: providerName(code) };
  return {
    status: 200,
    language,
    path: null,
    title: fillText(leaving.title, names),
    refreshTo: url,
    body: `<p>${fill(leaving.text, names)}</p>
<p><a class="button primary" rel="noreferrer" href="${escapeHtml(url)}">${fill(leaving.title, names)}</a></p>`,
  };
}

function connectedPage(view: View): Page {
  const { connection, account, language, path } = view;
  const { connected } = CONNECT_TEXTS[language];
  const { provider: code, connectedAt, lastSyncAt } = connection;
  const names = {
    account,
    provider: providerName(code ?? ''),
    types: typesText(code ?? '', language),
  };
  const on = (text: string, at: number) => fill(text, { date: dateText(at, language) });
  const lastRead = lastSyncAt === null ? fill(connected.notRead, names) : on(connected.lastRead, lastSyncAt);
  return {
    status: 200,
    language,
    path,
    title: fillText(connected.title, names),
    body: `<p class="lead">${fill(connected.text, names)}</p>
<p class="small">${connectedAt === null ? '' : `${on(connected.since, connectedAt)}<br>`}${lastRead}</p>${lastSyncAt === null ? '' : cameIn(view)}
<section class="card" aria-labelledby="end"><h2 id="end">${fill(connected.endTitle, names)}</h2><p>${fill(connected.endText, names)}</p>
<details><summary>${fill(connected.end, names)}</summary>
<form method="post" action="${path}/disconnect?lang=${language}"><button class="danger">${fill(connected.endConfirm, names)}</button></form></details></section>`,
  };
}

function cameIn({ connection: { provider }, received, language }: View): string {
  return receivedCard({ types: typesOf(provider), received, language });
}

function endedPage(view: View): Page {
  const page = endedMessage(view);
  // What came in stays with the account: whoever ended the connection can see what that is.
  return view.received.length === 0 ? page : { ...page, body: page.body + cameIn(view) };
}

function endedMessage(view: View): Page {
  switch (view.connection.endedBy) {
    case 'declined':
      return messagePage(view, 'declined', 200);
    case 'expired':
      return messagePage(view, 'expired', 410);
    case 'cancelled':
      return messagePage(view, 'withdrawn', 410);
    case 'revoked_by_provider':
      return messagePage(view, 'endedByProvider', 200);
    default:
      return messagePage(view, 'disconnected', 200);
  }
}

type MessageName = 'declined' | 'disconnected' | 'endedByProvider' | 'expired' | 'withdrawn';

function messagePage({ connection, account, language, path }: View, name: MessageName, status: number): Page {
  const names = { account, provider: providerName(connection.provider ?? '') };
  const message = CONNECT_TEXTS[language][name];
  return { ...plainPage(language, message, status, names), path };
}

/** A page that belongs to no connection. */
export function plainPage(
  language: ConnectLanguage,
  { title, text }: Message,
  status: number,
  names: Readonly<Record<string, string>> = {},
): Page {
  return {
    status,
    language,
    path: null,
    title: fillText(title, names),
    body: `<p class="lead">${fill(text, names)}</p>`,
  };
}

function typesOf(code: string | null): readonly WearableDataType[] {
  return findWearableProvider(code ?? '')?.dataTypes ?? [];
}

function typesText(code: string, language: ConnectLanguage): string {
  const names = typesOf(code).map((type) => CONNECT_TEXTS[language].dataTypes[type]);
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

function dateText(ms: number, language: ConnectLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
}
