import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminWeeklyProgram, ProgramOverlap } from "../../../worker/contract/programs";
import { calendarDay } from "../../lib/format/format";
import { api, call } from "../../lib/http/api";
import { Alert } from "../../ui/alert";

type Week = Pick<AdminWeeklyProgram, "startDate" | "endDate" | "assignedTo"> & {
  /** Missing while the week is not made yet. */
  id?: number;
};

/** The published weeks for everybody that run on days of this one, this one aside. */
export function readOverlaps({ id, startDate, endDate }: Omit<Week, "assignedTo">): Promise<ProgramOverlap[]> {
  return call(
    api.api.admin["weekly-programs"].overlaps.$get({
      query: { from: startDate, to: endDate, ...(id === undefined ? {} : { except: String(id) }) },
    }),
  );
}

/** Says that members will see only one of two weeks, while there is time to move one. A private week may run beside others. */
export function DateOverlaps({ id, startDate, endDate, assignedTo }: Week) {
  const whole = /^2[01]\d\d-/.test(startDate) && /^2[01]\d\d-/.test(endDate) && startDate <= endDate;
  const { data } = useQuery({
    queryKey: ["/api/admin/weekly-programs", "overlaps", id, startDate, endDate],
    queryFn: () => readOverlaps({ id, startDate, endDate }),
    enabled: whole && assignedTo === null,
    staleTime: 0,
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
