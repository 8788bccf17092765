import type { SQL } from "drizzle-orm";
import { type Mail, outboxRow, queueMail, type Sender } from "../platform/mail";
import type { Write } from "./writing";

/**
 * Adds a mail to the outbox in the batch, and queues it after the commit. Nothing is written if its key was used
 * before, if the recipient opted out, reached the limit or left, or if `onlyIf` is false. Returns the row's id.
 */
export function sendMail(write: Write<Sender>, mail: Mail, onlyIf?: SQL): string {
  const { id, statement } = outboxRow(write.ctx.db, mail, write.ctx.now, onlyIf);
  const row = write.add(statement);
  write.after((done) => {
    if (done.of(row).meta.changes > 0) queueMail(write.ctx, [id]);
  });
  return id;
}
