/** A table under its title; none when there is nothing to show. */
export function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly unknown[])[],
  lead = '',
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly unknown[]) => `| ${cells.map(cell).join(' | ')} |`;
  return `## ${title}\n\n${lead}${line(heads)}\n${line(heads.map(() => '---'))}\n${rows.map(line).join('\n')}\n`;
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return String(value).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
