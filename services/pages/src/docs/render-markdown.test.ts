import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { renderMarkdown } from './render-markdown.ts';

const PAGES = [
  'docs/changelog.md',
  'docs/retention.md',
  ...(await readdir(`${PROJECT_ROOT}/docs/errors`)).map((name) => `docs/errors/${name}`),
];

describe('Markdown becomes HTML', () => {
  it.each([
    ['# Title', '<h1>Title</h1>'],
    ['### `code` (429)', '<h3><code>code</code> (429)</h3>'],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p>\n<p>three</p>'],
    ['- a\n- b\n  goes on', '<ul>\n<li>a</li>\n<li>b\ngoes on</li>\n</ul>'],
    ['- a\n  - below a', '<ul>\n<li>a\n<ul>\n<li>below a</li>\n</ul>\n</li>\n</ul>'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    [
      '| a |\n| --- |\n| b |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['**bold** and [link](/docs)', '<p><strong>bold</strong> and <a href="/docs">link</a></p>'],
    [
      '```json\n{"a": "<b>"}\n```',
      '<pre><code class="language-json">{&quot;a&quot;: &quot;&lt;b&gt;&quot;}\n</code></pre>',
    ],
    [
      'before\n\n```\n# not a heading\n```\n\nafter',
      '<p>before</p>\n<pre><code># not a heading\n</code></pre>\n<p>after</p>',
    ],
  ])('%j', async (markdown, html) => {
    expect((await renderMarkdown(markdown)).trimEnd()).toBe(html);
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
  ])('%j passes no markup through', async (markdown) => {
    expect(await renderMarkdown(markdown)).not.toMatch(
      /<script|<img|<b>|<div|href="(?:javascript|data|vbscript)|<[^>]+onclick=/i,
    );
  });

  it.each(PAGES)('%s is read whole: no mark of Markdown is left in its text', async (page) => {
    const html = await renderMarkdown(await readFile(`${PROJECT_ROOT}/${page}`, 'utf8'));
    const text = html.replaceAll(/<(pre|code)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '');
    expect(html).toMatch(/^<h1>/);
    expect(text).not.toMatch(/^#|\*\*|`|\]\(|^[-*] |^\|/m);
  });
});
