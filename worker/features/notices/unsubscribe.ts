import { sql } from "drizzle-orm";
import type { Unsubscribed } from "../../contract/notices";
import { insertFrom } from "../../db/insert-from";
import { noticePreference } from "../../db/notices";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { readUnsubscribeToken } from "./unsubscribe-token";

/** Ends one kind of mail for its reader. Repeating it is harmless; for a deleted account the answer is the same. */
export async function unsubscribe({ db, env, now }: Ctx, token: string): Promise<Unsubscribed> {
  const claim = await readUnsubscribeToken(env, token);
  if (!claim) {
    throw new AppError(
      "malformed",
      "This link is not complete. Open it again from the mail, or sign in and choose in your settings.",
      {
        code: "unsubscribe_link",
      },
    );
  }
  const { userId, topic } = claim;
  const off = { enabled: false, changedAt: now };
  await insertFrom(
    db,
    noticePreference,
    { userId: sql`id`, channel: "mail", topic, ...off },
    sql`from user where id = ${userId}`,
  ).onConflictDoUpdate({
    target: [noticePreference.userId, noticePreference.channel, noticePreference.topic],
    set: off,
  });
  return { topic };
}
