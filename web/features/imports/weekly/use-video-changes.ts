import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProgramVideoSuggestion } from "../../../../worker/contract/exercises";
import { changed } from "../../../data/changed";
import { api, call } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

/** The server takes so many at once. */
const MOST_AT_ONCE = 500;

/** Gives exercises of a program the videos that the library proposes for them. */
export function useAcceptVideos(onAccepted: (exerciseIds: number[]) => void) {
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
      await changed(client, "video");
      onAccepted(exerciseIds);
    },
    onError: useVideoRefusal(),
  });
}

/** Takes the video of one exercise away again. */
export function useRemoveVideo(onRemoved: (exerciseId: number) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (exerciseId: number) =>
      call(api.api.admin.exercises[":id"].video.$put({ param: { id: String(exerciseId) }, json: { videoUrl: null } })),
    onSuccess: async (_, exerciseId) => {
      toast({ title: "Video removed", description: "The library still knows it.", tone: "success" });
      await changed(client, "video");
      onRemoved(exerciseId);
    },
    onError: useVideoRefusal(),
  });
}

function useVideoRefusal() {
  const toastFailure = useFailureToast("Update Failed");
  return (error: Error) => toastFailure(error, "Failed to update video URL");
}
