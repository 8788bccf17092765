import type { QueryClient } from "@tanstack/react-query";
import type { ProgramChangeInput, ProgramSummary } from "../../../../worker/contract/programs";
import { api, call } from "../../../lib/http/api";

export function publishProgram(id: number, isPublished: boolean): Promise<ProgramSummary> {
  return change(id, { isPublished });
}

export async function discardProgram(id: number): Promise<void> {
  await call(api.api.admin["weekly-programs"][":id"].$delete({ param: { id: String(id) } }));
}

/** The new draft takes the older program's place in one step, also before members where the older one was published. */
export function replaceProgram(olderId: number, draft: number): Promise<ProgramSummary> {
  return call<ProgramSummary>(
    api.api.admin["weekly-programs"][":id"].replace.$post({ param: { id: String(draft) }, json: { olderId } }),
  );
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
