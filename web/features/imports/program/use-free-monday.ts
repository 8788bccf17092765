import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../../../worker/contract/calendar";
import { MOST_WEEKS_IMPORTED } from "../../../../worker/contract/program-import-limits";
import { freeMondayQuery } from "../../../data/admin-programs";

/** The first Monday from which so many weeks are free; until that is known the next one. */
export function useFreeMonday(weeks: number): string {
  const [next] = useState(() => addDays(mondayOf(localDate(new Date(), brand.timeZone)), 7));
  const { data } = useQuery(freeMondayQuery(Math.min(Math.max(weeks, 1), MOST_WEEKS_IMPORTED)));
  return data?.startDate ?? next;
}
