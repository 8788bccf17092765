import { and, asc, eq, sql } from "drizzle-orm";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { insertFrom } from "../../db/insert-from";
import { letter, letterRecipient } from "../../db/letters";
import { notice } from "../../db/notices";
import { AppError } from "../../http/app-error";
import { wantsMail } from "../../platform/mail";
import { deliverNotice } from "../../write/deliver-notice";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import type { Scope } from "../billing/scope";
import { letterKey, letterMail } from "./mails";
import { fixRecipients, waitingOf } from "./recipients";

/** Members per step: each gets a mail of their own, and the queue sends those. */
const AT_ONCE = 25;

/** Ends a step whose letter was stopped meanwhile. */
class Stopped extends AppError {
  constructor() {
    super("conflict", "This letter is not on its way any more.");
  }
}

/**
 * Runs one step of a letter: starts it at its time, writes the next mails, or ends it. Returns whether more is to do.
 * Repeating a step, also after a failure, writes nobody a second mail: each has a key, and a member has one row.
 */
export async function goOn(scope: Scope, id: number): Promise<boolean> {
  const { db, now } = scope;
  const found = await db.select().from(letter).where(eq(letter.id, id)).get();
  if (!found) return false;
  if (found.state === "scheduled") {
    if (found.sendAt > now) return false;
    await begin(scope, found);
    return true;
  }
  if (found.state !== "sending") return false;
  const { next } = await runReads(db, { next: nextOf(scope, id) });
  try {
    if (next.length) await mailNextMembers(scope, found, next);
    else await end(scope, id);
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
  return next.length > 0;
}

type Row = typeof letter.$inferSelect;

async function begin(scope: Scope, { id, audience }: Row): Promise<void> {
  const { db, now } = scope;
  const write = writing(scope);
  write.add(
    db
      .update(letter)
      .set({ state: "sending", startedAt: now })
      .where(and(eq(letter.id, id), eq(letter.state, "scheduled"))),
  );
  fixRecipients(write, id, audience, sql`changes() > 0`);
  await write.commit();
}

async function end(scope: Scope, id: number): Promise<void> {
  await scope.db
    .update(letter)
    .set({ state: "sent", endedAt: scope.now })
    .where(and(eq(letter.id, id), eq(letter.state, "sending")));
}

const nextOf = ({ db }: Scope, id: number) =>
  db
    .select({ userId: user.id, email: user.email, firstName: user.firstName })
    .from(letterRecipient)
    .innerJoin(user, eq(user.id, letterRecipient.userId))
    .where(waitingOf(id))
    .orderBy(asc(letterRecipient.userId))
    .limit(AT_ONCE);

type Next = Awaited<ReturnType<typeof nextOf>>;

async function mailNextMembers(scope: Scope, { id, subject, content }: Row, next: Next): Promise<void> {
  const { db, env, now, origin } = scope;
  const { mailedLetter } = await import("./letter-html");
  const body = mailedLetter(content, origin);
  const mails = await Promise.all(next.map((to) => letterMail(env, { ...to, origin }, { id, subject, body })));
  const these = sql`(select value from json_each(${JSON.stringify(next.map(({ userId }) => userId))}))`;
  const about = `letter:${id}`;
  const write = writing(scope);
  write.refuseUnless(sql`exists (select 1 from letter where id = ${id} and state = 'sending')`, new Stopped());
  for (const mail of mails) {
    const isOpen = sql`exists (select 1 from user u where u.id = ${mail.optional?.userId} and u.banned = 0)`;
    sendMail(write, mail, isOpen);
  }
  write.add(
    db
      .update(letterRecipient)
      .set({ outcome: outcomeOf(id), at: now })
      .where(and(waitingOf(id), sql`user_id in ${these}`)),
  );
  const outcomes = write.add(
    insertFrom(
      db,
      notice,
      { userId: sql`r.user_id`, kind: "letter", subject: about, at: now },
      sql`from letter_recipient r where r.letter_id = ${id} and r.user_id in ${these}
        and r.outcome in ('mailed', 'opted_out', 'unverified')
        and not exists (select 1 from notice o where o.user_id = r.user_id and o.kind = 'letter' and o.subject = ${about})`,
    ).returning({ userId: notice.userId }),
  );
  write.after((done) => {
    for (const { userId } of done.of(outcomes))
      if (userId) deliverNotice(scope, userId, { kind: "letter", subject: about });
  });
  await write.commit();
}

/** Selects a member's outcome after their mail was written, or was not. */
const outcomeOf = (id: number) => sql<"mailed">`(select case
    when exists (select 1 from email_outbox o where o.once_key = ${letterKey(id, "")} || u.id) then 'mailed'
    when u.banned = 1 then 'banned'
    when u.email_verified = 0 then 'unverified'
    when not ${wantsMail(sql`u.id`, "letters")} then 'opted_out'
    else 'stopped' end
  from user u where u.id = letter_recipient.user_id)`;
