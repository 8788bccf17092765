import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../../../worker/contract/calendar";
import { MOST_WEEKS_IMPORTED } from "../../../../worker/contract/program-import-limits";
import { freeMondayQuery } from "../../../data/admin-programs";

/** Returns the first Monday followed by enough free weeks; the next Monday while loading. */
export function useFreeMonday(weeks: number): string {
  const [next] = useState(() => addDays(mondayOf(localDate(new Date(), brand.timeZone)), 7));
  const { data } = useQuery(freeMondayQuery(Math.min(Math.max(weeks, 1), MOST_WEEKS_IMPORTED)));
  return data?.startDate ?? next;
}
