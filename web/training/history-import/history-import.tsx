import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { HistoryVerdicts } from "../../../worker/contract/history-imports";
import { HISTORY_FILE_MAX_BYTES, HISTORY_ROWS_MAX } from "../../../worker/contract/history-imports-limits";
import type { WeightUnit } from "../../../worker/contract/training-limits";
import { checkHistory, importHistory, proposedNamesQuery } from "../../data/history-imports";
import { plural } from "../../lib/format/format";
import { failureText } from "../../lib/http/failure-text";
import { useToldChange } from "../../shell/use-told-change";
import { BringIn } from "../../spreadsheets/bring-in";
import { CheckResults } from "../../spreadsheets/check-results";
import { MappingForm } from "../../spreadsheets/mapping-form";
import { daysFirst } from "../../spreadsheets/read-day";
import { TableDrop, type TableFile } from "../../spreadsheets/table-drop";
import { Alert } from "../../ui/alert";
import { Disclosure } from "../../ui/disclosure";
import { ProgressBar } from "../../ui/progress-bar";
import { Segmented } from "../../ui/segmented";
import { ExerciseNames } from "./exercise-names";
import { HistoryImports } from "./history-imports";
import {
  FIELD_NAMES,
  FIELDS,
  type Mapping,
  productOf,
  proposeMapping,
  readSets,
  rowsOf,
  unitTold,
} from "./read-history";

/** The most lines of a log: many sets make one row. */
const MOST_LINES = 60_000;

/** Imports another product's training log: reads it on this device, and shows what every row does before storing. */
export function HistoryImport({ memberId }: { memberId: string | null }) {
  const [list, setList] = useState<TableFile | null>(null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <TableDrop
        label="Training log"
        help="A CSV file as Strong, Hevy and FitNotes export it, or of your own with a row for each set."
        maxRows={MOST_LINES}
        maxBytes={HISTORY_FILE_MAX_BYTES}
        list={list}
        onList={setList}
      />
      {list ? (
        <Review
          key={`${list.file.name} ${list.file.lastModified}`}
          list={list}
          memberId={memberId}
          onDone={() => setList(null)}
        />
      ) : null}
      <HistoryImports memberId={memberId} />
    </div>
  );
}

type ReviewProps = { list: TableFile; memberId: string | null; onDone: () => void };

function Review({ list: { file, table }, memberId, onDone }: ReviewProps) {
  const product = productOf(table.heads);
  const [mapping, setMapping] = useState<Mapping>(() => proposeMapping(table.heads));
  const [unit, setUnit] = useState<WeightUnit>("kg");
  const [dayFirst, setDayFirst] = useState(true);
  const days = useMemo(
    () => (mapping.date === undefined ? [] : table.rows.map(({ cells }) => cells[mapping.date ?? 0] ?? "")),
    [table, mapping],
  );
  const toldDays = daysFirst(days);
  const toldUnit = unitTold(table.heads, table.rows, mapping);
  const isMapped = mapping.date !== undefined && mapping.exercise !== undefined;
  const read = useMemo(
    () => (isMapped ? readSets(table, mapping, { dayFirst: toldDays ?? dayFirst, unit: toldUnit ?? unit }) : null),
    [table, mapping, isMapped, toldDays, dayFirst, toldUnit, unit],
  );
  return (
    <section aria-labelledby="history-review" className="grid grid-cols-1 gap-5">
      <h3 id="history-review" className="break-words text-xl">
        {plural(table.rows.length, "row")} in {file.name}
      </h3>
      {product ? <p className="text-muted text-sm">It looks like an export of {product}.</p> : null}
      <Disclosure summary={<span className="text-base">Columns</span>} defaultOpen={!product}>
        <MappingForm
          table={table}
          fields={FIELDS}
          names={FIELD_NAMES}
          mapping={mapping}
          onChange={setMapping}
          dayFirst={toldDays === null && days.some((day) => /^\d{1,2}[./-]\d{1,2}[./-]\d/.test(day)) ? dayFirst : null}
          onDayFirst={setDayFirst}
        />
      </Disclosure>
      {toldUnit === null && mapping.load !== undefined ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted text-sm">The file does not say the unit of its weights.</p>
          <Segmented
            label="Unit of the weights"
            value={unit}
            onValueChange={setUnit}
            options={[
              { value: "kg", label: "kg" },
              { value: "lb", label: "lb" },
            ]}
          />
        </div>
      ) : null}
      {read ? (
        <Names key={JSON.stringify(mapping)} read={read} fileName={file.name} memberId={memberId} onDone={onDone} />
      ) : (
        <Alert tone="warning">Choose the columns with the day and the exercise.</Alert>
      )}
    </section>
  );
}

type Read = ReturnType<typeof readSets>;
type NamesProps = { read: Read; fileName: string; memberId: string | null; onDone: () => void };

/** Asks for the exercises' names, then shows what each row does. */
function Names({ read, fileName, memberId, onDone }: NamesProps) {
  const written = useMemo(() => [...new Set(read.sets.map(({ name }) => name))].sort(), [read]);
  const { data, error } = useQuery(proposedNamesQuery(written));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const names = useMemo(
    () =>
      new Map(
        (data ?? []).map(({ name, match }) => [name, chosen.has(name) ? chosen.get(name) : (match ?? name)] as const),
      ),
    [data, chosen],
  );
  if (written.length === 0)
    return <CheckResults verdicts={read.refused.map((each) => ({ ...each, outcome: "refused" }))} />;
  if (error) return <Alert tone="danger">{failureText(error, "The names could not be looked up. Try again.")}</Alert>;
  if (!data) return <ProgressBar label="Looking up exercises" />;
  return (
    <>
      <ExerciseNames
        proposals={data}
        names={names}
        onChange={(name, value) => setChosen(new Map(chosen).set(name, value))}
      />
      <Bring
        key={JSON.stringify([...names])}
        read={read}
        names={new Map([...names].map(([name, value]) => [name, value ?? null]))}
        fileName={fileName}
        memberId={memberId}
        onDone={onDone}
      />
    </>
  );
}

function Bring({ read, names, fileName, memberId, onDone }: NamesProps & { names: Map<string, string | null> }) {
  const { rows, refused } = useMemo(() => rowsOf(read.sets, names), [read, names]);
  const [verdicts, setVerdicts] = useState<HistoryVerdicts>([]);
  const [done, setDone] = useState(0);
  const check = useMutation({
    mutationFn: async () => {
      setVerdicts([...read.refused, ...refused].map((each) => ({ ...each, outcome: "refused" as const })));
      await checkHistory(memberId, rows, (more) => setVerdicts((known) => [...known, ...more]));
    },
  });
  const bring = useToldChange("history", () => importHistory(memberId, { rows, fileName }, setDone), {
    told: () => ({ title: "Training Brought In", description: `${plural(rows.length, "exercise")} on their days.` }),
    onDone,
    afterFailure: true,
  });
  const isTooLong = rows.length > HISTORY_ROWS_MAX;
  return (
    <>
      {isTooLong ? <Alert tone="warning">These are more than {HISTORY_ROWS_MAX} entries. Part the file.</Alert> : null}
      <BringIn
        check={check}
        bring={bring}
        verdicts={verdicts}
        total={rows.length}
        count={rows.length}
        done={done}
        disabled={isTooLong}
        words={{
          checking: "Checking",
          brought: "Brought in",
          button: `Bring in ${plural(rows.length, "entry", "entries")}`,
          busy: "Bringing in…",
          again: "Bring in",
        }}
      />
    </>
  );
}
