import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { MemberNote, MemberNoteInput } from "../../contract/members";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import { type Page, pageOf } from "../../db/cursor";
import { memberNote } from "../../db/members";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { audit, auditIfChanged } from "../../write/audit";
import { makeOnce } from "../../write/once";
import { writing } from "../../write/writing";

const selectNotes = (ctx: Ctx) =>
  ctx.db
    .select({ note: memberNote, author: { id: user.id, firstName: user.firstName, lastName: user.lastName } })
    .from(memberNote)
    .leftJoin(user, eq(user.id, memberNote.authorId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectNotes>>[number];

/** Lists admins' notes about a member, newest first. */
export async function listNotes(ctx: Ctx, memberId: string, { cursor, limit }: PageQuery): Promise<Page<MemberNote>> {
  const before = cursor ? lt(memberNote.id, Number(cursor.split(".")[1])) : undefined;
  const rows = await selectNotes(ctx)
    .where(and(eq(memberNote.memberId, memberId), before))
    .orderBy(desc(memberNote.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.note.id })),
    limit,
    (row) => row.note.createdAt,
  );
  return { items: page.items.map(present), nextCursor: page.nextCursor };
}

/** Adds a note about a member. A retry under the same key returns the first one. */
export async function addNote(ctx: Ctx, memberId: string, input: MemberNoteInput, once: OnceOnly | null) {
  return makeOnce(ctx, once, {
    make: () => insertNote(ctx, memberId, input, once),
    find: (id) => readNote(ctx, Number(id)),
  });
}

async function readNote(ctx: Ctx, id: number): Promise<MemberNote> {
  const row = await selectNotes(ctx).where(eq(memberNote.id, id)).get();
  if (!row) throw notFound("Note");
  return present(row);
}

async function insertNote(
  ctx: Ctx,
  memberId: string,
  { content }: MemberNoteInput,
  once: OnceOnly | null,
): Promise<MemberNote> {
  const { db, now } = ctx;
  const authorId = memberOf(ctx.actor).user.id;
  const found = await db.select({ id: user.id }).from(user).where(eq(user.id, memberId)).get();
  if (!found) throw notFound("User");
  const write = writing(ctx, { once, made: sql`(select max(${memberNote.id}) from ${memberNote})` });
  const madeRows = write.add(
    db.insert(memberNote).values({ memberId, authorId, content, createdAt: now, updatedAt: now }).returning(),
  );
  // The audit row has no text: the log is kept longer than a note.
  audit(write, "note.create", `user:${memberId}`);
  const made = (await write.commit()).one(madeRows);
  return present({ note: made, author: memberOf(ctx.actor).user });
}

export async function changeNote(ctx: Ctx, id: number, { content }: MemberNoteInput): Promise<MemberNote> {
  const write = writing(ctx);
  const change = ctx.db.update(memberNote).set({ content, updatedAt: ctx.now }).where(eq(memberNote.id, id));
  write.must(change, notFound("Note"));
  const memberId = sql`(select member_id from member_note where id = ${id})`;
  audit(write, "note.change", ["user", memberId]);
  const notes = write.add(
    ctx.db
      .select({
        note: memberNote,
        author: {
          authorId: sql<string | null>`${user.id}`.as("user_id"),
          firstName: user.firstName,
          lastName: user.lastName,
        },
      })
      .from(memberNote)
      .leftJoin(user, eq(user.id, memberNote.authorId))
      .where(eq(memberNote.id, id)),
  );
  const { note, author } = (await write.commit()).one(notes);
  return present({
    note,
    author: author?.authorId ? { id: author.authorId, firstName: author.firstName, lastName: author.lastName } : null,
  });
}

export async function deleteNote(ctx: Ctx, id: number): Promise<void> {
  const note = await ctx.db
    .select({ memberId: memberNote.memberId })
    .from(memberNote)
    .where(eq(memberNote.id, id))
    .get();
  if (!note) throw notFound("Note");
  const write = writing(ctx);
  write.add(ctx.db.delete(memberNote).where(eq(memberNote.id, id)));
  auditIfChanged(write, "note.delete", `user:${note.memberId}`);
  await write.commit();
}

function present({ note, author }: Row): MemberNote {
  return {
    id: note.id,
    author: author && {
      id: author.id,
      name: [author.firstName, author.lastName].filter(Boolean).join(" ") || "Unknown User",
    },
    content: note.content,
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
  };
}
