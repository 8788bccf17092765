import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { MemberTraining } from "../../../../worker/contract/training-book";
import { useMemberTraining } from "../../../data/training-book";
import { calendarDay, plural } from "../../../lib/format/format";
import { NotLoaded } from "../../../shell/not-loaded";
import { REASONS_TOLD } from "../../../training/swap/swap-words";
import { LineChart } from "../../../ui/chart-line";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

/** Shows a member's training by exercise and week, with training days and effort above, and one lift as a chart. */
export function MemberWeeks({ memberId }: { memberId: string }) {
  const query = useMemberTraining(memberId);
  if (query.data) return <Weeks memberId={memberId} training={query.data} />;
  return <NotLoaded query={query} headingLevel={3} label="Loading the weeks" bars={["h-48 w-full"]} />;
}

const short = (day: string) => calendarDay(day, { month: "short", day: "numeric" });
const CELL = "px-2 py-1.5 text-center tabular-nums whitespace-nowrap";
const HEAD = "sticky left-0 z-1 bg-paper py-1.5 pr-3 text-left";

function Weeks({ memberId, training }: { memberId: string; training: MemberTraining }) {
  const { weeks, exercises, unit, swaps } = training;
  return (
    <div className="grid grid-cols-1 gap-8">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard. */}
      <section aria-label="Exercises by week" tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">What was done in each week</caption>
          <thead>
            <tr className="border-line-strong border-b text-muted">
              <th scope="col" className={`${HEAD} font-medium`}>
                Week of
              </th>
              {weeks.map(({ monday }) => (
                <th key={monday} scope="col" className={`${CELL} font-medium`}>
                  {short(monday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            <tr>
              <th scope="row" className={`${HEAD} font-semibold`}>
                Days trained
              </th>
              {weeks.map(({ monday, trained, planned }) => (
                <td key={monday} className={CELL}>
                  {planned ? `${trained} of ${planned}` : trained || "–"}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className={`${HEAD} font-semibold`}>
                RPE felt / meant
              </th>
              {weeks.map(({ monday, effort: { felt, meant } }) => (
                <td
                  key={monday}
                  className={`${CELL} ${felt !== null && meant !== null && felt > meant + 0.5 ? "font-semibold text-warning" : ""}`}
                >
                  {felt === null && meant === null ? "–" : `${felt ?? "–"} / ${meant ?? "–"}`}
                </td>
              ))}
            </tr>
            {exercises.map((exercise) => (
              <LiftRow key={exercise.nameKey} memberId={memberId} exercise={exercise} weeks={weeks} />
            ))}
          </tbody>
        </table>
      </section>
      {exercises.length > 0 ? (
        <Lift exercises={exercises} unit={unit} />
      ) : (
        <p className="text-muted">No sets were written down in these weeks.</p>
      )}
      {swaps.length > 0 ? <MemberSwaps swaps={swaps} /> : null}
      <p className="text-sm">
        <Link to={addressOf("adminTraining", { query: { member: memberId, show: "all" } })} className="link">
          All sessions in the training book
        </Link>
      </p>
    </div>
  );
}

type LiftRowProps = {
  memberId: string;
  exercise: MemberTraining["exercises"][number];
  weeks: MemberTraining["weeks"];
};

function LiftRow({ memberId, exercise: { nameKey, name, done }, weeks }: LiftRowProps) {
  return (
    <tr>
      <th scope="row" className={`${HEAD} min-w-36 font-normal`}>
        <Link
          to={addressOf("adminTraining", { query: { member: memberId, lift: nameKey, show: "all" } })}
          className="hover:text-accent hover:underline"
        >
          {name}
        </Link>
      </th>
      {weeks.map(({ monday }) => {
        const week = done.find((one) => one.monday === monday);
        return (
          <td key={monday} className={CELL}>
            {week ? cellText(week) : <span className="text-muted">–</span>}
          </td>
        );
      })}
    </tr>
  );
}

function MemberSwaps({ swaps }: Pick<MemberTraining, "swaps">) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-base">Swaps</h3>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {swaps.map(({ id, insteadOf, substitute, reason, standing, localDate }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{substitute}</span> in place of {insteadOf}:{" "}
              <span className={reason === "hurts" ? "font-semibold text-warning" : ""}>{REASONS_TOLD[reason]}</span>
            </span>
            <span className="text-muted tabular-nums">
              {standing ? `since ${calendarDay(localDate)}` : calendarDay(localDate)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Exercises = MemberTraining["exercises"];
type Week = Exercises[number]["done"][number];

/** Returns the heaviest set, else the most reps, else the number of sets. */
function cellText({ load, reps, sets }: Week): string {
  if (load !== null) return reps === null ? String(load) : `${load} × ${reps}`;
  return reps === null ? plural(sets, "set") : plural(reps, "rep");
}

function Lift({ exercises, unit }: { exercises: Exercises; unit: string }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const lift = exercises.find(({ nameKey }) => nameKey === chosen) ?? exercises[0];
  if (!lift) return null;
  const loaded = lift.done.some(({ load }) => load !== null);
  const points = lift.done.flatMap(({ monday, load, reps }) => {
    const value = loaded ? load : reps;
    const text = [load === null ? null : `${load} ${unit}`, reps === null ? null : plural(reps, "rep")]
      .filter(Boolean)
      .join(", ");
    return value === null ? [] : [{ date: monday, value, text }];
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label="Lift" className="max-w-80">
        <Select
          value={lift.nameKey}
          onChange={({ target }) => setChosen(target.value)}
          options={exercises.map(({ nameKey, name }) => ({ value: nameKey, label: name }))}
        />
      </Field>
      <LineChart
        label={loaded ? "Heaviest set of each week" : "Most reps of each week"}
        unit={loaded ? unit : "reps"}
        points={points}
      />
    </div>
  );
}
