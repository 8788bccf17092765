import { UPLOAD_ADDRESS_MINUTES, UPLOADS_PATH } from "../../contract/media-limits";
import { AppError } from "../../http/app-error";
import type { Env } from "../../http/env";
import { isKeyedHash, keyedHash } from "../../http/keyed-hash";

/** What an upload address was given out for. */
export type UploadTerms = {
  id: string;
  ownerId: string;
  expiresAt: Date;
  contentType: string | null;
  size: number | null;
};

export const expiryFrom = (now: Date) => new Date(now.getTime() + UPLOAD_ADDRESS_MINUTES * 60_000);

/** The address, with its terms and their signature. The owner is signed and not written: whoever uploads has to be them. */
export async function signedAddress(env: Env, terms: UploadTerms): Promise<string> {
  const query = new URLSearchParams({ expires: String(terms.expiresAt.getTime()) });
  if (terms.contentType) query.set("type", terms.contentType);
  if (terms.size !== null) query.set("size", String(terms.size));
  query.set("signature", await keyedHash(env, PURPOSE, ...signedWords(terms)));
  return `${UPLOADS_PATH}${terms.id}?${query}`;
}

/** The terms in an address, if they are as they were signed for this person, and still hold. */
export async function termsIn(
  env: Env,
  id: string,
  query: URLSearchParams,
  ownerId: string,
  now: Date,
): Promise<UploadTerms> {
  const size = query.get("size");
  const terms: UploadTerms = {
    id,
    ownerId,
    expiresAt: new Date(Number(query.get("expires"))),
    contentType: query.get("type"),
    size: size === null ? null : Number(size),
  };
  if (!(await isKeyedHash(env, query.get("signature") ?? "", PURPOSE, ...signedWords(terms)))) {
    throw new AppError("forbidden", "This upload address is not valid for you.", { code: "upload_address" });
  }
  if (!(terms.expiresAt > now)) {
    throw new AppError("forbidden", "This upload address has expired. Start the upload again.", {
      code: "upload_expired",
    });
  }
  return terms;
}

const PURPOSE = "media upload 1";

const signedWords = ({ id, ownerId, expiresAt, contentType, size }: UploadTerms) =>
  ["PUT", id, ownerId, expiresAt.getTime(), contentType ?? "", size ?? ""].map(String);
