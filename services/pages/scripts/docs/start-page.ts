import { escapeHtml } from '@svc/server-kit';
import { GROUPS, PLACES } from '../../src/docs/contents.ts';

/** The way to the reference, which was here; then what the README says, and every page by group. */
export function startPage(html: string): string {
  const end = html.indexOf('</h1>') + '</h1>'.length;
  const groups = GROUPS.map((group) => {
    const items = PLACES.filter((place) => place.group === group && place.path !== '/docs').map(
      ({ path, title }) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`,
    );
    return `<li><h3>${escapeHtml(group)}</h3><ul>${items.join('')}</ul></li>`;
  });
  return `${html.slice(0, end)}
<p class="lead">Looking for the API reference? It is at <a href="/docs/reference">/docs/reference</a>.</p>
${html.slice(end)}
<h2 id="all-pages">All pages</h2><ul class="cards">${groups.join('')}</ul>`;
}
