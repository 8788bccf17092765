import type { StoredMedia, UploadAnswer } from "../../worker/contract/media";
import { api, call } from "../lib/http/api";
import { RequestError } from "../lib/http/request-error";
import { kindOfFile } from "./media-files";
import { preparePicture } from "./prepare-picture";
import { refuseHevc } from "./refuse-hevc";

type UploadOptions = {
  /** 0 to 1, by bytes. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** For pictures shown in a square of at most this many pixels: only the centre is sent. */
  square?: number | undefined;
};

/**
 * Prepares and stores a file. Rejects with an UploadRefused or RequestError (`uploadWords` gives their text), with a
 * TypeError when offline, and with an AbortError on `signal`.
 */
export async function uploadMedia(
  file: File,
  { onProgress, signal, square }: UploadOptions = {},
): Promise<StoredMedia> {
  const ready = await prepared(file, square);
  signal?.throwIfAborted();
  return storeFile(ready, { onProgress, signal });
}

/** Stores a file unchanged; rejects like `uploadMedia`. */
export async function storeFile(
  ready: File,
  { onProgress, signal }: Pick<UploadOptions, "onProgress" | "signal"> = {},
): Promise<StoredMedia> {
  const request = ready.type ? { contentType: ready.type, size: ready.size } : { size: ready.size };
  const { uploadURL } = await call<UploadAnswer>(api.api.objects.upload.$post({ json: request }));
  return put(uploadURL, ready, onProgress, signal);
}

/** Prepared files, so that a retry does not convert a picture again. */
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
    // fetch reports no upload progress.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(answerOf(new Response(responseText, { status, statusText })));
    };
    // The same error type that fetch throws when offline.
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
