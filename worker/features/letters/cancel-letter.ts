import { and, eq, inArray, sql } from "drizzle-orm";
import type { LetterDetail } from "../../contract/letters";
import { letter, letterRecipient } from "../../db/letters";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { readLetter } from "./read-letters";
import { waitingOf } from "./recipients";

/** Stops a letter: no more mails are written. Members it has reached keep it, and mails already queued are sent. */
export async function cancelLetter(ctx: Ctx, id: number): Promise<LetterDetail> {
  const { db, now } = ctx;
  const write = writing(ctx);
  write.refuseUnless(sql`exists (select 1 from letter where id = ${id})`, notFound("Letter"));
  write.must(
    db
      .update(letter)
      .set({ state: "cancelled", endedAt: now })
      .where(and(eq(letter.id, id), inArray(letter.state, ["scheduled", "sending"]))),
    new AppError(
      "conflict",
      "There is nothing left to stop: this letter has gone to everybody, or was stopped before.",
      {
        code: "letter_ended",
      },
    ),
  );
  write.add(db.update(letterRecipient).set({ outcome: "stopped", at: now }).where(waitingOf(id)));
  audit(write, "letter.cancel", `letter:${id}`);
  await write.commit();
  return readLetter(ctx, id);
}
