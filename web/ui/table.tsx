// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop table semantics once display changes, as it does on a phone.
import type { ReactNode } from "react";
import { cx } from "./cx";

export type TableColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** The cell that names the row. */
  isRowHeader?: boolean;
  hideHeader?: boolean;
};

type TableProps<Row> = {
  /** Describes the table; read out before it. */
  caption: string;
  showCaption?: boolean;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** A table whose rows become lists of header and value on narrow screens. */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table role="table" className="w-full border-collapse text-left max-sm:block">
      <caption className={showCaption ? "pb-3 text-left font-semibold max-sm:block" : "sr-only"}>{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-line-strong border-b">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cx(
                "py-2.5 pr-4 font-medium text-muted text-sm last:pr-0",
                column.align === "end" && "text-right",
              )}
            >
              {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className="border-line border-b max-sm:grid max-sm:gap-1 max-sm:py-3.5">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = cx(
    "py-3.5 pr-4 align-middle last:pr-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:p-0",
    column.align === "end" && "tabular-nums sm:text-right",
  );
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row" className={cx(className, "font-semibold")}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      {column.hideHeader ? null : (
        <span aria-hidden className="shrink-0 text-muted text-sm sm:hidden">
          {column.header}
        </span>
      )}
      <span className="min-w-0 max-sm:text-right">{column.cell(row)}</span>
    </td>
  );
}
