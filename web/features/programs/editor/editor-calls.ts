import { useQuery } from "@tanstack/react-query";
import type { KnownExercise } from "../../../../worker/contract/exercises";
import type { AdminWeeklyProgram, ProgramChangeInput, ProgramVersion } from "../../../../worker/contract/programs";
import { api, call } from "../../../lib/http/api";

const PATH = "/api/admin/weekly-programs";
const programs = api.api.admin["weekly-programs"];

export function readAdminProgram(id: number): Promise<AdminWeeklyProgram> {
  return call(programs[":id"].$get({ param: { id: String(id) } }));
}

/** The week as it is opened. Each opening asks afresh, and no later answer changes what is being edited. */
export function useOpenedProgram(id: string) {
  return useQuery({
    queryKey: [PATH, id, "editor"],
    queryFn: () => readAdminProgram(Number(id)),
    enabled: /^\d+$/.test(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });
}

export function saveProgram(id: number, json: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  return call<AdminWeeklyProgram>(programs[":id"].$put({ param: { id: String(id) }, json }));
}

export function useVersions(id: number, enabled: boolean) {
  return useQuery({
    queryKey: [PATH, String(id), "versions"],
    queryFn: (): Promise<ProgramVersion[]> => call(programs[":id"].versions.$get({ param: { id: String(id) } })),
    enabled,
    gcTime: 0,
    staleTime: 0,
  });
}

export function restoreVersion(id: number, versionId: number, revision: number): Promise<AdminWeeklyProgram> {
  return call<AdminWeeklyProgram>(
    programs[":id"].versions[":versionId"].restore.$post({
      param: { id: String(id), versionId: String(versionId) },
      json: { revision },
    }),
  );
}

/** Names that exercises have been given before, with their videos. */
export function useExerciseNames() {
  return useQuery({
    queryKey: ["/api/admin/exercise-names"],
    queryFn: (): Promise<KnownExercise[]> => call(api.api.admin["exercise-names"].$get()),
    staleTime: 60_000,
  });
}
