import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isUnauthorized, RequestError } from "../../../lib/http/request-error";
import { useToast } from "../../../ui/toast-context";
import { type Transfer, uploadDocument } from "./upload-document";

type TransferOptions<Answer> = {
  path: string;
  /** The name of the form field that carries the file. */
  field?: string;
  /** The message for errors without one from the server. */
  failed: string;
  onDone: (answer: Answer) => void;
  onSettled?: () => void;
};

/** Uploads one document: its progress, its error, and a way to cancel. */
export function useTransfer<Answer>({ path, field = "document", failed, onDone, onSettled }: TransferOptions<Answer>) {
  const { toast } = useToast();
  const [transfer, setTransfer] = useState<Transfer>();
  const running = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: (file: File): Promise<Answer> => {
      running.current = new AbortController();
      setTransfer({ phase: "sending", sent: 0, total: file.size });
      return uploadDocument<Answer>({ path, field, file, signal: running.current.signal, onTransfer: setTransfer });
    },
    onSuccess: (answer) => onDone(answer),
    onError: (error) => {
      if (isUnauthorized(error) || isAbort(error)) return;
      toast({ title: "Upload Failed", description: refusalOf(error, failed), tone: "destructive" });
    },
    onSettled: () => {
      setTransfer(undefined);
      onSettled?.();
    },
  });
  // The shell handles an expired session, and cancelling is not a failure.
  const shownError = upload.error && !isUnauthorized(upload.error) && !isAbort(upload.error) ? upload.error : null;
  return {
    transfer,
    refusal: shownError ? refusalOf(shownError, failed) : undefined,
    refusalCode: shownError instanceof RequestError ? shownError.body?.code : undefined,
    start: upload.mutate,
    /** Resets the state and cancels an upload in progress. */
    reset: () => {
      running.current?.abort(new DOMException("The upload was called off.", "AbortError"));
      setTransfer(undefined);
      upload.reset();
    },
  };
}

function refusalOf(error: unknown, failed: string): string {
  return error instanceof RequestError ? (error.body?.message ?? "Upload failed") : failed;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
