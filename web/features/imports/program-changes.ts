import type { QueryClient } from "@tanstack/react-query";
import { localDate } from "../../../worker/contract/calendar";
import type { AdminWeeklyProgram, ProgramChangeInput, ProgramSummary } from "../../../worker/contract/programs";
import { api, call } from "../../lib/api";
import { browserTimeZone } from "../../lib/session";

export type WeekDates = { startDate: string; endDate: string };

export function publishProgram(id: number, isPublished: boolean): Promise<ProgramSummary> {
  return change(id, { isPublished });
}

export async function discardProgram(id: number): Promise<void> {
  await call(api.api.admin["weekly-programs"][":id"].$delete({ param: { id: String(id) } }));
}

/**
 * The new draft takes the older program's place in the calendar, then the older one goes. A week that is over has no
 * place to take: the draft keeps its own dates. Answers the dates taken over.
 */
export async function replaceProgram(older: number, draft: number): Promise<WeekDates | null> {
  const { startDate, endDate }: AdminWeeklyProgram = await call(
    api.api.admin["weekly-programs"][":id"].$get({ param: { id: String(older) } }),
  );
  const over = endDate < localDate(new Date(), browserTimeZone());
  if (!over) await change(draft, { startDate, endDate });
  await discardProgram(older);
  return over ? null : { startDate, endDate };
}

export async function refreshPrograms(client: QueryClient): Promise<void> {
  await Promise.all(
    ["/api/admin/weekly-programs", "/api/weekly-programs", "/api/weekly-programs/current"].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

function change(id: number, json: ProgramChangeInput): Promise<ProgramSummary> {
  return call(api.api.admin["weekly-programs"][":id"].$put({ param: { id: String(id) }, json }));
}
