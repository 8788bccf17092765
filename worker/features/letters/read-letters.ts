import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { LetterDetail, LetterRow } from "../../contract/letters";
import type { LetterOutcome } from "../../contract/letters-limits";
import type { PageQuery } from "../../contract/paging";
import { runReads } from "../../db/batched-read";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { letter } from "../../db/letters";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { letterKey } from "./mails";

/** Lists all letters with their progress, newest first. */
export async function listLetters({ db }: Ctx, { cursor, limit }: PageQuery): Promise<Page<LetterRow>> {
  const rows = await selectLetters(db)
    .where(olderThan(cursor, letter.createdAt, letter.id))
    .orderBy(desc(letter.createdAt), desc(letter.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.letter.id })),
    limit,
    (row) => row.letter.createdAt,
  );
  return { items: page.items.map(present), nextCursor: page.nextCursor };
}

/** Reads one letter with its results. */
export async function readLetter({ db }: Ctx, id: number): Promise<LetterDetail> {
  const mails = (condition: SQL) =>
    sql<number>`(select count(*) from letter_recipient r join email_outbox o on o.once_key = ${letterKey(id, "")} || r.user_id
      where r.letter_id = ${id} and r.outcome = 'mailed' and ${condition})`;
  const { rows, counts } = await runReads(db, {
    rows: selectLetters(db).where(eq(letter.id, id)),
    counts: db
      .select({
        ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, countOf(id, outcome)])),
        delivered: mails(sql`o.sent_at is not null`).as("delivered"),
        undelivered: mails(sql`o.dead_at is not null and o.last_error is not null`).as("undelivered"),
      })
      .from(sql`(select 1)`),
  });
  const [row] = rows;
  const counted = (counts[0] ?? {}) as Record<string, number>;
  if (!row) throw notFound("Letter");
  const of = (name: string) => counted[name] ?? 0;
  const { siteLetter } = await import("./letter-html");
  return {
    ...present(row),
    content: row.letter.content,
    html: siteLetter(row.letter.content),
    outcomes: {
      waiting: of("waiting"),
      mailed: of("mailed"),
      optedOut: of("opted_out"),
      unverified: of("unverified"),
      banned: of("banned"),
      stopped: of("stopped"),
    },
    delivered: of("delivered"),
    undelivered: of("undelivered"),
  };
}

const OUTCOMES = [
  "waiting",
  "mailed",
  "opted_out",
  "unverified",
  "banned",
  "stopped",
] as const satisfies LetterOutcome[];

const countOf = (id: number, outcome: LetterOutcome) =>
  sql<number>`(select count(*) from letter_recipient r where r.letter_id = ${id} and r.outcome = ${outcome})`.as(
    outcome,
  );

const selectLetters = (db: Ctx["db"]) =>
  db
    .select({
      letter,
      author: sql<string | null>`(select u.first_name from user u where u.id = letter.author_id)`.as("author"),
      members: sql<number>`(select count(*) from letter_recipient r where r.letter_id = letter.id)`.as("members"),
      waiting:
        sql<number>`(select count(*) from letter_recipient r where r.letter_id = letter.id and r.outcome = 'waiting')`.as(
          "waiting_ones",
        ),
    })
    .from(letter)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectLetters>>[number];

function present({ letter: { content: _, authorId: __, ...row }, author, members, waiting }: Row): LetterRow {
  return {
    ...row,
    author,
    createdAt: row.createdAt.toISOString(),
    sendAt: row.sendAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    members,
    done: members - waiting,
  };
}
