import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminWeeklyProgram } from "../../../worker/contract/programs";
import { overlapsQuery } from "../../data/admin-programs";
import { calendarDay } from "../../lib/format/format";
import { Alert } from "../../ui/alert";

type Week = Pick<AdminWeeklyProgram, "startDate" | "endDate" | "assignedTo"> & {
  /** Missing for a week not stored yet. */
  id?: number;
};

/** Warns that members will see only one of two overlapping weeks. A private week may overlap others. */
export function DateOverlaps({ id, startDate, endDate, assignedTo }: Week) {
  const whole = /^2[01]\d\d-/.test(startDate) && /^2[01]\d\d-/.test(endDate) && startDate <= endDate;
  const { data } = useQuery({
    ...overlapsQuery({ id, startDate, endDate }),
    enabled: whole && assignedTo === null,
  });
  if (!data?.length || assignedTo !== null) return null;
  return (
    <Alert tone="warning" title={data.length === 1 ? "Another week has these dates" : "Other weeks have these dates"}>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <Link className="link font-semibold" to={addressOf("weeklyProgramEdit", { id: other.id })}>
              {other.title}
            </Link>
            , {other.status === "scheduled" ? "scheduled" : "published"}, {calendarDay(other.startDate)} to{" "}
            {calendarDay(other.endDate)}
          </li>
        ))}
      </ul>
      <p className="pt-1">
        Members see one week at a time: of two that run, the one that starts later, else the one with the higher week
        number, else the newer.
      </p>
    </Alert>
  );
}
