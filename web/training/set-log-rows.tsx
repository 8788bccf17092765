import { Check, History, Plus, X } from "lucide-react";
import { type FocusEvent, useId, useRef } from "react";
import type { Exercise } from "../../worker/contract/exercises";
import type { ExerciseLog } from "../../worker/contract/training";
import { SET_LIMITS, type WeightUnit } from "../../worker/contract/training-limits";
import { calendarDay } from "../lib/format/format";
import { Button } from "../ui/button";
import { cx } from "../ui/cx";
import { FieldError } from "../ui/field";
import { IconButton } from "../ui/icon-button";
import { Segmented } from "../ui/segmented";
import { ExerciseHistoryButton } from "./exercise-history-button";
import { setText } from "./log-text";
import { emptyRow, isEmptyRow, type RowProblem, rowOf, type SetField, type SetRow } from "./set-rows";
import { type SetLogState, useSetLog } from "./use-set-log";
import type { Training } from "./use-training";

type SetLogRowsProps = {
  exercise: Exercise;
  training: Training;
  unit: WeightUnit;
  sets: number;
  last: ExerciseLog | null;
  today: ExerciseLog | null;
};

export function SetLogRows({ exercise, training, unit, sets, last, today }: SetLogRowsProps) {
  const log = useSetLog({ training, unit, exercise, sets, today });
  const { rows, change } = log;
  const body = useRef<HTMLDivElement>(null);
  const fillable = last !== null && rows.some((row, index) => isEmptyRow(row) && last.sets[index]);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) log.leave();
  };
  const put = (index: number, row: SetRow) => change(rows.map((other, at) => (at === index ? row : other)));
  const fillAll = () =>
    change(
      rows.map((row, index) => {
        const before = last?.sets[index];
        return before && isEmptyRow(row) ? rowOf(before) : row;
      }),
    );
  const add = () => {
    change([...rows, emptyRow(unit)]);
    requestAnimationFrame(() => body.current?.querySelector<HTMLInputElement>("tr:last-child input")?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left the rows, which saves them.
    <div className="grid grid-cols-1 gap-3" onFocus={log.enter} onBlur={leave}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {last ? (
          <p className="text-muted text-sm">
            Last time was {calendarDay(last.localDate)}.
            <span className="sr-only"> Each empty row can be filled with it.</span>
          </p>
        ) : (
          <p className="text-muted text-sm">Nothing logged before.</p>
        )}
        <Segmented
          label="Unit of the load"
          value={unit}
          onValueChange={training.chooseUnit}
          options={[
            { value: "kg", label: "kg" },
            { value: "lb", label: "lb" },
          ]}
        />
      </div>
      <div ref={body}>
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">Sets of {exercise.name} today</caption>
          <thead>
            <tr className="text-left text-muted text-xs">
              <th scope="col" className="w-7 font-medium">
                <span className="sr-only">Set</span>
              </th>
              <th scope="col" className="pb-1 font-medium">
                Load
              </th>
              <th scope="col" className="pb-1 font-medium">
                Reps
              </th>
              <th scope="col" className="pb-1 font-medium">
                Effort<span className="max-sm:sr-only"> 1 to 10</span>
              </th>
              <th scope="col" className="w-11">
                <span className="sr-only">Fill or clear</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its place; none is ever moved.
                key={index}
                number={index + 1}
                row={row}
                unit={unit}
                before={last?.sets[index] ? rowOf(last.sets[index]) : null}
                beforeText={last?.sets[index] ? setText(last.sets[index]) : ""}
                problems={log.problems.filter((problem) => problem.row === index)}
                onChange={(changed) => put(index, changed)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {fillable ? (
          <Button variant="secondary" size="sm" icon={<History aria-hidden strokeWidth={1.75} />} onClick={fillAll}>
            As last time
          </Button>
        ) : null}
        {rows.length < SET_LIMITS.setsPerExercise ? (
          <Button variant="quiet" size="sm" icon={<Plus aria-hidden strokeWidth={1.75} />} onClick={add}>
            Add set
          </Button>
        ) : null}
        <ExerciseHistoryButton exercise={exercise} />
        <Saved log={log} />
      </div>
      {log.state === "failed" ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <FieldError>{log.error ?? "The sets were not saved."} They are kept on this device.</FieldError>
          <Button variant="secondary" size="sm" onClick={log.retry}>
            Save again
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Saved({ log: { state, problems } }: { log: SetLogState }) {
  return (
    <p role="status" className="ml-auto flex items-center gap-1.5 text-muted text-sm">
      {problems.length > 0 ? "Not saved yet" : null}
      {state === "saving" ? "Saving…" : null}
      {state === "saved" ? (
        <>
          <Check aria-hidden className="size-4 text-success" strokeWidth={2.25} /> Saved
        </>
      ) : null}
    </p>
  );
}

type RowProps = {
  number: number;
  row: SetRow;
  unit: WeightUnit;
  before: SetRow | null;
  beforeText: string;
  problems: RowProblem[];
  onChange: (row: SetRow) => void;
};

function Row({ number, row, unit, before, beforeText, problems, onChange }: RowProps) {
  const errorId = useId();
  const empty = isEmptyRow(row);
  const input = (field: SetField, label: string, mode: "decimal" | "numeric") => {
    const wrong = problems.some((problem) => problem.field === field);
    return (
      <td className="py-1 pr-2">
        <span className="relative block">
          <input
            type="text"
            inputMode={mode}
            autoComplete="off"
            enterKeyHint="next"
            aria-label={`Set ${number}, ${label}`}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? errorId : undefined}
            // A number of another unit would be read as one of this.
            placeholder={before && (field !== "load" || before.unit === row.unit) ? before[field] : ""}
            value={row[field]}
            onChange={(event) => onChange({ ...row, [field]: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter") goOn(event.currentTarget);
            }}
            className={cx(INPUT, field === "load" && "pr-7")}
          />
          {field === "load" ? (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-muted text-xs"
            >
              {row.unit}
            </span>
          ) : null}
        </span>
      </td>
    );
  };
  return (
    <>
      <tr>
        <th scope="row" className="figures pr-2 text-left text-lg text-muted">
          {number}
        </th>
        {input("load", row.unit === "kg" ? "load in kilograms" : "load in pounds", "decimal")}
        {input("reps", "reps", "numeric")}
        {input("effort", "effort from 1 to 10", "decimal")}
        <td className="py-1">
          {empty && before ? (
            <IconButton
              label={`Set ${number} as last time: ${beforeText}`}
              icon={<History aria-hidden />}
              tone="outline"
              onClick={() => onChange(before)}
            />
          ) : null}
          {empty ? null : (
            <IconButton
              label={`Clear set ${number}`}
              icon={<X aria-hidden />}
              onClick={() => onChange(emptyRow(unit))}
            />
          )}
        </td>
      </tr>
      {problems.length > 0 ? (
        <tr>
          <td />
          <td colSpan={4} className="pb-2">
            <FieldError id={errorId}>{problems.map(({ message }) => message).join(" ")}</FieldError>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** To the next field, and from the last one out of the rows, which saves them. */
function goOn(field: HTMLInputElement): void {
  const fields = [...(field.closest("table")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (!next) field.blur();
  next?.focus();
  next?.select();
}

const INPUT =
  "figures min-h-11 w-full rounded-sm border border-line-strong bg-raised px-2.5 text-xl text-ink transition-colors placeholder:font-normal placeholder:font-sans placeholder:text-muted placeholder:text-sm placeholder:italic placeholder:tracking-normal hover:border-ink " +
  "focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger";
