import { createHash } from "node:crypto";
import { eq, inArray, or } from "drizzle-orm";
import { verification } from "../../db/account";
import type { Db } from "../../db/client";
import type { Ctx } from "../../http/context";
import { VERIFICATION_SECONDS } from "./lifetimes";

type Mailbox = { id: string; email: string };

/**
 * The statement that ends every mailed link and code of an account, for the batch of whatever changes how one signs in:
 * who could read the mailbox before must not come back by an older mail.
 */
export function revokeMailedCredentials(db: Db, who: Mailbox) {
  return db.delete(verification).where(or(signsIn(who), eq(verification.value, confirmationOf(who.id))));
}

/** The same without the links that confirm an address: of a confirmed one they do nothing but say so. */
export const revokeMailedSignIns = (db: Db, who: Mailbox) => db.delete(verification).where(signsIn(who));

// By the names and values that the auth library gives them: a link to a new password says the bare id.
function signsIn({ id, email }: Mailbox) {
  const codes = [`sign-in-otp-${email}`, `email-verification-otp-${email}`].map(hashed);
  const links = [id, JSON.stringify({ type: "magic-link", email })];
  return or(inArray(verification.identifier, codes), inArray(verification.value, links));
}

/** A new link that confirms somebody's address. The auth library's own is signed and nothing else: nobody could end it. */
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

/** A link by which somebody whom the club knows chooses their first password; it ends the one before. */
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

/** As the auth library names a link to a new password. */
export const resetName = (token: string) => hashed(`reset-password:${token}`);

const hashed = (name: string) => createHash("sha256").update(name).digest("base64url");
