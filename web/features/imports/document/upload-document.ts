import { RequestError } from "../../../lib/http/request-error";

export type Transfer = { phase: "sending"; sent: number; total: number } | { phase: "reading" };

type Upload = {
  path: string;
  field: string;
  file: File;
  signal: AbortSignal;
  onTransfer: (transfer: Transfer) => void;
};

/** Uploads one document and reports the upload progress, which fetch does not provide. */
export function uploadDocument<Answer>(upload: Upload): Promise<Answer> {
  const { path, field, file, signal, onTransfer } = upload;
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
    // The same error type that fetch throws on a network failure.
    request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", path);
    request.withCredentials = true;
    request.setRequestHeader("Idempotency-Key", keyOf(file));
    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}

/** A retry sends the key of the first attempt, so that choosing a file once creates one draft. */
function keyOf(file: File): string {
  const key = KEYS.get(file) ?? crypto.randomUUID();
  KEYS.set(file, key);
  return key;
}

const KEYS = new WeakMap<File, string>();

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await RequestError.from(response);
  return (await response.json()) as Answer;
}
