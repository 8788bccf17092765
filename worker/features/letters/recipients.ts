import { and, eq, type SQL, sql } from "drizzle-orm";
import type { LetterAudience, LetterCount } from "../../contract/letters";
import { LETTER_LIMITS, LETTER_REFUSALS } from "../../contract/letters-limits";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { letterRecipient } from "../../db/letters";
import { AppError } from "../../http/app-error";
import { wantsMail } from "../../platform/mail";
import type { Scope, Write } from "../../write/writing";
import { audienceOf } from "./audience";

const MOST = LETTER_LIMITS.recipients + 1;

/** Why user `u` gets no mail; 'mailed' if nothing prevents it. */
const outcomeNow = sql<string>`case when u.banned = 1 then 'banned' when u.email_verified = 0 then 'unverified'
  when not ${wantsMail(sql`u.id`, "letters")} then 'opted_out' else 'mailed' end`;

/** Counts an audience, and who of it would get no mail, by reason. */
export async function countAudience(db: Db, audience: LetterAudience, now: Date): Promise<LetterCount> {
  const rows = await db.all<{ outcome: string; members: number }>(sql`
    select outcome, count(*) as members from (
      select ${outcomeNow} as outcome from member_entry join user u on u.id = member_entry.user_id
      where ${audienceOf(audience, now)} limit ${MOST}) group by outcome`);
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.members ?? 0;
  return {
    members: rows.reduce((sum, { members }) => sum + members, 0),
    mailed: of("mailed"),
    optedOut: of("opted_out"),
    unverified: of("unverified"),
    banned: of("banned"),
  };
}

/** Fixes a letter's recipients in the write that starts it; `began` is the condition that it does. */
export function fixRecipients(write: Write<Scope>, id: number | SQL, audience: LetterAudience, began: SQL): void {
  const { db, now } = write.ctx;
  write.add(
    insertFrom(
      db,
      letterRecipient,
      { letterId: sql`${id}`, userId: sql`u.id`, outcome: sql`iif(u.banned = 1, 'banned', 'waiting')`, at: now },
      sql`from member_entry join user u on u.id = member_entry.user_id
        where ${began} and ${audienceOf(audience, now)} order by member_entry.id limit ${MOST}`,
    ).onConflictDoNothing(),
  );
}

/** Refuses a letter with no recipient or with too many. */
export function refuseUnfitting(write: Write<Scope>, id: SQL): void {
  const recipientCount = sql`(select count(*) from letter_recipient r where r.letter_id = ${id})`;
  write.refuseUnless(
    sql`${recipientCount} > 0`,
    new AppError("invalid", LETTER_REFUSALS.nobody, {
      issues: [{ path: "audience", message: LETTER_REFUSALS.nobody }],
    }),
  );
  const tooMany = `A letter is for at most ${LETTER_LIMITS.recipients} members. Choose a part of them, such as a tag.`;
  write.refuseUnless(
    sql`${recipientCount} <= ${LETTER_LIMITS.recipients}`,
    new AppError("invalid", tooMany, { issues: [{ path: "audience", message: tooMany }] }),
  );
}

const ofLetter = (id: number) => eq(letterRecipient.letterId, id);
export const waitingOf = (id: number) => and(ofLetter(id), eq(letterRecipient.outcome, "waiting"));
