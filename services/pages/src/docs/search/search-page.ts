import type { Found } from '@svc/docs-page';
import { escapeHtml } from '@svc/server-kit';

export const MOST_RESULTS = 30;

/** What was found, for whoever runs no script. */
export function searchPage(query: string, found: readonly Found[]): string {
  const asked = query.trim();
  if (asked === '') return '<h1>Search</h1><p>Write what you look for into the field above.</p>';
  const count = found.length === MOST_RESULTS ? `The first ${MOST_RESULTS}` : String(found.length);
  const items = found.map(({ entry: { title, heading, group, href }, excerpt }) => {
    const place = heading === '' ? title : `${title} › ${heading}`;
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(place)}</a> · ${escapeHtml(group)}<p>${escapeHtml(excerpt)}</p></li>`;
  });
  const said = `${count} ${found.length === 1 ? 'result' : 'results'}`;
  const list =
    found.length === 0
      ? '<p>Nothing has all of these words. Try fewer, or shorter ones.</p>'
      : `<p>${said}</p><ol class="results">${items.join('')}</ol>`;
  return `<h1>Search: ${escapeHtml(asked)}</h1>${list}`;
}
