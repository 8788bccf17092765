import { Check, History, Plus } from "lucide-react";
import { type FocusEvent, useRef, useState } from "react";
import { setText } from "../../worker/contract/log-text";
import { MEASURES, type Measure } from "../../worker/contract/set-targets";
import type { ExerciseLog } from "../../worker/contract/training";
import { SET_LIMITS, type WeightUnit } from "../../worker/contract/training-limits";
import { calendarDay } from "../lib/format/format";
import { AskAboutButton } from "../shell/ask-about-button";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Segmented } from "../ui/segmented";
import { ExerciseHistoryButton } from "./exercise-history-button";
import { FilmSetButton } from "./film/film-set-button";
import { type LogShape, logShape, measuresShown } from "./log-shape";
import { loggedText } from "./logged-text";
import { percentLoads } from "./percent-loads";
import { platesText } from "./plates-text";
import { SetLogRow } from "./set-log-row";
import { emptyRow, isEmptyRow, rowOf, type SetRow, setNumbers, withSides } from "./set-rows";
import { SetsNotSaved } from "./sets-not-saved";
import type { ShownExercise } from "./swap/shown-exercise";
import { type SetLogState, useSetLog } from "./use-set-log";
import type { Training } from "./use-training";

type SetLogRowsProps = {
  exercise: ShownExercise;
  training: Training;
  unit: WeightUnit;
  sets: number;
  last: ExerciseLog | null;
  today: ExerciseLog | null;
};

export function SetLogRows({ exercise, training, unit, sets, last, today }: SetLogRowsProps) {
  const [shape, setShape] = useState<LogShape>(() => logShape(exercise.dose, today, last));
  const log = useSetLog({ training, unit, exercise, sets, kind: shape, today });
  const { rows, change } = log;
  const measures = measuresShown(shape.measure, rows);
  const numbers = setNumbers(rows);
  const { past } = training;
  const wanted = past
    ? percentLoads(exercise, { lift: past.liftOf(exercise.id), gym: past.gym, unit: past.weightUnit })
    : [];
  const plates = past ? platesText(exercise.name, past.gym, past.weightUnit, rows, wanted) : null;
  const body = useRef<HTMLDivElement>(null);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) log.leave();
  };
  const put = (index: number, row: SetRow) => change(rows.map((other, at) => (at === index ? row : other)));
  const add = () => {
    const more = shape.eachSide ? (["left", "right"] as const) : ([undefined] as const);
    change([...rows, ...more.map((side) => emptyRow(unit, shape, side))]);
    requestAnimationFrame(() => body.current?.querySelector<HTMLInputElement>("tr:last-child input")?.focus());
  };
  // Untouched rows follow a new shape.
  const isTouched = log.state !== "untouched" || rows.some((row) => !isEmptyRow(row));
  const chooseShape = (next: LogShape) => {
    setShape(next);
    if (!isTouched) return;
    if (next.eachSide !== shape.eachSide) change(withSides(rows, next.eachSide));
    // A typed load keeps its meaning: only an empty one changes it.
    if (next.bodyweight !== shape.bodyweight)
      change(rows.map((row) => (row.load.trim() === "" ? { ...row, bodyweight: next.bodyweight } : row)));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left the rows, which saves them.
    <div className="grid grid-cols-1 gap-3" onFocus={log.enter} onBlur={leave}>
      <LastAndUnit last={last} unit={unit} onUnit={training.chooseUnit} />
      <ShapeChoice shape={shape} onShape={chooseShape} />
      <div ref={body}>
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">Sets of {exercise.name} today</caption>
          <Headings measures={measures} eachSide={shape.eachSide} />
          <tbody>
            {rows.map((row, index) => (
              <SetLogRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its place; none is ever moved.
                key={index}
                number={numbers[index] ?? index + 1}
                measures={measures}
                wantedLoad={wanted[(numbers[index] ?? 1) - 1] ?? null}
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
      {plates ? <p className="text-muted text-sm tabular-nums">{plates}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {last ? <AsLastTime rows={rows} last={last} onRows={change} /> : null}
        {rows.length < SET_LIMITS.setsPerExercise ? (
          <Button variant="quiet" size="sm" icon={<Plus aria-hidden strokeWidth={1.75} />} onClick={add}>
            Add set
          </Button>
        ) : null}
        <FilmSetButton exercise={exercise} training={training} rows={rows} />
        <ExerciseHistoryButton exercise={exercise} />
        <AskAboutButton exercise={exercise} place={training.place} sets={loggedText(rows)} />
        <Saved log={log} />
      </div>
      <SetsNotSaved log={log} size="sm" />
    </div>
  );
}

type LastAndUnitProps = { last: ExerciseLog | null; unit: WeightUnit; onUnit: (unit: WeightUnit) => void };

function LastAndUnit({ last, unit, onUnit }: LastAndUnitProps) {
  return (
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
        onValueChange={onUnit}
        options={[
          { value: "kg", label: "kg" },
          { value: "lb", label: "lb" },
        ]}
      />
    </div>
  );
}

function ShapeChoice({ shape, onShape }: { shape: LogShape; onShape: (shape: LogShape) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Segmented
        label="What is counted"
        value={shape.measure}
        onValueChange={(measure) => onShape({ ...shape, measure })}
        options={MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
      />
      <Checkbox
        label="Each side"
        checked={shape.eachSide}
        onChange={({ target }) => onShape({ ...shape, eachSide: target.checked })}
      />
      <Checkbox
        label="Bodyweight ±"
        checked={shape.bodyweight}
        onChange={({ target }) => onShape({ ...shape, bodyweight: target.checked })}
      />
    </div>
  );
}

function Headings({ measures, eachSide }: { measures: readonly Measure[]; eachSide: boolean }) {
  return (
    <thead>
      <tr className="text-left text-muted text-xs">
        <th scope="col" className={eachSide ? "w-10 font-medium" : "w-7 font-medium"}>
          <span className="sr-only">Set</span>
        </th>
        <th scope="col" className="pb-1 font-medium">
          Load
        </th>
        {measures.map((measure) => (
          <th key={measure} scope="col" className="pb-1 font-medium">
            {MEASURE_NAMES[measure]}
          </th>
        ))}
        <th scope="col" className="pb-1 font-medium">
          Effort<span className="max-sm:sr-only"> 1 to 10</span>
        </th>
        <th scope="col" className="w-11">
          <span className="sr-only">Fill or clear</span>
        </th>
      </tr>
    </thead>
  );
}

type AsLastTimeProps = { rows: SetRow[]; last: ExerciseLog; onRows: (rows: SetRow[]) => void };

/** Fills the empty rows with the last log's values. */
function AsLastTime({ rows, last, onRows }: AsLastTimeProps) {
  if (!rows.some((row, index) => isEmptyRow(row) && last.sets[index])) return null;
  const filled = rows.map((row, index) => {
    const before = last.sets[index];
    return before && isEmptyRow(row) ? rowOf(before) : row;
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<History aria-hidden strokeWidth={1.75} />}
      onClick={() => onRows(filled)}
    >
      As last time
    </Button>
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

const MEASURE_NAMES: Record<Measure, string> = { reps: "Reps", time: "Time", distance: "Metres" };
