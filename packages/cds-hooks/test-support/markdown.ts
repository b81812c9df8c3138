import MarkdownIt from 'markdown-it';

/** A viewer that makes links of addresses in any text and lets HTML through: the least careful one. */
export function createMarkdownIt() {
  const markdown = new MarkdownIt({ html: true, linkify: true });
  return {
    render: (text: string) => markdown.render(text),
    /** Plain text as a viewer shows it that looks for addresses and tags in it. */
    linked: (text: string) => {
      const found = markdown.linkify.match(text) ?? [];
      const tags = text.match(/<[a-z!/?]/gi) ?? [];
      return found.length + tags.length > 0 ? `<a>${text}</a>` : '';
    },
  };
}
