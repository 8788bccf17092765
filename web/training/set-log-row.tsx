import { History, Play, Square, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Measure } from "../../worker/contract/set-targets";
import type { WeightUnit } from "../../worker/contract/training-limits";
import { cx } from "../ui/cx";
import { FieldError } from "../ui/field";
import { IconButton } from "../ui/icon-button";
import { emptyRow, isEmptyRow, type RowProblem, type SetField, type SetRow, stopped } from "./set-rows";
import { elapsedSeconds, typedSeconds } from "./typed-seconds";
import { useNow } from "./use-now";

type SetLogRowProps = {
  number: number;
  /** The columns between load and effort. */
  measures: readonly Measure[];
  row: SetRow;
  unit: WeightUnit;
  before: SetRow | null;
  beforeText: string;
  /** The member's own load for this set, if the dose is in percent. */
  wantedLoad: string | null;
  problems: RowProblem[];
  onChange: (row: SetRow) => void;
};

/** Edits one set, or one side of it. */
export function SetLogRow(props: SetLogRowProps) {
  const { number, measures, row, unit, before, beforeText, wantedLoad, problems, onChange } = props;
  const errorId = useId();
  const named = row.side ? `${number} ${row.side}` : String(number);
  const cell = (field: SetField, label: string, mode: "decimal" | "numeric" | "text", extra?: CellExtra) => {
    const wrong = problems.some((problem) => problem.field === field);
    return (
      <td key={field} className="py-1 pr-2">
        <span className="relative block">
          {extra?.front}
          <input
            type="text"
            inputMode={mode}
            autoComplete="off"
            enterKeyHint="next"
            aria-label={`Set ${named}, ${label}`}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? errorId : undefined}
            placeholder={field === "load" && wantedLoad ? wantedLoad : placeholderOf(field, row, before)}
            readOnly={extra?.shown !== undefined}
            value={extra?.shown ?? row[field] ?? ""}
            onChange={(event) => onChange({ ...row, [field]: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter") goOn(event.currentTarget);
            }}
            className={cx(INPUT, extra?.className)}
          />
          {extra?.behind}
        </span>
      </td>
    );
  };
  const load = row.unit === "kg" ? "load in kilograms" : "load in pounds";
  return (
    <>
      <tr>
        <th scope="row" className="figures whitespace-nowrap pr-2 text-left text-lg text-muted">
          {number}
          {row.side ? <span className="text-sm"> {row.side === "left" ? "L" : "R"}</span> : null}
          {row.side ? <span className="sr-only">, {row.side} side</span> : null}
        </th>
        {cell(
          "load",
          row.bodyweight ? `${load} beside bodyweight` : load,
          "decimal",
          row.bodyweight ? signed(named, row, onChange) : suffixed(row.unit),
        )}
        {measures.map((measure) =>
          measure === "reps" ? (
            cell("reps", "reps", "numeric")
          ) : measure === "distance" ? (
            cell("distance", "metres", "decimal", suffixed("m"))
          ) : (
            <TimeCell key="time" row={row}>
              {(now) => cell("time", "time in seconds or minutes", "text", timed(named, row, now, onChange))}
            </TimeCell>
          ),
        )}
        {cell("effort", "effort from 1 to 10", "decimal")}
        <td className="py-1">
          <FillOrClear {...{ named, row, unit, before, beforeText, onChange }} />
        </td>
      </tr>
      {problems.length > 0 ? (
        <tr>
          <td />
          <td colSpan={measures.length + 3} className="pb-2">
            <FieldError id={errorId}>{problems.map(({ message }) => message).join(" ")}</FieldError>
          </td>
        </tr>
      ) : null}
    </>
  );
}

type FillOrClearProps = Pick<SetLogRowProps, "row" | "unit" | "before" | "beforeText" | "onChange"> & { named: string };

/** Fills an empty row with the last log's values, or clears a filled one. */
function FillOrClear({ named, row, unit, before, beforeText, onChange }: FillOrClearProps) {
  const empty = isEmptyRow(row);
  return (
    <>
      {empty && before ? (
        <IconButton
          label={`Set ${named} as last time: ${beforeText}`}
          icon={<History aria-hidden />}
          tone="outline"
          onClick={() => onChange(row.side ? { ...before, side: row.side } : before)}
        />
      ) : null}
      {empty ? null : (
        <IconButton
          label={`Clear set ${named}`}
          icon={<X aria-hidden />}
          onClick={() => onChange(emptyRow(unit, { bodyweight: row.bodyweight ?? false }, row.side ?? undefined))}
        />
      )}
    </>
  );
}

type CellExtra = { className?: string; front?: ReactNode; behind?: ReactNode; shown?: string };

const suffixed = (text: string): CellExtra => ({
  className: "pr-7",
  behind: (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-muted text-xs"
    >
      {text}
    </span>
  ),
});

/** Button that adds the load to bodyweight or subtracts it, because a phone's number keyboard has no minus. */
function signed(named: string, row: SetRow, onChange: (row: SetRow) => void): CellExtra {
  const less = /^\s*[-\u2212]/.test(row.load);
  const figures = row.load.replace(/^\s*[-+\u2212]/, "");
  return {
    ...suffixed(row.unit),
    className: "pr-7 pl-9",
    front: (
      <button
        type="button"
        aria-pressed={less}
        aria-label={`Set ${named}, the load is taken off bodyweight`}
        onClick={() => onChange({ ...row, load: less ? figures : `-${figures}` })}
        className="absolute inset-y-0 left-0 grid w-8 place-items-center rounded-l-sm text-lg text-muted hover:text-ink focus-visible:outline-focus"
      >
        <span aria-hidden>{less ? "−" : "+"}</span>
      </button>
    ),
  };
}

/** Reads the clock only while its stopwatch runs. */
function TimeCell({ row, children }: { row: SetRow; children: (now: number) => ReactNode }) {
  return children(useNow(Boolean(row.startedAt)));
}

function timed(named: string, row: SetRow, now: number, onChange: (row: SetRow) => void): CellExtra {
  const { startedAt } = row;
  return {
    className: "pr-8 sm:pr-11",
    ...(startedAt ? { shown: typedSeconds(elapsedSeconds(startedAt, now)) } : {}),
    behind: (
      <button
        type="button"
        aria-label={startedAt ? `Stop the stopwatch of set ${named}` : `Start the stopwatch of set ${named}`}
        onClick={() => onChange(startedAt ? stopped(row, Date.now()) : { ...row, time: "", startedAt: Date.now() })}
        className={cx(
          "absolute inset-y-0 right-0 grid w-8 place-items-center sm:w-10 rounded-r-sm hover:text-ink focus-visible:outline-focus",
          startedAt ? "text-accent" : "text-muted",
        )}
      >
        {startedAt ? <Square aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
      </button>
    ),
  };
}

/** Returns the last value as placeholder, unless it has another unit or kind of load and would be misread. */
function placeholderOf(field: SetField, row: SetRow, before: SetRow | null): string {
  if (!before) return "";
  if (field !== "load") return before[field] ?? "";
  return before.unit === row.unit && Boolean(before.bodyweight) === Boolean(row.bodyweight) ? before.load : "";
}

/** Moves to the next field, and from the last one out of the rows, which saves them. */
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
