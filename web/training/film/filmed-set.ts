import type { CalendarDate } from "../../../worker/contract/calendar";
import type { FilmedSet } from "../../../worker/contract/messages";
import { MESSAGE_LIMITS } from "../../../worker/contract/messages-limits";
import { isEmptyRow, type SetRow, setNumbers, setsOf } from "../set-rows";

type Filmed = {
  name: string;
  /** From 1. */
  number: number;
  /** All of the exercise's rows today. */
  rows: readonly SetRow[];
  /** What each of them says when it is done as the dose asks for it. */
  prescribed: readonly SetRow[];
  training: string;
  localDate: CalendarDate;
};

/** The set that a clip shows: what was written down of it, else what the dose asks for. What cannot be read is left out. */
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

/** The set that comes next: the first that nothing is written down of, else the last. */
export function nextSet(rows: readonly SetRow[]): number {
  const numbers = setNumbers(rows);
  const open = rows.findIndex(
    (_, index) => !rows.some((row, other) => numbers[other] === numbers[index] && !isEmptyRow(row)),
  );
  return numbers[open] ?? numbers.at(-1) ?? 1;
}
