import { UPLOAD_ADDRESS_MINUTES, UPLOADS_PATH } from "../../contract/media-limits";
import { AppError } from "../../http/app-error";
import type { Env } from "../../http/env";
import { isKeyedHash, keyedHash } from "../../http/keyed-hash";

/** The terms of an upload address. */
export type UploadTerms = {
  id: string;
  ownerId: string;
  expiresAt: Date;
  contentType: string | null;
  size: number | null;
};

export const expiryFrom = (now: Date) => new Date(now.getTime() + UPLOAD_ADDRESS_MINUTES * 60_000);

/** Returns the address with its terms and signature. The owner is signed but not included, so only they can use it. */
export async function signedAddress(env: Env, terms: UploadTerms): Promise<string> {
  const query = new URLSearchParams({ expires: String(terms.expiresAt.getTime()) });
  if (terms.contentType) query.set("type", terms.contentType);
  if (terms.size !== null) query.set("size", String(terms.size));
  query.set("signature", await keyedHash(env, PURPOSE, ...signedWords(terms)));
  return `${UPLOADS_PATH}${terms.id}?${query}`;
}

/** Returns the terms of an address if signed for this person and still valid. */
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
