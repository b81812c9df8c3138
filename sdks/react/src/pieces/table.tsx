import type { ReactNode } from 'react';
import type { AnswerTexts } from '../texts/en.ts';

export type Cell = string | { readonly english: string };

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly texts: AnswerTexts;
}

/** What is drawn above, as a table: for readers, for the keyboard and for print. */
export function TableBeneath({ caption, heads, rows, texts }: Props): ReactNode {
  return (
    <details className="svc-details">
      <summary>{texts.head.table}</summary>
      {/* Wide tables are scrolled, by the keyboard as well. */}
      <div className="svc-scroll" tabIndex={0} role="group" aria-label={caption}>
        <table className="svc-table">
          <caption className="svc-unseen">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${index} ${textOf(row[0])}`}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={heads[column]} scope="row" lang={langOf(cell)}>
                      {textOf(cell)}
                    </th>
                  ) : (
                    <td key={heads[column]} lang={langOf(cell)}>
                      {textOf(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function textOf(cell: Cell | undefined): string {
  return cell === undefined ? '' : typeof cell === 'string' ? cell : cell.english;
}

function langOf(cell: Cell): string | undefined {
  return typeof cell === 'string' ? undefined : 'en';
}
