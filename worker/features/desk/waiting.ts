import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { WaitingThing } from "../../contract/desk";
import { WAITING_MOST } from "../../contract/desk-limits";
import { user } from "../../db/account";
import { batchedRead } from "../../db/batched-read";
import { membership } from "../../db/billing";
import { communityComment, communityPost } from "../../db/community";
import { consultationRequest } from "../../db/consultations";
import { videoLink } from "../../db/exercises";
import { conversation, directMessage } from "../../db/messages";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { inTrouble } from "../exercises/library/link-troubles";

export type WaitingItem = Omit<WaitingThing, "at"> & { at: Date };
type Named = { firstName: string; lastName: string };

const PREVIEW = 140;
/** Aliased: a batch returns rows by column names. */
const beginning = (column: SQLiteColumn) => sql<string>`substr(${column}, 1, ${PREVIEW})`.as("beginning");
const some = WAITING_MOST.kind;
const nameOf = ({ firstName, lastName }: Named) => [firstName, lastName].filter(Boolean).join(" ") || "Unknown User";

/** Selects what waits, one select a kind, longest waiting first, each on an index of open items. */
export const WAITING = { messages, posts, comments, consultations, pastDue, links };

function messages({ db }: Ctx) {
  const rows = db
    .select({
      memberId: conversation.memberId,
      at: conversation.waitingSince,
      topic: conversation.topic,
      firstName: user.firstName,
      lastName: user.lastName,
      beginning: beginning(directMessage.content),
    })
    .from(conversation)
    .innerJoin(user, eq(user.id, conversation.memberId))
    .innerJoin(directMessage, eq(directMessage.id, conversation.lastMessageId))
    .where(isNotNull(conversation.waitingSince))
    .orderBy(asc(conversation.waitingSince), asc(conversation.id))
    .limit(some);
  return batchedRead([rows], ([found]) =>
    found.flatMap(({ memberId, at, topic, beginning, ...who }): WaitingItem[] => {
      const kind = topic === "form_check" ? "form_check" : "message";
      return at ? [{ kind, at, id: memberId, title: nameOf(who), detail: beginning || null }] : [];
    }),
  );
}

function posts({ db }: Ctx) {
  const rows = db
    .select({
      id: communityPost.id,
      at: communityPost.reportedAt,
      firstName: user.firstName,
      lastName: user.lastName,
      beginning: beginning(communityPost.content),
    })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId))
    .where(isNotNull(communityPost.reportedAt))
    .orderBy(asc(communityPost.reportedAt), asc(communityPost.id))
    .limit(some);
  return batchedRead([rows], ([found]) =>
    found.flatMap(({ id, at, beginning, ...who }): WaitingItem[] =>
      at ? [{ kind: "report", at, id: String(id), title: `Post by ${nameOf(who)}`, detail: beginning || null }] : [],
    ),
  );
}

function comments({ db }: Ctx) {
  const rows = db
    .select({
      postId: communityComment.postId,
      threadId: communityComment.trainingThreadId,
      at: communityComment.reportedAt,
      beginning: beginning(communityComment.content),
    })
    .from(communityComment)
    .where(isNotNull(communityComment.reportedAt))
    .orderBy(asc(communityComment.reportedAt), asc(communityComment.id))
    .limit(some);
  return batchedRead([rows], ([found]) =>
    found.flatMap(({ postId, threadId, at, beginning }): WaitingItem[] => {
      const id = postId === null ? `training ${threadId}` : String(postId);
      return at ? [{ kind: "report", at, id, title: "A comment", detail: beginning || null }] : [];
    }),
  );
}

function consultations({ db }: Ctx) {
  const { id, createdAt, name, message, status } = consultationRequest;
  const rows = db
    .select({ id, at: createdAt, title: name, detail: beginning(message) })
    .from(consultationRequest)
    .where(eq(status, "new"))
    .orderBy(asc(createdAt), asc(id))
    .limit(some);
  return batchedRead([rows], ([found]) =>
    found.map((row): WaitingItem => ({ kind: "consultation", ...row, id: String(row.id) })),
  );
}

function pastDue({ db }: Ctx) {
  const rows = db
    .select({
      id: membership.userId,
      at: membership.currentPeriodStart,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    // Written exactly like the partial index, so that it is used.
    .where(sql`${membership.status} = 'past_due'`)
    .orderBy(asc(membership.currentPeriodStart), asc(membership.userId))
    .limit(some);
  return batchedRead([rows], ([found]) =>
    found.map(
      ({ id, at, email, ...who }): WaitingItem => ({ kind: "past_due", at, id, title: nameOf(who), detail: email }),
    ),
  );
}

function links({ db, now }: Ctx) {
  const used = sql<string | null>`(select e.name from exercise e where e.video_url = video_link.url limit 1)`;
  const rows = db
    .select({
      id: videoLink.id,
      at: videoLink.checkedAt,
      url: videoLink.url,
      name: used.as("used_by"),
    })
    .from(videoLink)
    .where(inTrouble)
    .orderBy(asc(videoLink.id))
    .limit(some);
  return batchedRead([rows], ([found]) =>
    found.map(
      ({ id, at, url, name }): WaitingItem => ({
        kind: "link",
        at: at ?? now,
        id: String(id),
        title: name ?? url,
        detail: name ? url : null,
      }),
    ),
  );
}

export type ComingWeek = {
  id: number;
  title: string;
  startDate: string;
  endDate: string;
  isPublished: boolean;
  publishAt: Date | null;
  createdAt: Date;
  /** The number of exercises without a video. */
  missing: number;
};

/** Selects everybody's weeks that are not over on a day, in order. */
export function comingWeeks({ db }: Ctx, day: string) {
  const { id, title, startDate, endDate, isPublished, publishAt, createdAt, missingVideoCount } = weeklyProgram;
  const notOver: SQL | undefined = and(
    // Matches every row, so that SQLite uses the index that begins with this column.
    inArray(isPublished, [true, false]),
    gte(endDate, day),
    living(weeklyProgram),
    isNull(weeklyProgram.assignedTo),
  );
  return db
    .select({ id, title, startDate, endDate, isPublished, publishAt, createdAt, missing: missingVideoCount })
    .from(weeklyProgram)
    .where(notOver)
    .orderBy(asc(startDate), asc(id))
    .limit(some);
}
