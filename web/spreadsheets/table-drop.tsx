import { useState } from "react";
import { FileDrop } from "../ui/file-drop";
import { decodeText, readTable } from "./read-table";

export type TableFile = { file: File; table: ReturnType<typeof readTable> };

type TableDropProps = {
  label: string;
  help: string;
  /** The limits of one file: lines below the column names, and bytes. */
  maxRows: number;
  maxBytes: number;
  list: TableFile | null;
  onList: (list: TableFile | null) => void;
};

/** Chooses a CSV file, which is read on this device. */
export function TableDrop({ label, help, maxRows, maxBytes, list, onList }: TableDropProps) {
  const [problem, setProblem] = useState<string>();
  const take = async ([file]: File[]) => {
    setProblem(undefined);
    onList(null);
    if (!file) return;
    const table = readTable(decodeText(new Uint8Array(await file.arrayBuffer())));
    if (table.rows.length === 0) setProblem(`${file.name} has no row beneath its heads.`);
    else if (table.rows.length > maxRows) {
      setProblem(`${file.name} has ${table.rows.length} rows. Bring in at most ${maxRows} at once.`);
    } else onList({ file, table });
  };
  return (
    <FileDrop
      label={label}
      help={help}
      accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
      maxFiles={1}
      minBytes={1}
      maxBytes={maxBytes}
      files={list ? [list.file] : []}
      onFiles={(files) => void take(files)}
      onRemove={() => void take([])}
      error={problem}
    />
  );
}
