import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { BookFilter, SeenAll } from "../../../contract/training-book";
import { SEEN_AT_ONCE } from "../../../contract/training-book-limits";
import { trainingSession } from "../../../db/training";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { openSessions } from "./find-sessions";

/** Marks a session as seen or unseen, for all admins: they look after the members together. */
export async function markSeen(ctx: Ctx, id: number, seen: boolean): Promise<void> {
  const by = memberOf(ctx.actor).user.id;
  const [marked] = await ctx.db
    .update(trainingSession)
    .set(seen ? { seenAt: ctx.now, seenBy: by } : { seenAt: null, seenBy: null })
    .where(eq(trainingSession.id, id))
    .returning({ id: trainingSession.id });
  if (!marked) throw notFound("Session");
}

/** Marks the newest matching sessions as seen. The answer's instant identifies them for `undoSeen`. */
export async function markAllSeen(ctx: Ctx, filter: BookFilter): Promise<SeenAll> {
  const marked = await ctx.db
    .update(trainingSession)
    .set({ seenAt: ctx.now, seenBy: memberOf(ctx.actor).user.id })
    .where(
      and(isNull(trainingSession.seenAt), inArray(trainingSession.id, sql`(${openSessions(filter, SEEN_AT_ONCE)})`)),
    )
    .returning({ id: trainingSession.id });
  return { marked: marked.length, mark: ctx.now.getTime() };
}

/** Marks as unseen what this admin marked at that instant, except sessions marked again since. */
export async function undoSeen(ctx: Ctx, mark: number): Promise<void> {
  await ctx.db
    .update(trainingSession)
    .set({ seenAt: null, seenBy: null })
    .where(and(eq(trainingSession.seenBy, memberOf(ctx.actor).user.id), eq(trainingSession.seenAt, new Date(mark))));
}
