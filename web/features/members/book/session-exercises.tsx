// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop table semantics once display changes, as it does on a phone.

import { setsText } from "../../../../worker/contract/log-text";
import type { BookExercise, BookSession } from "../../../../worker/contract/training-book";
import { calendarDay } from "../../../lib/format/format";
import { REASONS_TOLD } from "../../../training/swap/swap-words";

type SessionExercisesProps = { session: BookSession; onLift: (nameKey: string) => void };

const CELL = "sm:py-1 sm:pr-4 align-baseline";
const RECORD_NAMES = {
  load: "heaviest set",
  reps: "most reps",
  time: "longest",
  distance: "furthest",
  estimate: "best estimate",
} as const;

/** Shows logged sets beside the prescribed and the last ones; exercises without a log are named in a line. */
export function SessionExercises({ session, onLift }: SessionExercisesProps) {
  const logged = session.exercises.filter(({ nameKey }) => nameKey !== null);
  const unlogged = session.exercises.filter(({ nameKey }) => nameKey === null).map(leftText);
  if (logged.length === 0) {
    const swapped = session.exercises.filter(({ insteadOf }) => insteadOf !== null).map(leftText);
    return (
      <p className="text-muted text-sm">
        Finished, without sets written down.
        {swapped.length > 0 ? ` Swapped: ${swapped.join(", ")}.` : null}
      </p>
    );
  }
  return (
    <>
      <table
        role="table"
        className="w-full border-collapse text-left text-sm wrap-anywhere max-sm:block sm:table-fixed"
      >
        <caption className="sr-only">What was done</caption>
        <thead role="rowgroup" className="text-muted max-sm:sr-only">
          <tr role="row">
            {["Exercise", "Written", "Done", "Last time"].map((head) => (
              <th key={head} role="columnheader" scope="col" className={`${CELL} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:grid max-sm:grid-cols-1 max-sm:gap-3">
          {logged.map((exercise) => (
            <ExerciseLine key={exercise.nameKey} exercise={exercise} onLift={onLift} />
          ))}
        </tbody>
      </table>
      {unlogged.length > 0 ? (
        <p className="text-muted text-sm">
          <span className="font-medium">Nothing written down of</span> {unlogged.join(", ")}.
        </p>
      ) : null}
    </>
  );
}

function ExerciseLine({ exercise, onLift }: { exercise: BookExercise; onLift: (nameKey: string) => void }) {
  const { nameKey, name, sets, last, records, short, insteadOf, swapReason } = exercise;
  return (
    <tr role="row" className="sm:border-line sm:border-t max-sm:grid max-sm:grid-cols-1 max-sm:gap-0.5">
      <th role="rowheader" scope="row" className={`${CELL} sm:w-[32%] font-normal`}>
        <button
          type="button"
          className="text-left font-semibold wrap-anywhere hover:text-accent hover:underline"
          onClick={() => nameKey && onLift(nameKey)}
        >
          {name}
        </button>
        {insteadOf === null ? null : (
          <span className="block text-muted">
            in place of {insteadOf}
            {swapReason ? (
              <>
                {": "}
                <span className={swapReason === "hurts" ? "font-semibold text-warning" : ""}>
                  {REASONS_TOLD[swapReason]}
                </span>
              </>
            ) : null}
          </span>
        )}
      </th>
      <td role="cell" className={`${CELL} sm:w-[18%] text-muted tabular-nums`}>
        <Head>Written</Head>
        {writtenText(exercise)}
      </td>
      <td role="cell" className={`${CELL} sm:w-[26%] tabular-nums`}>
        <Head>Done</Head>
        <span className={short ? "font-semibold text-warning" : "font-semibold"}>{setsText(sets)}</span>
        {short ? <span className="sr-only">, less than written</span> : null}
        {effortText(sets) ? <span className="text-muted">, {effortText(sets)}</span> : null}
        {records.length > 0 ? (
          <span className="block text-success">{records.map((kind) => RECORD_NAMES[kind]).join(", ")}</span>
        ) : null}
      </td>
      <td role="cell" className={`${CELL} text-muted tabular-nums`}>
        <Head>Last time</Head>
        {last ? (
          <>
            {setsText(last.sets)}{" "}
            <span className="whitespace-nowrap">
              ({calendarDay(last.localDate, { month: "short", day: "numeric" })})
            </span>
          </>
        ) : (
          "–"
        )}
      </td>
    </tr>
  );
}

const leftText = ({ name, insteadOf, swapReason }: BookExercise): string =>
  insteadOf === null ? name : `${name} (in place of ${insteadOf}${swapReason ? `: ${REASONS_TOLD[swapReason]}` : ""})`;

const Head = ({ children }: { children: string }) => (
  <span aria-hidden className="mr-2 inline-block w-18 text-muted sm:hidden">
    {children}
  </span>
);

function writtenText({ prescribed }: BookExercise): string {
  if (!prescribed) return "–";
  const { sets, reps, setRep, load, duration } = prescribed;
  const work = setRep || [sets, reps].filter(Boolean).join(" × ");
  return [work, duration, load].filter(Boolean).join(", ") || "–";
}

/** Returns the logged efforts, each once, in order. */
function effortText(sets: BookExercise["sets"]): string | null {
  const efforts = sets.flatMap(({ effort }) => effort ?? []);
  return efforts.length ? `RPE ${[...new Set(efforts)].join(", ")}` : null;
}
