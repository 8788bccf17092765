import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { ImportVerdicts } from "../../../../worker/contract/member-imports";
import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from "../../../../worker/contract/member-imports-limits";
import { checkMembers, importMembers } from "../../../data/member-imports";
import { useChange } from "../../../data/use-change";
import { plural } from "../../../lib/format/format";
import { BringIn } from "../../../spreadsheets/bring-in";
import { MappingForm } from "../../../spreadsheets/mapping-form";
import { daysFirst } from "../../../spreadsheets/read-day";
import { TableDrop, type TableFile } from "../../../spreadsheets/table-drop";
import { Alert } from "../../../ui/alert";
import { PageHeader } from "../../../ui/page-header";
import { ImportList } from "./import-list";
import { FIELD_NAMES, FIELDS, type Mapping, proposeMapping, readMembers } from "./read-members";

/** Imports a coach's list of members: reads it on this device, and shows what every row does before storing. */
export function ImportPage() {
  const [list, setList] = useState<TableFile | null>(null);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        kicker={
          <Link to={addressOf("adminUsers")} className="hover:underline">
            User Management
          </Link>
        }
        title="Import Members"
        lead="From a list in CSV, with any columns. Nobody is written to before you invite them."
      />
      <TableDrop
        label="List of members"
        help={`One CSV file of at most ${IMPORT_ROWS_MAX} rows, as spreadsheets and other products save it.`}
        maxRows={IMPORT_ROWS_MAX}
        maxBytes={IMPORT_FILE_MAX_BYTES}
        list={list}
        onList={setList}
      />
      {list ? (
        <Review key={`${list.file.name} ${list.file.lastModified}`} list={list} onDone={() => setList(null)} />
      ) : null}
      <ImportList />
    </div>
  );
}

function Review({ list, onDone }: { list: TableFile; onDone: () => void }) {
  const { file, table } = list;
  const [mapping, setMapping] = useState<Mapping>(() => proposeMapping(table.heads, table.rows));
  const days = useMemo(
    () => [mapping.paidUntil, mapping.joinedOn].flatMap((at) => (at === undefined ? [] : [columnOf(table, at)])).flat(),
    [table, mapping],
  );
  const fromDates = daysFirst(days);
  const [dayFirst, setDayFirst] = useState(true);
  const read = useMemo(
    () => (mapping.email === undefined ? null : readMembers(table.rows, mapping, fromDates ?? dayFirst)),
    [table, mapping, fromDates, dayFirst],
  );
  const [verdicts, setVerdicts] = useState<ImportVerdicts>([]);
  const [done, setDone] = useState(0);
  const check = useMutation({
    mutationFn: async () => {
      setVerdicts(read?.refused.map(({ row, words }) => ({ row, words, outcome: "refused" as const })) ?? []);
      await checkMembers(read?.members ?? [], (more) => setVerdicts((known) => [...known, ...more]));
    },
  });
  const bring = useChange("member", () => importMembers(read?.members ?? [], file.name, setDone), {
    onDone,
    afterFailure: true,
  });
  const changeMapping = (next: Mapping) => {
    setMapping(next);
    check.reset();
    setVerdicts([]);
  };
  const count = read?.members.length ?? 0;
  return (
    <section aria-labelledby="review" className="grid grid-cols-1 gap-6">
      <h2 id="review" className="text-3xl">
        {plural(table.rows.length, "row")} in {file.name}
      </h2>
      <MappingForm
        table={table}
        fields={FIELDS}
        names={FIELD_NAMES}
        mapping={mapping}
        onChange={changeMapping}
        dayFirst={fromDates === null && days.some(Boolean) ? dayFirst : null}
        onDayFirst={(next) => {
          setDayFirst(next);
          check.reset();
          setVerdicts([]);
        }}
      />
      {read ? null : <Alert tone="warning">Choose the column with the e-mail addresses.</Alert>}
      <BringIn
        check={check}
        bring={bring}
        verdicts={verdicts}
        total={table.rows.length}
        count={count}
        done={done}
        disabled={!read}
        words={{
          checking: "Checking rows",
          brought: "Members brought in",
          button: `Import ${plural(count, "row")}`,
          busy: "Importing…",
          again: "Import",
        }}
      />
    </section>
  );
}

const columnOf = (table: TableFile["table"], at: number) => table.rows.map(({ cells }) => cells[at] ?? "");
