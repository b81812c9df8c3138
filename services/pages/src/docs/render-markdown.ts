import type { MarkdownIt } from 'markdown-it';

let renderer: Promise<MarkdownIt> | undefined;

/**
 * HTML of the Markdown of our documentation pages. HTML in it is shown as text, links lead nowhere but to web pages,
 * and pictures are not shown, so that no page asks another host.
 */
export async function renderMarkdown(markdown: string): Promise<string> {
  renderer ??= createRenderer();
  return (await renderer).render(markdown);
}

/** Loaded when the first page is asked for: a server that shows none does without. */
async function createRenderer(): Promise<MarkdownIt> {
  const { default: Renderer } = await import('markdown-it');
  return new Renderer({ html: false }).disable('image');
}
