import { RequestError } from "../http/request-error";

/**
 * Fetches a file with a call of the typed client and starts its download, named by `name` or by the response. Throws a
 * RequestError.
 */
export async function saveFile(request: Promise<unknown>, name?: string): Promise<void> {
  const response = (await request) as Response;
  if (!response.ok) throw await RequestError.from(response);
  keepFile(await response.blob(), name ?? nameIn(response.headers.get("Content-Disposition") ?? ""));
}

/** Starts the download of a file made in the browser. */
export function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read it by the next tick; revoking later would only keep the bytes in memory.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

function nameIn(disposition: string): string {
  const [, exact] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return exact ? decodeURIComponent(exact) : "document";
}
