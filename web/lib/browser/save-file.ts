import { RequestError } from "../http/request-error";

/**
 * Fetches a file by a call of the typed client and hands it to the browser to keep, under the name that the answer gives it
 * where it has no other. Throws a RequestError.
 */
export async function saveFile(request: Promise<unknown>, name?: string): Promise<void> {
  const response = (await request) as Response;
  if (!response.ok) throw await RequestError.from(response);
  keepFile(await response.blob(), name ?? nameIn(response.headers.get("Content-Disposition") ?? ""));
}

/** Hands what is made here to the browser to keep. */
export function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn; a later one would keep the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

function nameIn(disposition: string): string {
  const [, exact] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return exact ? decodeURIComponent(exact) : "document";
}
