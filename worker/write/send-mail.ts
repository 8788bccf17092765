import type { SQL } from "drizzle-orm";
import { type Mail, outboxRow, queueMail, type Sender } from "../platform/mail";
import type { Write } from "./writing";

/**
 * Writes a mail to the outbox in the same batch, and hands it to the queue once that is stored. Nothing is written when its key
 * was used before, when its reader does not want it, has had enough of its like or has left, or when `onlyIf` does not hold.
 * Answers the row's id.
 */
export function sendMail(write: Write<Sender>, mail: Mail, onlyIf?: SQL): string {
  const { id, statement } = outboxRow(write.ctx.db, mail, write.ctx.now, onlyIf);
  const row = write.add(statement);
  write.after((done) => {
    if (done.of(row).meta.changes > 0) queueMail(write.ctx, [id]);
  });
  return id;
}
