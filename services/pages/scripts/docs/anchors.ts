/** Names for the headings of one page, each once. */
export function createAnchors(): (text: string) => string {
  const times = new Map<string, number>();
  return (text) => {
    const name = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? name : `${name}-${before}`;
  };
}
