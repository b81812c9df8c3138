import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('Markdown becomes HTML', () => {
  it.each([
    ['# Title', '<h1>Title</h1>'],
    ['### `code` (429)', '<h3><code>code</code> (429)</h3>'],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p>\n<p>three</p>'],
    ['- a\n- b\n  goes on', '<ul><li>a</li><li>b\n  goes on</li></ul>'],
    ['**bold** and [link](/docs)', '<p><strong>bold</strong> and <a href="/docs">link</a></p>'],
    ['```json\n{"a": "<b>"}\n```', '<pre><code>{&quot;a&quot;: &quot;&lt;b&gt;&quot;}\n</code></pre>'],
    [
      'before\n\n```\n# not a heading\n```\n\nafter',
      '<p>before</p>\n<pre><code># not a heading\n</code></pre>\n<p>after</p>',
    ],
  ])('%j', (markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['[x](javascript:alert(1))'],
    ['[x](https://a.example" onclick="x)'],
    ['`<img src=x>`'],
    ['# <b>'],
  ])('%j passes no markup through', (markdown) => {
    expect(renderMarkdown(markdown)).not.toMatch(/<script|<img|<b>|href="javascript|onclick="/);
  });
});
