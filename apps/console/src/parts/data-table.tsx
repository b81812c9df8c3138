import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

interface Props<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Shown below the row that is open. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  readonly opened?: string | undefined;
  readonly onOpen?: ((key: string | undefined) => void) | undefined;
}

/** So few columns fit a phone. */
const MOST_ALWAYS_TABLE = 3;

/** A table that becomes cards where it has no room; roles are given since a table drawn as blocks loses them. */
export function DataTable<Row>(props: Props<Row>): ReactNode {
  const { caption, rows, columns, keyOf, details, opened } = props;
  const { common } = useTexts();
  const isFew = columns.length + (details === undefined ? 0 : 1) <= MOST_ALWAYS_TABLE;
  return (
    <div className="table-box">
      <table className={isFew ? 'data few' : 'data'} role="table">
        <caption className="unseen">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, isNumber }) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={isNumber === true ? 'number' : undefined}
              >
                {head}
              </th>
            ))}
            {details !== undefined && (
              <th role="columnheader" scope="col">
                <span className="unseen">{common.details}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <DataRow {...props} row={row} />
              {details !== undefined && opened === keyOf(row) && (
                <tr role="row" className="opened">
                  <td role="cell" colSpan={columns.length + 1}>
                    {details(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataRow<Row>({
  row,
  columns,
  keyOf,
  details,
  opened,
  onOpen,
}: Props<Row> & { readonly row: Row }): ReactNode {
  const { common } = useTexts();
  const key = keyOf(row);
  const isOpen = opened === key;
  return (
    <tr role="row" data-open={isOpen}>
      {columns.map(({ head, cell, isNumber }) => (
        <td key={head} role="cell" data-head={head} className={isNumber === true ? 'number' : undefined}>
          <div className="cell">{cell(row)}</div>
        </td>
      ))}
      {details !== undefined && (
        <td role="cell" className="row-acts">
          <Button tone="quiet" aria-expanded={isOpen} onPress={() => onOpen?.(isOpen ? undefined : key)}>
            {isOpen ? common.hideDetails : common.details}
          </Button>
        </td>
      )}
    </tr>
  );
}
