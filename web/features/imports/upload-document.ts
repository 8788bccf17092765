import type { WeeklyUpload } from "../../../worker/contract/imports";
import { RequestError } from "../../lib/request-error";

export type Transfer = { phase: "sending"; sent: number; total: number } | { phase: "reading" };

type Upload = { path: string; file: File; signal: AbortSignal; onTransfer: (transfer: Transfer) => void };

/** Sends one document; the progress is that of the bytes, which fetch cannot tell. */
export function uploadDocument(upload: Upload): Promise<WeeklyUpload> {
  const { path, file, signal, onTransfer } = upload;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onTransfer({ phase: "sending", sent: loaded, total });
    request.upload.onload = () => onTransfer({ phase: "reading" });
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(answerOf(new Response(responseText, { status, statusText })));
    };
    // The same kind of error that fetch has for a network that is down.
    request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", path);
    request.withCredentials = true;
    const form = new FormData();
    form.append("document", file);
    request.send(form);
  });
}

async function answerOf(response: Response): Promise<WeeklyUpload> {
  if (!response.ok) throw await RequestError.from(response);
  return (await response.json()) as WeeklyUpload;
}
