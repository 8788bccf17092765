import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../../../worker/contract/calendar";
import { api, call } from "../../../lib/http/api";
import { freeMonday } from "./week-dates";

/** As many weeks as one answer holds, the newest: older ones are over. */
const LOOKED_AT = "50";

/** The first Monday from which so many weeks are free; until the other weeks are known the next one. */
export function useFreeMonday(weeks: number): string {
  const [next] = useState(() => addDays(mondayOf(localDate(new Date(), brand.timeZone)), 7));
  const { data } = useQuery({
    queryKey: ["/api/admin/weekly-programs", "taken"],
    queryFn: () => call(api.api.admin["weekly-programs"].$get({ query: { limit: LOOKED_AT } })),
    // A proposal that changes under the coach's hands would be worse than an old one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const taken = (data ?? []).filter(({ assignedTo }) => assignedTo === null);
  return freeMonday(taken, weeks, next);
}
