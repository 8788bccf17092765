// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop table semantics once display changes, as it does on a phone.
import { CircleCheck, Plus } from "lucide-react";
import { useState } from "react";
import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { plural } from "../../../lib/format/format";
import { goToControl } from "../../../lib/forms/go-to-control";
import { COLUMNS, cellId } from "../../../training/exercise-fields";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { ADD_ROW_CONTROL } from "./check-draft";
import { DeletedRow, ExerciseRow } from "./exercise-row";
import { type DraftChange, type DraftRow, livingRows, openProposal, type WorkoutDraft } from "./workout-draft";

type ExerciseTableProps = {
  draft: WorkoutDraft;
  notes: WorkoutUpload["notes"];
  onChange: (change: DraftChange) => void;
};

/** All exercises of the workout, edited in place. */
export function ExerciseTable({ draft, notes, onChange }: ExerciseTableProps) {
  const [said, setSaid] = useState("");
  const living = livingRows(draft);
  const proposed = living.filter(openProposal);
  return (
    <div className="grid grid-cols-1 gap-4">
      {proposed.length ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm bg-accent-soft px-4 py-3">
          <p>Your library has {plural(proposed.length, "video")} for exercises of this workout that have none.</p>
          <Button
            variant="secondary"
            size="sm"
            icon={<CircleCheck aria-hidden strokeWidth={1.75} />}
            onClick={() => {
              onChange({ do: "accept-videos", keys: proposed.map(({ key }) => key) });
              setSaid(`${plural(proposed.length, "video")} added.`);
              goToControl(EXERCISES_HEADING);
            }}
          >
            Use all {proposed.length}
          </Button>
        </div>
      ) : null}
      <table
        role="table"
        aria-labelledby={EXERCISES_HEADING}
        className="w-full table-fixed border-collapse max-xl:block"
      >
        <ExerciseTableHead />
        {draft.rows.map((row) =>
          row.deleted ? (
            <DeletedRow
              key={row.key}
              row={row}
              onRestore={() => {
                onChange({ do: "restore", key: row.key });
                setSaid(`${row.texts.name} is back.`);
                goToControl(cellId(row.key, "name"));
              }}
            />
          ) : (
            <ExerciseRow
              key={row.key}
              row={row}
              number={living.indexOf(row) + 1}
              notes={notesOf(row, notes)}
              onChange={onChange}
              onDelete={() => {
                onChange({ do: "delete", key: row.key });
                setSaid(`${row.texts.name || "The row"} was deleted.`);
                goToControl(row.source === null && !row.texts.name.trim() ? ADD_ROW_CONTROL : `undo-${row.key}`);
              }}
            />
          ),
        )}
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div>
        <Button
          id={ADD_ROW_CONTROL}
          variant="secondary"
          icon={<Plus aria-hidden strokeWidth={1.75} />}
          onClick={() => {
            const key = crypto.randomUUID();
            onChange({ do: "add", key });
            goToControl(cellId(key, "name"));
          }}
        >
          Add Exercise
        </Button>
      </div>
    </div>
  );
}

function ExerciseTableHead() {
  return (
    <thead role="rowgroup" className="max-xl:sr-only">
      <tr role="row" className="border-line-strong border-b">
        {COLUMNS.map(({ field, label }) => (
          <th
            key={field}
            role="columnheader"
            scope="col"
            className={cx("py-2.5 pr-2 pl-2.5 text-left font-medium text-muted text-sm", WIDTHS[field])}
          >
            {label}
          </th>
        ))}
        <th role="columnheader" scope="col" className="w-24 py-2.5 text-right font-medium text-muted text-sm">
          Actions
        </th>
      </tr>
    </thead>
  );
}

export const EXERCISES_HEADING = "workout-exercises";

function notesOf({ source }: DraftRow, notes: WorkoutUpload["notes"]): WorkoutUpload["notes"] {
  if (source === null) return [];
  const own = `exercises.${source}`;
  return notes.filter(
    ({ severity, field }) => severity === "warning" && (field === own || field.startsWith(`${own}.`)),
  );
}

const WIDTHS: Record<(typeof COLUMNS)[number]["field"], string> = {
  name: "w-[25%] pl-11.5",
  setRep: "w-[11%]",
  load: "w-[10%]",
  tempo: "w-[8%]",
  notes: "w-[22%]",
  videoUrl: "",
};
