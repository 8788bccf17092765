import type { KeyboardEvent } from "react";
import { cx } from "../ui/cx";
import { cellId, type ExerciseField, LABELS } from "./exercise-fields";

type ExerciseCellProps = {
  rowKey: string;
  field: ExerciseField;
  /** The exercise's name, for screen readers. */
  of: string;
  value: string;
  error?: string | undefined;
  /** The text may have line breaks. */
  multiline?: boolean;
  describedBy?: string | undefined;
  /** Shows the label even where the table's headings are shown. */
  labelled?: boolean;
  className?: string;
  onText: (text: string) => void;
};

/** A field of an exercise, edited in place. In the table the column's heading is its label. */
export function ExerciseCell(props: ExerciseCellProps) {
  const {
    rowKey,
    field,
    of,
    value,
    error,
    multiline = false,
    labelled = false,
    describedBy,
    className,
    onText,
  } = props;
  const id = cellId(rowKey, field);
  const further = FOLDED.has(field);
  return (
    <div className={cx("grid min-w-0 grid-cols-1 content-start gap-1", className)}>
      <label htmlFor={id} className={cx("text-muted text-xs", !further && !labelled && "xl:sr-only")}>
        {LABELS[field]}
        <span className="sr-only"> of {of}</span>
      </label>
      <textarea
        id={id}
        rows={1}
        value={value}
        inputMode={field === "videoUrl" ? "url" : undefined}
        spellCheck={field === "videoUrl" ? false : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, describedBy].filter(Boolean).join(" ") || undefined}
        className={cx(
          CELL,
          further ? "border-line-strong" : EDGE,
          field === "name" && "font-semibold",
          field === "videoUrl" && "break-all",
        )}
        onChange={(event) => onText(multiline ? event.target.value : event.target.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={multiline ? undefined : (event) => goDown(event, field)}
      />
      {error ? (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Enter focuses the same column of the next row, as in a spreadsheet. */
function goDown(event: KeyboardEvent<HTMLTextAreaElement>, field: ExerciseField): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const column = [...document.querySelectorAll<HTMLElement>(`textarea[id^="cell-"][id$="-${field}"]`)];
  column[column.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
}

const FOLDED = new Set<ExerciseField>(["exerciseCode", "category", "sets", "reps", "rest", "duration", "description"]);

const CELL =
  "block field-sizing-content min-h-11 w-full min-w-0 resize-none rounded-sm border bg-raised px-2.5 py-2 text-ink leading-snug transition-colors " +
  "hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]";

// In the table the columns show that each cell is a field.
const EDGE = "border-line-strong xl:not-aria-invalid:not-hover:not-focus:border-line";
