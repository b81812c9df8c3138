import { type ConnectLanguage, DAY_MS, type WearableDataType } from '@svc/contracts';
import { escapeHtml } from '@svc/server-kit';
import type { ReceivedDays } from '@svc/store';
import { METRIC_OF_DATA_TYPE } from '@svc/wearables';
import { fillText } from './page-shell.ts';
import { localeOf } from './page-locale.ts';
import { CONNECT_TEXTS } from './texts/index.ts';

/** Of a kind of data, the last stretches of days that are named; what was before is counted. */
const MOST_STRETCHES = 5;

interface Received {
  /** The kinds of data that the device gives. */
  readonly types: readonly WearableDataType[];
  readonly received: readonly ReceivedDays[];
  readonly language: ConnectLanguage;
}

/** Which days of which kinds of data came in: no value, and nothing about what it may mean. */
export function receivedCard({ types, received, language }: Received): string {
  const texts = CONNECT_TEXTS[language];
  const kinds = types.map((type) => {
    const stretches = received.filter(({ metric }) => metric === METRIC_OF_DATA_TYPE[type]);
    const days = daysText(stretches, language);
    return `<li><strong>${escapeHtml(capital(texts.dataTypes[type], language))}</strong><br>${escapeHtml(days)}</li>`;
  });
  return `
<section class="card" aria-labelledby="received"><h2 id="received">${escapeHtml(texts.received.title)}</h2><p>${escapeHtml(texts.received.note)}</p><ul>${kinds.join('')}</ul></section>`;
}

function daysText(stretches: readonly ReceivedDays[], language: ConnectLanguage): string {
  const { none, earlier } = CONNECT_TEXTS[language].received;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const [first] = stretches;
  if (first === undefined) return none;
  const shown = stretches
    .slice(-MOST_STRETCHES)
    .map(({ from, to }) => format.formatRange(Date.parse(from), Date.parse(to)));
  const before = stretches.slice(0, -MOST_STRETCHES).reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  const count = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
  const past = { date: format.format(Date.parse(first.from)), count: count.format(before) };
  return [...shown, ...(before === 0 ? [] : [fillText(earlier, past)])].join('; ');
}

function lengthOf({ from, to }: ReceivedDays): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function capital(text: string, language: ConnectLanguage): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
