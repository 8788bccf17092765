import type { CalendarDate } from "../../../worker/contract/calendar";
import type { FilmedSet } from "../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import { isEmptyRow, type SetRow, setNumbers, setsOf } from "../set-rows";

type Filmed = {
  name: string;
  /** Counted from 1. */
  number: number;
  /** All of today's rows of the exercise. */
  rows: readonly SetRow[];
  /** What each row holds if it is done as prescribed. */
  prescribed: readonly SetRow[];
  training: string;
  localDate: CalendarDate;
};

/** Returns the numbers of a filmed set: as logged, else as prescribed. Unreadable ones are left out. */
export function filmedSet({ name, number, rows, prescribed, training, localDate }: Filmed): FilmedSet {
  const numbers = setNumbers(rows);
  const ofSet = rows.flatMap((row, index) =>
    numbers[index] === number ? [{ row, wanted: prescribed[index] ?? row }] : [],
  );
  const isLogged = ofSet.some(({ row }) => !isEmptyRow(row));
  const { sets, problems } = setsOf(ofSet.map(({ row, wanted }) => (isLogged ? row : wanted)));
  return {
    exercise: name,
    set: number,
    done: problems.length > 0 ? [] : sets.slice(0, 2),
    training: training.slice(0, MESSAGE_LIMITS.training),
    localDate,
  };
}

/** Returns the next set: the first one not logged, else the last. */
export function nextSet(rows: readonly SetRow[]): number {
  const numbers = setNumbers(rows);
  const open = rows.findIndex(
    (_, index) => !rows.some((row, other) => numbers[other] === numbers[index] && !isEmptyRow(row)),
  );
  return numbers[open] ?? numbers.at(-1) ?? 1;
}
