import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { addDays, type CalendarDate, isoWeekday, mondayOf } from "../../../worker/contract/calendar";
import type { PlacedWeek } from "../../../worker/contract/placed-week";
import type { Mat } from "../../../worker/contract/rolls";
import { plural } from "../../lib/format/format";
import { ALL_DAYS } from "../../lib/format/training-words";
import { failureText } from "../../lib/http/failure-text";
import { AlertLine } from "../../ui/alert-line";
import { cx } from "../../ui/cx";
import { PlanDay } from "./plan-day";
import { PlanSession } from "./plan-session";
import { type MoveTo, useMove } from "./use-move";

type PlanWeekProps = {
  week: PlacedWeek;
  mat: Mat;
  today: CalendarDate;
  /** Links to the plan, if it is not on the page. */
  linked?: boolean;
};

/** Shows the member's week: rolls and sessions on their days, with reasons, and ways to move them. */
export function PlanWeek({ week, mat, today, linked = false }: PlanWeekProps) {
  const heading = useId();
  const [said, say] = useState("");
  const { plan, program, placements } = week;
  const titleOf = (dayId: number) => placements.find(({ session }) => session.id === dayId)?.session.title ?? "";
  const move = useMove(({ dayId, to }) => say(`${titleOf(dayId)}: ${movedText(to)}`));
  const onMove = (dayId: number, to: MoveTo) => move.mutate({ dayId, to });
  const monday = mondayOf(today);
  const out = placements.filter(({ is }) => is === "out");
  const session = { programId: program.id, today, onMove };
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-line border-t px-5 py-4 sm:px-7">
      <div className={linked ? "flex flex-wrap items-baseline justify-between gap-x-4" : "sr-only"}>
        <h2 id={heading} className="font-sans font-semibold text-accent text-sm">
          Your week
        </h2>
        {linked ? (
          <Link to={addressOf("mat")} className="link inline-flex min-h-11 items-center text-sm">
            Change the plan
          </Link>
        ) : null}
      </div>
      <ol className={cx("divide-y divide-line border-line", linked ? "border-y" : "-mt-2 border-b")}>
        {ALL_DAYS.map(({ dayOfWeek, name, short }) => {
          const date = addDays(monday, dayOfWeek - 1);
          const here = placements.filter((each) => each.date === date);
          return (
            <PlanDay
              key={date}
              name={name}
              short={short}
              date={date}
              today={today}
              planned={plan.rollDays.find((day) => day.dayOfWeek === isoWeekday(date))?.effort}
              rolled={mat.days.find(({ localDate }) => localDate === date)?.minutes}
              onDropped={(dayId) => onMove(dayId, date)}
            >
              {here.map((placement) => (
                <PlanSession key={placement.session.id} placement={placement} {...session} />
              ))}
            </PlanDay>
          );
        })}
      </ol>
      {out.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-sans font-semibold text-muted text-sm">Not this week</h3>
          <ul className="grid gap-2">
            {out.map((placement) => (
              <PlanSession key={placement.session.id} placement={placement} {...session} />
            ))}
          </ul>
        </div>
      ) : null}
      <PlanStanding week={week} mat={mat} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <AlertLine>{failureText(move.error)}</AlertLine>
    </section>
  );
}

function PlanStanding({ week: { plan, placements, kept }, mat }: Pick<PlanWeekProps, "week" | "mat">) {
  const lifted = placements.filter(({ is }) => is === "done").length;
  const monday = mat.weeks.at(-1)?.monday ?? "";
  const rolled = mat.days.filter(({ localDate }) => localDate >= monday).reduce((sum, { rolls }) => sum + rolls, 0);
  const parts = [
    plan.lifts > 0 ? `${lifted} of ${plural(plan.lifts, "session")} lifted` : null,
    plan.rollDays.length > 0 ? `${rolled} of ${plural(plan.rollDays.length, "roll")}` : null,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      {parts.join(", ")}.{kept > 0 ? ` ${plural(kept, "week")} ${kept > 1 ? "in a row " : ""}kept as planned.` : null}
    </p>
  );
}

function movedText(to: MoveTo): string {
  if (to === null) return "left out of this week.";
  if (to === undefined) return "where the plan has it again.";
  return `moved to ${ALL_DAYS[isoWeekday(to) - 1]?.name}.`;
}
