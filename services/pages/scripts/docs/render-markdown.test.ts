import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { PLACES } from '../../src/docs/contents.ts';
import { renderMarkdown } from './render-markdown.ts';

const PAGES = [
  ...PLACES.flatMap(({ file }) => (file === undefined ? [] : [file])),
  ...(await readdir(`${PROJECT_ROOT}/docs/errors`)).map((name) => `docs/errors/${name}`),
];
const htmlOf = (markdown: string) => renderMarkdown(markdown).html;

describe('Markdown becomes HTML', () => {
  it.each([
    ['# Title', '<h1>Title</h1>'],
    ['### `code` (429)', '<h3 id="code-429"><code>code</code> (429)</h3>'],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p>\n<p>three</p>'],
    ['- a\n- b\n  goes on', '<ul>\n<li>a</li>\n<li>b\ngoes on</li>\n</ul>'],
    ['- a\n  - below a', '<ul>\n<li>a\n<ul>\n<li>below a</li>\n</ul>\n</li>\n</ul>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    [
      '| a |\n| ---: |\n| b |',
      '<div class="wide" tabindex="0"><table>\n<thead>\n<tr>\n<th class="right">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class="right">b</td>\n</tr>\n</tbody>\n</table></div>',
    ],
    ['**bold** and [link](/docs)', '<p><strong>bold</strong> and <a href="/docs">link</a></p>'],
    [
      '```json\n{"a": "<b>"}\n```',
      '<pre tabindex="0"><code class="language-json">{&quot;a&quot;: &quot;&lt;b&gt;&quot;}\n</code></pre>',
    ],
    [
      'before\n\n```\n# not a heading\n```\n\nafter',
      '<p>before</p>\n<pre tabindex="0"><code># not a heading\n</code></pre>\n<p>after</p>',
    ],
  ])('%j', (markdown, html) => {
    expect(htmlOf(markdown).trimEnd()).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['before <script>alert(1)</script>'],
    ['<div onclick="x()">text</div>'],
    ['[x](javascript:alert(1))'],
    ['[x](JaVaScRiPt:alert(1))'],
    ['[x](data:text/html,<script>)'],
    ['[x](vbscript:x)'],
    ['<javascript:alert(1)>'],
    ['[x](https://a.example" onclick="x)'],
    ['![x](https://a.example/pixel.png)'],
    ['`<img src=x>`'],
    ['# <b>'],
    ['## "><script>'],
  ])('%j passes no markup through', (markdown) => {
    expect(htmlOf(markdown)).not.toMatch(
      /<script|<img|<b>|<div|href="(?:javascript|data|vbscript)|<[^>]+onclick=/i,
    );
  });

  it.each([
    ['words', '## Pictures in a store of yours', 'pictures-in-a-store-of-yours'],
    ['marks', '## What is kept, and for how long?', 'what-is-kept-and-for-how-long'],
    ['code', '## The `Retry-After` header', 'the-retry-after-header'],
  ])('a heading is named by its %s, as GitHub does', (_, markdown, id) => {
    expect(renderMarkdown(markdown).headings).toMatchObject([{ id, level: 2 }]);
  });

  it('headings that are alike have names of their own', () => {
    const { headings } = renderMarkdown('# T\n\n## A\n\n## A\n\n### A');
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2']);
  });

  it('a link to what is not served is its text alone', () => {
    const { html } = renderMarkdown('[a `b`](gone.md) and [c](kept.md)', (href) =>
      href === 'kept.md' ? '/kept' : undefined,
    );
    expect(html).toBe('<p>a <code>b</code> and <a href="/kept">c</a></p>\n');
  });

  it('gives the text of each part, without marks', () => {
    const { sections } = renderMarkdown('# T\n\nlead [x](/x)\n\n## A\n\n- *one*\n- `two`\n\n```\nthree\n```');
    expect(sections).toEqual([
      { heading: undefined, text: 'lead x' },
      { heading: { level: 2, id: 'a', text: 'A' }, text: 'one two three' },
    ]);
  });

  it.each(PAGES)('%s is read whole: no mark of Markdown is left in its text', async (page) => {
    const html = htmlOf(await readFile(`${PROJECT_ROOT}/${page}`, 'utf8'));
    const text = html.replaceAll(/<(pre|code)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '');
    expect(html).toMatch(/^<h1>/);
    expect(html).not.toContain(' style=');
    expect(text).not.toMatch(/^#|\*\*|`|\]\(|^[-*] |^\|/m);
  });
});
