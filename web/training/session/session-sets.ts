import { useState } from "react";
import { type Gym, loadable } from "../../../worker/contract/gym";
import { setsText, setText } from "../../../worker/contract/log-text";
import { type LogShape, logShape } from "../log-shape";
import { percentLoads } from "../percent-loads";
import { setCount } from "../set-count";
import { emptyRow, isEmptyRow, type RowProblem, rowOf, type SetRow, setNumbers, setsOf } from "../set-rows";
import type { ShownExercise } from "../swap/shown-exercise";
import { readNumber } from "../typed-number";
import { useSetLog } from "../use-set-log";
import type { Training } from "../use-training";
import { isOpenSet, prescribedRows } from "./prescribed-rows";

/** A set to tick off: its row, or the two rows of its sides. */
export type SessionSet = {
  number: number;
  rows: { index: number; row: SetRow; prescribed: SetRow; problems: RowProblem[] }[];
  /** What was logged, else what a tick will log; empty if there is nothing to count. */
  text: string;
  isLogged: boolean;
  /** The amount is unknown beforehand and asked for. */
  asks: boolean;
  lastText: string;
};

/** Near a competition, scales the last load by the coach's share, rounded to the gym's plates. */
function lighter(row: SetRow, { ofLast, name }: ShownExercise, gym: Gym): SetRow {
  const load = ofLast ? readNumber(row.load) : null;
  return load && load > 0 ? { ...row, load: String(loadable((load * (ofLast ?? 100)) / 100, gym, name)) } : row;
}

type Past = NonNullable<Training["past"]>;
type Input = { exercise: ShownExercise; training: Training; past: Past; onRecords: (text: string) => void };

/** Returns the sets of the exercise on screen, stored and sent like the list's rows. */
export function useSessionSets({ exercise, training, past, onRecords }: Input) {
  const unit = past.weightUnit;
  const last = past.lastOf(exercise.id);
  const today = past.todayOf(exercise.id);
  const [shape] = useState<LogShape>(() => logShape(exercise.dose, today, last));
  const log = useSetLog({ training, unit, exercise, sets: setCount(exercise), kind: shape, today, onRecords });
  const ownLoads = percentLoads(exercise, { lift: past.liftOf(exercise.id), gym: past.gym, unit });
  const lastRows = last?.sets.map(rowOf) ?? [];
  const goBy = lastRows.map((row) => lighter(row, exercise, past.gym));
  const prescribed = prescribedRows(log.rows, { dose: exercise.dose, ownLoads, last: goBy, shape, unit });
  const numbers = setNumbers(log.rows);
  const sets: SessionSet[] = [];
  log.rows.forEach((row, index) => {
    const number = numbers[index] ?? index + 1;
    const part = {
      index,
      row,
      prescribed: prescribed[index] ?? row,
      problems: log.problems.filter((problem) => problem.row === index),
    };
    const set = sets[number - 1];
    if (set) set.rows.push(part);
    else sets.push({ number, rows: [part], text: "", isLogged: false, asks: false, lastText: "" });
  });
  for (const set of sets) {
    set.isLogged = set.rows.some(({ row }) => !isEmptyRow(row));
    const shown = set.rows.map(({ row, prescribed: wanted }) => (set.isLogged ? row : wanted));
    set.text = textOf(shown);
    set.asks =
      !set.isLogged && shown.every((row) => isEmptyRow(row) || isBare(row)) && isOpenSet(exercise.dose, set.number - 1);
    set.lastText = textOf(set.rows.flatMap(({ index }) => lastRows[index] ?? []));
  }

  const put = (changes: ReadonlyMap<number, SetRow>) =>
    log.change(log.rows.map((row, index) => changes.get(index) ?? row));
  return {
    sets,
    shape,
    log,
    put: (index: number, row: SetRow) => put(new Map([[index, row]])),
    /** Logs the prescribed set unless something else was typed; nothing if there is nothing to count. */
    asPrescribed: (set: SessionSet) => {
      const due = set.rows.filter(({ row, prescribed: wanted }) => isEmptyRow(row) && !isEmptyRow(wanted));
      if (due.length > 0) put(new Map(due.map(({ index, prescribed: wanted }) => [index, wanted])));
    },
    clear: (set: SessionSet) =>
      put(new Map(set.rows.map(({ index, row }) => [index, emptyRow(unit, shape, row.side ?? undefined)]))),
    add: () => {
      const sides = shape.eachSide ? (["left", "right"] as const) : ([undefined] as const);
      log.change([...log.rows, ...sides.map((side) => emptyRow(unit, shape, side))]);
    },
  };
}

/** Returns whether a row has only a load, and no amount. */
const isBare = (row: SetRow) => isEmptyRow({ ...row, load: "" });

/** Returns `60 kg × 8`, `8 reps each side` or `8 L, 7 R`. */
function textOf(rows: readonly SetRow[]): string {
  const { sets } = setsOf(rows);
  const [first, second] = sets;
  if (!first) return "";
  const isSame = second && JSON.stringify({ ...first, side: null }) === JSON.stringify({ ...second, side: null });
  return isSame && sets.length === 2 ? `${setText({ ...first, side: null })} each side` : setsText(sets);
}
