import { and, desc, eq, sql } from "drizzle-orm";
import type { CheckedLift } from "../../contract/lift-cues";
import { EARLIER_CLIPS, REPLIES_READ } from "../../contract/lift-cues-limits";
import { runReads } from "../../db/batched-read";
import { conversation, directMessage } from "../../db/messages";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { keysOf, keysOfLift, openCues, presentCue } from "./cue-rows";

/** Reads what the coach sees beside a form check: the lift's open cues, and the member's earlier clips of it. */
export async function readCheckedLift({ db }: Ctx, messageId: number): Promise<CheckedLift> {
  const check = await db
    .select({
      conversationId: directMessage.conversationId,
      memberId: conversation.memberId,
      filmed: directMessage.filmed,
      liftKey: directMessage.liftKey,
    })
    .from(directMessage)
    .innerJoin(conversation, eq(conversation.id, directMessage.conversationId))
    .where(and(eq(directMessage.id, messageId), eq(directMessage.fromAdmin, false)))
    .get();
  if (!check) throw notFound("Form check");
  const { conversationId, memberId, filmed, liftKey } = check;
  const ofLift = liftKey === null ? undefined : sql`${directMessage.liftKey} in (${keysOfLift(sql`${liftKey}`)})`;
  const { earlier, cues, replies } = await runReads(db, {
    earlier: db
      .select({
        messageId: directMessage.id,
        mediaUrl: sql<string>`${directMessage.mediaUrl}`.as("clip_url"),
        filmed: directMessage.filmed,
        createdAt: directMessage.createdAt,
      })
      .from(directMessage)
      .where(
        and(
          eq(directMessage.conversationId, conversationId),
          sql`${directMessage.id} < ${messageId}`,
          eq(directMessage.fromAdmin, false),
          eq(directMessage.mediaType, "video"),
          ofLift,
        ),
      )
      .orderBy(desc(directMessage.id))
      .limit(EARLIER_CLIPS),
    cues: openCues(db, memberId),
    replies: db
      .select({ remarks: directMessage.remarks })
      .from(directMessage)
      .where(eq(directMessage.reviewedId, messageId))
      .orderBy(desc(directMessage.id))
      .limit(REPLIES_READ),
  });
  return {
    filmed,
    earlier: earlier.map(({ createdAt, ...clip }) => ({ ...clip, createdAt: createdAt.toISOString() })),
    cues: cues.map((row) => ({ ...presentCue(row), isOfLift: liftKey !== null && keysOf(row).has(liftKey) })),
    said: replies.flatMap(({ remarks }) => remarks ?? []),
  };
}
