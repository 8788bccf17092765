import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../../../worker/contract/calendar";
import { MOST_WEEKS_IMPORTED } from "../../../../worker/contract/program-import-limits";
import { api, call } from "../../../lib/http/api";

/** The first Monday from which so many weeks are free; until that is known the next one. */
export function useFreeMonday(weeks: number): string {
  const [next] = useState(() => addDays(mondayOf(localDate(new Date(), brand.timeZone)), 7));
  const asked = String(Math.min(Math.max(weeks, 1), MOST_WEEKS_IMPORTED));
  const { data } = useQuery({
    queryKey: ["/api/admin/weekly-programs", "free-monday", asked],
    queryFn: () => call(api.api.admin["weekly-programs"]["free-monday"].$get({ query: { weeks: asked } })),
    // A proposal that changes under the coach's hands would be worse than an old one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data?.startDate ?? next;
}
