import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProgramVideoSuggestion } from "../../../../worker/contract/exercises";
import type { AdminWeeklyProgram } from "../../../../worker/contract/programs";
import { api, call } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

export function programQuery(id: number) {
  return queryOptions({
    queryKey: ["/api/admin/weekly-programs", String(id)],
    queryFn: (): Promise<AdminWeeklyProgram> =>
      call(api.api.admin["weekly-programs"][":id"].$get({ param: { id: String(id) } })),
  });
}

export function suggestionsQuery(id: number) {
  return queryOptions({
    queryKey: ["/api/admin/weekly-programs", String(id), "video-suggestions"],
    queryFn: (): Promise<ProgramVideoSuggestion[]> =>
      call(api.api.admin["weekly-programs"][":id"]["video-suggestions"].$get({ param: { id: String(id) } })),
  });
}

/** The server takes so many at once. */
const MOST_AT_ONCE = 500;

/** Gives exercises of a program the videos that the library proposes for them. */
export function useAcceptVideos(programId: number, onAccepted: (exerciseIds: number[]) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (accepted: ProgramVideoSuggestion[]) => {
      const videos = accepted.flatMap(({ exerciseIds, videoUrl }) =>
        exerciseIds.map((exerciseId) => ({ exerciseId, videoUrl })),
      );
      const [only] = videos;
      if (only && videos.length === 1) {
        const { exerciseId, videoUrl } = only;
        await call(
          api.api.admin.exercises[":id"].video.$put({ param: { id: String(exerciseId) }, json: { videoUrl } }),
        );
        return [exerciseId];
      }
      for (let from = 0; from < videos.length; from += MOST_AT_ONCE) {
        await call(
          api.api.admin["exercise-videos"].$put({ json: { videos: videos.slice(from, from + MOST_AT_ONCE) } }),
        );
      }
      return videos.map(({ exerciseId }) => exerciseId);
    },
    onSuccess: async (exerciseIds) => {
      toast({ title: "Video URL Updated", tone: "success" });
      await refreshVideos(client, programId);
      onAccepted(exerciseIds);
    },
    onError: useVideoRefusal(),
  });
}

/** Takes the video of one exercise away again. */
export function useRemoveVideo(programId: number, onRemoved: (exerciseId: number) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (exerciseId: number) =>
      call(api.api.admin.exercises[":id"].video.$put({ param: { id: String(exerciseId) }, json: { videoUrl: null } })),
    onSuccess: async (_, exerciseId) => {
      toast({ title: "Video removed", description: "The library still knows it.", tone: "success" });
      await refreshVideos(client, programId);
      onRemoved(exerciseId);
    },
    onError: useVideoRefusal(),
  });
}

function useVideoRefusal() {
  const toastFailure = useFailureToast("Update Failed");
  return (error: Error) => toastFailure(error, "Failed to update video URL");
}

/** The program, its proposals, and the list that counts its missing videos. */
async function refreshVideos(client: QueryClient, programId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ["/api/admin/weekly-programs"] }),
    client.invalidateQueries({ queryKey: ["/api/weekly-programs", String(programId)] }),
    client.invalidateQueries({ queryKey: ["/api/admin/exercises"] }),
  ]);
}
