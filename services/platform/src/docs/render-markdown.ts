import { escapeHtml } from '@svc/server-kit';
/**
 * HTML of the little Markdown our documentation pages use: headings, paragraphs, flat lists, fenced code, and
 * inline code, bold and links. Everything else is shown as text; nothing is passed through as HTML.
 */
export function renderMarkdown(markdown: string): string {
  const blocks = markdown.replaceAll('\r\n', '\n').split(/(^```[^\n]*\n[\s\S]*?^```$)/m);
  return blocks
    .filter((block) => block.trim() !== '')
    .map((block) => (block.startsWith('```') ? codeBlock(block) : prose(block)))
    .join('\n');
}

function codeBlock(block: string): string {
  const code = block.slice(block.indexOf('\n') + 1, block.lastIndexOf('```'));
  return `<pre><code>${escapeHtml(code)}</code></pre>`;
}

function prose(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(block)
    .join('\n');
}

function block(text: string): string {
  const heading = /^(#{1,4}) (.*)$/.exec(text);
  if (heading !== null) {
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>`;
  }
  if (/^[-*] /.test(text)) return list(text);
  return `<p>${inline(text)}</p>`;
}

function list(text: string): string {
  const items = text.split(/\n(?=[-*] )/).map((item) => `<li>${inline(item.slice(2))}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 2
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : marked(part),
    )
    .join('');
}

function marked(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\(((?:https?:\/\/|\/|#|\.)[^)\s"]*)\)/g, '<a href="$2">$1</a>');
}
