import { RequestError } from "../http/request-error";

/** Fetches a file by a call of the typed client and hands it to the browser to keep. Throws a RequestError. */
export async function saveFile(request: Promise<unknown>, name: string): Promise<void> {
  const response = (await request) as Response;
  if (!response.ok) throw await RequestError.from(response);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn; a later one would keep the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
