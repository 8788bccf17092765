import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { AdminUser } from "../../../worker/contract/billing";
import { dayOf } from "../../lib/format/day-of";
import { fullName } from "../../lib/format/member-words";
import { Button } from "../../ui/button";
import { FreeTimeDialog } from "./free-time-dialog";

/** Shows a member's free time, with a button to give some. Staff need none. */
export function FreeTime({ user }: { user: AdminUser }) {
  // The admin search links here.
  const [params, setParams] = useSearchParams();
  const [giving, setGiving] = useState(params.get("give") === "time");
  const { freeUntil } = user;
  if (user.role !== "user") return null;
  const close = () => {
    setGiving(false);
    if (params.has("give")) setParams(withoutWish, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        icon={<CalendarPlus aria-hidden strokeWidth={1.75} />}
        onClick={() => setGiving(true)}
      >
        Give free time
        <span className="sr-only"> to {fullName(user)}</span>
      </Button>
      {freeUntil ? (
        <p className="text-muted text-sm">
          {Date.parse(freeUntil) > Date.now() ? "Access paid until" : "Free time ended on"}{" "}
          <time dateTime={freeUntil} className="text-ink tabular-nums">
            {dayOf(freeUntil)}
          </time>
        </p>
      ) : null}
      {giving ? <FreeTimeDialog user={user} onClose={close} /> : null}
    </div>
  );
}

function withoutWish(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("give");
  return rest;
}
