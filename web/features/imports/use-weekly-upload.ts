import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { WeeklyUpload } from "../../../worker/contract/imports";
import { plural } from "../../lib/format";
import { isUnauthorized, RequestError } from "../../lib/request-error";
import { useToast } from "../../ui/toast-context";
import { refreshPrograms } from "./program-changes";
import { type Transfer, uploadDocument } from "./upload-document";

const ADDRESS = "/api/admin/upload-weekly-document";

/** Uploading a week: its progress, its result, and letting go of it on the way. */
export function useWeeklyUpload() {
  const client = useQueryClient();
  const { toast } = useToast();
  const [transfer, setTransfer] = useState<Transfer>();
  const running = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: (file: File): Promise<WeeklyUpload> => {
      running.current = new AbortController();
      setTransfer({ phase: "sending", sent: 0, total: file.size });
      return uploadDocument({ path: ADDRESS, file, signal: running.current.signal, onTransfer: setTransfer });
    },
    onSuccess: ({ metadata }) => {
      toast({
        title: "Weekly Program Uploaded Successfully!",
        description: `Found ${plural(metadata.totalExercises, "exercise")} across ${plural(metadata.totalDays, "day")}.`,
        tone: "success",
      });
    },
    onError: (error) => {
      if (isUnauthorized(error) || isAbort(error)) return;
      toast({ title: "Upload Failed", description: uploadRefusal(error), tone: "destructive" });
    },
    onSettled: () => {
      setTransfer(undefined);
      // Also after a failure: an upload called off while it was being read may have become a draft all the same.
      void refreshPrograms(client);
    },
  });
  return {
    transfer,
    result: upload.data,
    refusal: refusalShown(upload.error),
    start: upload.mutate,
    /** Back to before: an upload under way is called off. */
    reset: () => {
      running.current?.abort(new DOMException("The upload was called off.", "AbortError"));
      setTransfer(undefined);
      upload.reset();
    },
  };
}

// An ended session is the shell's to tell, and calling off is no failure.
function refusalShown(error: Error | null): string | undefined {
  return error && !isUnauthorized(error) && !isAbort(error) ? uploadRefusal(error) : undefined;
}

function uploadRefusal(error: unknown): string {
  if (error instanceof RequestError) return error.body?.message ?? "Upload failed";
  return "Failed to upload weekly program document";
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
