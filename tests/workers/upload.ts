import { type StoredMedia, storedMediaSchema, uploadAnswerSchema } from "../../worker/contract/media";
import { PICTURES } from "../media/pictures";
import { ORIGIN, type Person } from "./club";
import { site } from "./site";

export const bytesOf = (picture: keyof typeof PICTURES) =>
  Uint8Array.from(atob(PICTURES[picture]), (letter) => letter.charCodeAt(0));

type Sent = { headers?: Record<string, string>; length?: number };

/** Sends bytes to an upload address as this person's browser would; `length` instead of the true one. */
export function put(person: Person, address: string, bytes: Uint8Array<ArrayBuffer>, { headers, length }: Sent = {}) {
  return site.fetch(new URL(address, ORIGIN), {
    method: "PUT",
    headers: {
      ...(person.cookie ? { cookie: person.cookie } : {}),
      origin: ORIGIN,
      "content-type": "application/octet-stream",
      "content-length": String(length ?? bytes.length),
      ...headers,
    },
    body: bytes,
  });
}

/** An upload address for this person. */
export async function addressFor(person: Person, request: Record<string, unknown> = {}): Promise<string> {
  const answer = await person.post("/api/objects/upload", request);
  if (answer.status !== 200) throw new Error(`no upload address: ${answer.status} ${await answer.text()}`);
  return uploadAnswerSchema.parse(await answer.json()).uploadURL;
}

/** Something that this person has uploaded. */
export async function uploadedBy(
  person: Person,
  bytes: Uint8Array<ArrayBuffer> = bytesOf("jpeg"),
): Promise<StoredMedia> {
  const answer = await put(person, await addressFor(person), bytes);
  if (answer.status !== 200) throw new Error(`not stored: ${answer.status} ${await answer.text()}`);
  return storedMediaSchema.parse(await answer.json());
}

export const idOf = (mediaUrl: string) => mediaUrl.split("/").at(-1) ?? "";
