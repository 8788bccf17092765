import { createHash } from "node:crypto";
import { eq, inArray, or } from "drizzle-orm";
import { verification } from "../../db/account";
import type { Db } from "../../db/client";
import type { Ctx } from "../../http/context";
import { VERIFICATION_SECONDS } from "./lifetimes";

type Mailbox = { id: string; email: string };

/**
 * Returns the statement that revokes all mailed links and codes of an account, for batches that change how one signs
 * in: whoever could read the mailbox before must not use an old mail.
 */
export function revokeMailedCredentials(db: Db, who: Mailbox) {
  return db.delete(verification).where(or(signsIn(who), eq(verification.value, confirmationOf(who.id))));
}

/** Same, except confirmation links: for a confirmed address they only say so. */
export const revokeMailedSignIns = (db: Db, who: Mailbox) => db.delete(verification).where(signsIn(who));

// Matches the auth library's names and values: the value of a reset link is the user id alone.
function signsIn({ id, email }: Mailbox) {
  const codes = [`sign-in-otp-${email}`, `email-verification-otp-${email}`].map(hashed);
  const links = [id, JSON.stringify({ type: "magic-link", email })];
  return or(inArray(verification.identifier, codes), inArray(verification.value, links));
}

/** Creates a link that confirms an address. The auth library's own is only signed, so it could not be revoked. */
export async function newConfirmation({ db, now }: Ctx, userId: string): Promise<string> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
  await db.insert(verification).values({
    id: crypto.randomUUID(),
    identifier: confirmationName(token),
    value: confirmationOf(userId),
    expiresAt: new Date(now.getTime() + VERIFICATION_SECONDS * 1000),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** Returns a link to set an invited member's first password, with its statements; it replaces earlier ones. */
export function newInvitation({ db, now }: Pick<Ctx, "db" | "now">, userId: string, days: number) {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
  const statements = [
    db.delete(verification).where(eq(verification.value, userId)),
    db.insert(verification).values({
      id: crypto.randomUUID(),
      identifier: resetName(token),
      value: userId,
      expiresAt: new Date(now.getTime() + days * 86_400_000),
      createdAt: now,
      updatedAt: now,
    }),
  ];
  return { token, statements };
}

export const confirmationOf = (userId: string) => `confirm:${userId}`;
export const confirmationName = (token: string) => hashed(`confirm:${token}`);

/** Returns the auth library's name of a reset link. */
export const resetName = (token: string) => hashed(`reset-password:${token}`);

const hashed = (name: string) => createHash("sha256").update(name).digest("base64url");
