import Renderer, { type MarkdownIt, type Token } from 'markdown-it';
import type { Heading } from '../../src/docs/layout.ts';
import { createAnchors } from './anchors.ts';

/** What stands below a heading, as plain text; before the first below the title it is the page itself. */
interface Section {
  readonly heading: Heading | undefined;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  /** Without the title. */
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
}

/** Where a link of the Markdown leads on the pages; undefined where what it names is not served. */
export type LinkOf = (href: string) => string | undefined;

const RENDERER = createRenderer();

/**
 * HTML of the Markdown of our documentation pages. HTML in it is shown as text, links lead nowhere but to web pages,
 * pictures are not shown, so that no page asks another host, and no element has a style of its own.
 */
export function renderMarkdown(markdown: string, linkOf: LinkOf = (href) => href): RenderedMarkdown {
  const tokens = RENDERER.parse(markdown, {});
  const headings = nameHeadings(tokens);
  for (const token of tokens) {
    styleByClass(token);
    if (token.children) token.children = withLinks(token.children, linkOf);
  }
  return {
    html: RENDERER.renderer.render(tokens, RENDERER.options, {}),
    headings: headings.filter(({ level }) => level > 1),
    sections: sectionsOf(tokens, headings),
  };
}

function createRenderer(): MarkdownIt {
  const made = new Renderer({ html: false }).disable('image');
  const { rules } = made.renderer;
  // What is wider than a phone moves by itself, by keys too.
  rules['table_open'] = () => '<div class="wide" tabindex="0"><table>\n';
  rules['table_close'] = () => '</table></div>\n';
  const { fence } = rules;
  rules['fence'] = (...given) => fence?.(...given).replace(/^<pre>/, '<pre tabindex="0">') ?? '';
  return made;
}

/** Gives every heading an id, by its words as GitHub does, so that links hold on both. */
function nameHeadings(tokens: readonly Token[]): Heading[] {
  const anchorOf = createAnchors();
  return tokens.flatMap((token, place) => {
    if (token.type !== 'heading_open') return [];
    const text = textOf(tokens[place + 1]);
    const id = anchorOf(text);
    const level = Number(token.tag.slice(1));
    if (level > 1) token.attrSet('id', id);
    return [{ level, id, text }];
  });
}

/** The alignment of a column: the policy of the pages has no styles of elements. */
function styleByClass(token: Token): void {
  const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
  if (align === undefined) return;
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  token.attrSet('class', align);
}

function withLinks(children: readonly Token[], linkOf: LinkOf): Token[] {
  const open: boolean[] = [];
  return children.filter((token) => {
    if (token.type === 'link_close') return open.pop();
    if (token.type !== 'link_open') return true;
    const href = linkOf(String(token.attrGet('href')));
    open.push(href !== undefined);
    if (href !== undefined) token.attrSet('href', href);
    return href !== undefined;
  });
}

function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): Section[] {
  const sections: { heading: Heading | undefined; texts: string[] }[] = [{ heading: undefined, texts: [] }];
  let next = 0;
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const heading = headings[next++];
      if (heading !== undefined && heading.level > 1) sections.push({ heading, texts: [] });
    } else if (token.type === 'inline' && tokens[place - 1]?.type !== 'heading_open')
      sections.at(-1)?.texts.push(textOf(token));
    else if (token.type === 'fence') sections.at(-1)?.texts.push(token.content);
  }
  return sections.map(({ heading, texts }) => ({
    heading,
    text: texts.join(' ').replaceAll(/\s+/g, ' ').trim(),
  }));
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
    .trim();
}
