import { UPLOAD_ADDRESS_MINUTES, UPLOADS_PATH } from "../../contract/media-limits";
import { AppError } from "../../http/app-error";
import type { Env } from "../../http/env";
import { authSecret } from "../../http/session-cookie";

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
  const signature = await crypto.subtle.sign("HMAC", await keyOf(env, "sign"), signedText(terms));
  query.set("signature", hex(signature));
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
  const signature = bytesOf(query.get("signature") ?? "");
  const genuine =
    signature && (await crypto.subtle.verify("HMAC", await keyOf(env, "verify"), signature, signedText(terms)));
  if (!genuine) {
    throw new AppError("forbidden", "This upload address is not valid for you.", { code: "upload_address" });
  }
  if (!(terms.expiresAt > now)) {
    throw new AppError("forbidden", "This upload address has expired. Start the upload again.", {
      code: "upload_expired",
    });
  }
  return terms;
}

function signedText({ id, ownerId, expiresAt, contentType, size }: UploadTerms): Uint8Array {
  const parts = ["media upload 1", "PUT", id, ownerId, expiresAt.getTime(), contentType ?? "", size ?? ""];
  return new TextEncoder().encode(parts.join("\n"));
}

async function keyOf(env: Env, use: "sign" | "verify"): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(authSecret(env));
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function bytesOf(digits: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/.test(digits)) return null;
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}
