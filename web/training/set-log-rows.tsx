import { Check, History, Plus } from "lucide-react";
import { type FocusEvent, useRef, useState } from "react";
import { setText } from "../../worker/contract/log-text";
import { MEASURES, type Measure } from "../../worker/contract/set-targets";
import type { ExerciseLog } from "../../worker/contract/training";
import { SET_LIMITS, type WeightUnit } from "../../worker/contract/training-limits";
import { calendarDay } from "../lib/format/format";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { FieldError } from "../ui/field";
import { Segmented } from "../ui/segmented";
import { ExerciseHistoryButton } from "./exercise-history-button";
import { type LogShape, logShape, measuresShown } from "./log-shape";
import { percentLoads } from "./percent-loads";
import { platesText } from "./plates-text";
import { SetLogRow } from "./set-log-row";
import { emptyRow, isEmptyRow, rowOf, type SetRow, setNumbers, withSides } from "./set-rows";
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
    const more = shape.eachSide ? (["left", "right"] as const) : ([undefined] as const);
    change([...rows, ...more.map((side) => emptyRow(unit, shape, side))]);
    requestAnimationFrame(() => body.current?.querySelector<HTMLInputElement>("tr:last-child input")?.focus());
  };
  // Rows that nobody has typed in are made anew by the shape.
  const isTouched = log.state !== "untouched" || rows.some((row) => !isEmptyRow(row));
  const chooseSides = (eachSide: boolean) => {
    setShape({ ...shape, eachSide });
    if (isTouched) change(withSides(rows, eachSide));
  };
  const chooseBodyweight = (bodyweight: boolean) => {
    setShape({ ...shape, bodyweight });
    // What was typed stays what it was: only an empty load may mean another thing.
    if (isTouched) change(rows.map((row) => (row.load.trim() === "" ? { ...row, bodyweight } : row)));
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Segmented
          label="What is counted"
          value={shape.measure}
          onValueChange={(measure) => setShape({ ...shape, measure })}
          options={MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] }))}
        />
        <Checkbox label="Each side" checked={shape.eachSide} onChange={({ target }) => chooseSides(target.checked)} />
        <Checkbox
          label="Bodyweight ±"
          checked={shape.bodyweight}
          onChange={({ target }) => chooseBodyweight(target.checked)}
        />
      </div>
      <div ref={body}>
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">Sets of {exercise.name} today</caption>
          <thead>
            <tr className="text-left text-muted text-xs">
              <th scope="col" className={shape.eachSide ? "w-10 font-medium" : "w-7 font-medium"}>
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

const MEASURE_NAMES: Record<Measure, string> = { reps: "Reps", time: "Time", distance: "Metres" };
