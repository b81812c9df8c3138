import { escapeHtml } from '@svc/server-kit';
import type { Heading } from '../../src/docs/layout.ts';
import { API_REFERENCE } from '../../src/docs/reference-page.ts';
import { apiOperations, type CodeSample, type PlacedOperation } from './reference-documents.ts';
import type { RenderedMarkdown } from './render-markdown.ts';

const CALLS: Heading = { level: 2, id: 'calls', text: 'Calls' };

/** A guide with the calls of some groups of the reference below it, each in every language there are samples for. */
export function withCalls(
  guide: RenderedMarkdown,
  tags: readonly string[],
  samples: Readonly<Record<string, readonly CodeSample[]>>,
): RenderedMarkdown {
  const operations = apiOperations().filter(({ tag }) => tags.includes(tag));
  const parts = operations.map((operation) => callOf(operation, samples[operation.id] ?? []));
  return {
    ...guide,
    html: `${guide.html}<h2 id="${CALLS.id}">${CALLS.text}</h2>\n${parts.join('\n')}`,
    headings: [
      ...guide.headings,
      CALLS,
      ...operations.map(({ id, summary }) => ({ level: 3, id: anchorOf(id), text: summary })),
    ],
  };
}

/** Apart from the anchors of the text, which have no capital letters. */
const anchorOf = (id: string) => `call-${id}`;

function callOf(
  { id, method, path, summary, hash }: PlacedOperation,
  samples: readonly CodeSample[],
): string {
  const blocks = samples.map(
    ({ label, source }, place) =>
      `<details${place === 0 ? ' open' : ''}><summary>${escapeHtml(label)}</summary><pre tabindex="0"><code>${escapeHtml(source)}</code></pre></details>`,
  );
  return `<h3 id="${anchorOf(id)}">${escapeHtml(summary)}</h3>
<p><a href="${escapeHtml(API_REFERENCE.path + hash)}"><code>${escapeHtml(`${method} ${path}`)}</code></a></p>
${blocks.join('\n')}`;
}
