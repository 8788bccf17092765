import type { QueryClient } from "@tanstack/react-query";
import type { ProgramChange, ProgramSummary, WeeklyProgram } from "../../../worker/contract/programs";
import { api, call } from "../../lib/api";

export type WeekDates = { startDate: string; endDate: string };

export function publishProgram(id: number): Promise<ProgramSummary> {
  return change(id, { isPublished: true });
}

export async function discardProgram(id: number): Promise<void> {
  await call(api.api.admin["weekly-programs"][":id"].$delete({ param: { id: String(id) } }));
}

/** The new draft takes the older program's place in the calendar, then the older one goes. */
export async function replaceProgram(older: number, draft: number): Promise<WeekDates> {
  const { startDate, endDate }: WeeklyProgram = await call(
    api.api.admin["weekly-programs"][":id"].$get({ param: { id: String(older) } }),
  );
  await change(draft, { startDate, endDate });
  await discardProgram(older);
  return { startDate, endDate };
}

export async function refreshPrograms(client: QueryClient): Promise<void> {
  await Promise.all(
    ["/api/admin/weekly-programs", "/api/weekly-programs", "/api/weekly-programs/current"].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

function change(id: number, json: ProgramChange): Promise<ProgramSummary> {
  return call(api.api.admin["weekly-programs"][":id"].$put({ param: { id: String(id) }, json }));
}
