import type { StoredMedia, UploadAnswer } from "../../worker/contract/media";
import { api, call } from "../lib/http/api";
import { RequestError } from "../lib/http/request-error";
import { kindOfFile } from "./media-files";
import { preparePicture } from "./prepare-picture";
import { refuseHevc } from "./refuse-hevc";

type UploadOptions = {
  /** From 0 to 1, by bytes. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** For a picture that is shown in a square of at most so many pixels: only its middle is sent. */
  square?: number | undefined;
};

/**
 * Makes a file ready and stores it. Rejects with an UploadRefused or RequestError (`uploadWords` says either to people), a
 * TypeError without a network, an AbortError when `signal` says so.
 */
export async function uploadMedia(
  file: File,
  { onProgress, signal, square }: UploadOptions = {},
): Promise<StoredMedia> {
  const ready = await prepared(file, square);
  signal?.throwIfAborted();
  return storeFile(ready, { onProgress, signal });
}

/** Stores a file as it is; it rejects as `uploadMedia` does. */
export async function storeFile(
  ready: File,
  { onProgress, signal }: Pick<UploadOptions, "onProgress" | "signal"> = {},
): Promise<StoredMedia> {
  const request = ready.type ? { contentType: ready.type, size: ready.size } : { size: ready.size };
  const { uploadURL } = await call<UploadAnswer>(api.api.objects.upload.$post({ json: request }));
  return put(uploadURL, ready, onProgress, signal);
}

/** A retry does not draw the picture again. */
const PREPARED = new WeakMap<File, File>();

async function prepared(file: File, square?: number): Promise<File> {
  const before = PREPARED.get(file);
  if (before) return before;
  const kind = kindOfFile(file);
  if (kind === "video") await refuseHevc(file);
  const ready = kind === "image" ? await preparePicture(file, square) : file;
  PREPARED.set(file, ready);
  return ready;
}

function put(address: string, file: File, onProgress?: (share: number) => void, signal?: AbortSignal) {
  return new Promise<StoredMedia>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    // fetch cannot tell how much it has sent.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(answerOf(new Response(responseText, { status, statusText })));
    };
    // The same kind of error that fetch has for a network that is down.
    request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.open("PUT", address);
    request.withCredentials = true;
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.send(file);
  });
}

async function answerOf(response: Response): Promise<StoredMedia> {
  if (!response.ok) throw await RequestError.from(response);
  return (await response.json()) as StoredMedia;
}
