import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { StoredMedia } from "../../worker/contract/media";
import { isUnauthorized } from "../lib/http/request-error";
import { useToast } from "../ui/toast-context";
import { isCancelled, uploadWords } from "./upload-refused";

type UploadState =
  | { status: "idle" }
  /** `share`: 0 to 1, by bytes of all files. */
  | { status: "uploading"; files: readonly File[]; share: number }
  | { status: "failed"; files: readonly File[]; message: string };

export type MediaUpload = {
  state: UploadState;
  start: (files: readonly File[]) => void;
  /** Retries the same files; those already stored are not sent again. */
  retry: () => void;
  cancel: () => void;
};

type Options = {
  onUploaded: (media: StoredMedia[]) => void;
  /** See `uploadMedia`. */
  square?: number;
};

/** Uploads files one by one, with progress, and reports the result in toasts. */
export function useMediaUpload({ onUploaded, square }: Options): MediaUpload {
  const { toast } = useToast();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController | null>(null);
  const stored = useRef(new Map<File, StoredMedia>());
  const { mutate, reset, ...upload } = useMutation({
    mutationFn: (files: readonly File[]) => {
      const control = new AbortController();
      running.current = control;
      setShare(0);
      return storeAll(files, stored.current, setShare, { signal: control.signal, square });
    },
    onSuccess: (media) => {
      stored.current.clear();
      reset();
      toast({
        title: "Upload successful",
        description: `${media.length} file(s) uploaded successfully`,
        tone: "success",
      });
      onUploaded(media);
    },
    onError: (error) => {
      if (!isCancelled(error) && !isUnauthorized(error))
        toast({ title: "Upload failed", description: uploadWords(error), tone: "destructive" });
    },
  });
  // Leaving the page cancels the upload.
  useEffect(() => () => running.current?.abort(), []);

  const files = upload.variables ?? [];
  const state: UploadState = upload.isPending
    ? { status: "uploading", files, share }
    : upload.error && !isCancelled(upload.error)
      ? { status: "failed", files, message: uploadWords(upload.error) }
      : { status: "idle" };
  return {
    state,
    start: (chosen) => {
      stored.current.clear();
      mutate(chosen);
    },
    retry: () => mutate(files),
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}

async function storeAll(
  files: readonly File[],
  stored: Map<File, StoredMedia>,
  onShare: (share: number) => void,
  options: { signal: AbortSignal; square: number | undefined },
): Promise<StoredMedia[]> {
  const { uploadMedia } = await import("./upload-media");
  const all = files.reduce((sum, file) => sum + file.size, 0);
  let before = 0;
  for (const file of files) {
    const tell = (share: number) => onShare((before + share * file.size) / all);
    if (!stored.has(file)) stored.set(file, await uploadMedia(file, { onProgress: tell, ...options }));
    options.signal.throwIfAborted();
    before += file.size;
  }
  return files.flatMap((file) => stored.get(file) ?? []);
}
