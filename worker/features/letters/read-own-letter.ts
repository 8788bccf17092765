import { and, eq, inArray } from "drizzle-orm";
import type { Letter } from "../../contract/letters";
import { letter, letterRecipient } from "../../db/letters";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Returns a letter to a member it is for, whether they got a mail or not. */
export async function readOwnLetter({ db, actor }: Ctx, id: number): Promise<Letter> {
  const found = await db
    .select({ subject: letter.subject, content: letter.content, at: letterRecipient.at })
    .from(letterRecipient)
    .innerJoin(letter, eq(letter.id, letterRecipient.letterId))
    .where(
      and(
        eq(letterRecipient.letterId, id),
        eq(letterRecipient.userId, memberOf(actor).user.id),
        inArray(letterRecipient.outcome, ["mailed", "opted_out", "unverified"]),
      ),
    )
    .get();
  if (!found) throw notFound("Letter");
  const { siteLetter } = await import("./letter-html");
  return { id, subject: found.subject, html: siteLetter(found.content), at: found.at.toISOString() };
}
