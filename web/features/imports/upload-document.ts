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
      if (request.status < 200 || request.status > 299) reject(refusalOf(request));
      else resolve(request.response as WeeklyUpload);
    };
    // The same kind of error that fetch has for a network that is down.
    request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", path);
    request.responseType = "json";
    request.withCredentials = true;
    const form = new FormData();
    form.append("document", file);
    request.send(form);
  });
}

function refusalOf(request: XMLHttpRequest): RequestError {
  const body: unknown = request.response;
  const readable = typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
  const text = body === null ? request.statusText : JSON.stringify(body);
  return new RequestError(request.status, text, readable ? { ...body, message: String(body.message) } : null);
}
