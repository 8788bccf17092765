import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { WeeklyUpload } from "../../../worker/contract/imports";
import { plural } from "../../lib/format";
import { isUnauthorized, RequestError } from "../../lib/request-error";
import { useToast } from "../../ui/toast-context";
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
      for (const path of ["/api/admin/weekly-programs", "/api/weekly-programs", "/api/weekly-programs/current"]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
    },
    onError: (error) => {
      if (isUnauthorized(error) || isAbort(error)) return;
      toast({ title: "Upload Failed", description: uploadRefusal(error), tone: "destructive" });
    },
    onSettled: () => setTransfer(undefined),
  });
  return {
    transfer,
    result: upload.data,
    refusal: upload.isError && !isAbort(upload.error) ? uploadRefusal(upload.error) : undefined,
    start: upload.mutate,
    /** Back to before: an upload under way is called off. */
    reset: () => {
      running.current?.abort(new DOMException("The upload was called off.", "AbortError"));
      setTransfer(undefined);
      upload.reset();
    },
  };
}

function uploadRefusal(error: unknown): string {
  if (error instanceof RequestError) return error.body?.message ?? "Upload failed";
  return "Failed to upload weekly program document";
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
