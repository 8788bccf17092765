import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Mat, Roll } from "../../../worker/contract/rolls";
import { failureText } from "../../lib/http/failure-text";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { EditRollDialog, NewRollDialog } from "./roll-dialog";
import { loadText, nextRoll, rollText, unknownText } from "./roll-words";
import { useLogRoll } from "./use-roll";

export type RollBarProps = {
  mat: Mat;
  today: CalendarDate;
  /** Links to all rolls, if they are not on the page. */
  linked?: boolean;
};

/**
 * Today's rolling: logs a roll like the last one with one press or another one in a dialog, and shows the week's load.
 */
export function RollBar({ mat, today, linked = false }: RollBarProps) {
  const [open, setOpen] = useState<"new" | Roll | null>(null);
  const log = useLogRoll();
  const heading = useId();
  const todays = mat.rolls.filter(({ localDate }) => localDate === today);
  const next = nextRoll(mat.rolls);
  const week = mat.weeks.at(-1);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-line border-t px-5 py-4 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="font-sans font-semibold text-accent text-sm">
          {todays.length > 0 ? "On the mat today" : "Did you roll today?"}
        </h2>
        {linked ? (
          <Link to={addressOf("mat")} className="link inline-flex min-h-11 items-center text-sm">
            All rolls
          </Link>
        ) : null}
      </div>
      {todays.length > 0 ? (
        <ul className="grid gap-1">
          {todays.map((roll) => (
            <li key={roll.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold">{rollText(roll)}</span>
              <Button size="sm" variant="quiet" onClick={() => setOpen(roll)}>
                Change<span className="sr-only"> the roll of {rollText(roll)}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={todays.length > 0 ? "secondary" : "primary"}
          busy={log.isPending}
          busyLabel="Logging…"
          onClick={() => log.mutate({ roll: { ...next, localDate: today }, key: crypto.randomUUID() })}
        >
          {`Log ${rollText(next)}`}
        </Button>
        <Button variant="quiet" onClick={() => setOpen("new")}>
          Another roll…
        </Button>
      </div>
      <AlertLine>{failureText(log.error)}</AlertLine>
      {week ? (
        <p className="text-muted text-sm">
          Load this week: {loadText(week)}. {unknownText(week)}
        </p>
      ) : null}
      {open === "new" ? <NewRollDialog rolls={mat.rolls} today={today} onClose={close} /> : null}
      {open && open !== "new" ? <EditRollDialog roll={open} today={today} onClose={close} /> : null}
    </section>
  );
}
