import { ADMIN_PREFIX, buildAdminOpenApi, ERRORS } from '@svc/contracts';
import { normalForm, type SearchEntry } from '@svc/docs-page';
import type { ErrorPage, TextPage } from './page-texts.ts';
import { apiOperations, operationsOf, type PlacedOperation } from './reference-documents.ts';

/** Of one part of a page; of the words beyond it each is kept once. */
const MOST_TEXT_CHARACTERS = 1500;

/** Everything that can be found: operations, guides with their parts, errors, the admin API. */
export function indexEntries(pages: readonly TextPage[], errors: readonly ErrorPage[]): SearchEntry[] {
  return [
    ...operationEntries(apiOperations(), { group: 'API reference', page: '/docs/reference', prefix: '/api' }),
    ...pages.flatMap(pageEntries),
    ...errors.map(errorEntry),
    ...operationEntries(operationsOf(buildAdminOpenApi()), {
      group: 'Admin API',
      page: '/docs/admin',
      prefix: ADMIN_PREFIX,
    }),
  ];
}

function operationEntries(
  operations: readonly PlacedOperation[],
  { group, page, prefix }: { readonly group: string; readonly page: string; readonly prefix: string },
): SearchEntry[] {
  return operations.map(({ hash, id, method, path, tag, summary, description }) => ({
    title: summary.replaceAll('`', ''),
    heading: '',
    group,
    href: page + hash,
    text: bounded(`${method} ${prefix}${path} ${id} (${wordsOf(id)}), ${tag}. ${description}`),
  }));
}

/** `predictRelapse` is also found as two words. */
const wordsOf = (id: string) => id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

function pageEntries({ place, rendered: { sections } }: TextPage): SearchEntry[] {
  const { title, group, path } = place;
  return sections.map(({ heading, text }) => ({
    title,
    heading: heading?.text ?? '',
    group,
    href: heading === undefined ? path : `${path}#${heading.id}`,
    text: bounded(text),
  }));
}

function errorEntry({ code, rendered: { sections } }: ErrorPage): SearchEntry {
  return {
    title: code,
    heading: '',
    group: 'Errors',
    href: `/docs/errors/${code}`,
    text: bounded([ERRORS[code].meaning, ...sections.map(({ text }) => text)].join(' ')),
  };
}

function bounded(text: string): string {
  if (text.length <= MOST_TEXT_CHARACTERS) return text;
  const shown = text.slice(0, MOST_TEXT_CHARACTERS).replace(/\s\S*$/, '');
  const known = new Set(normalForm(shown).split(' '));
  const more = new Set(
    normalForm(text.slice(shown.length))
      .split(' ')
      .filter((word) => !known.has(word)),
  );
  return `${shown} … ${[...more].join(' ')}`;
}
