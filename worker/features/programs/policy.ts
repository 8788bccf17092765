import { and, eq, isNull, lte, or, type Placeholder, type SQL } from "drizzle-orm";
import type { ProgramStatus } from "../../contract/programs-limits";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { type Actor, hasRight } from "../../http/actor";

type Publication = { isPublished: boolean; publishAt: Date | null };

/** Condition: published, or scheduled and due. The scheduled task may not have stored that yet. */
export function isPublic(now: Date | Placeholder): SQL | undefined {
  return or(eq(weeklyProgram.isPublished, true), lte(weeklyProgram.publishAt, now));
}

/** Same for a row that was read. */
export function statusOf({ isPublished, publishAt }: Publication, now: Date): ProgramStatus {
  if (isPublished || (publishAt && publishAt <= now)) return "published";
  return publishAt ? "scheduled" : "draft";
}

/** Condition: meant for everybody, or the actor's own private week. */
export function meantFor(actor: Actor): SQL | undefined {
  return actor.kind === "member" ? meantForMember(actor.user.id) : isNull(weeklyProgram.assignedTo);
}

export function meantForMember(userId: string | Placeholder): SQL | undefined {
  return or(isNull(weeklyProgram.assignedTo), eq(weeklyProgram.assignedTo, userId));
}

/**
 * Condition: visible to the actor. Drafts and others' private weeks only to those who write weeks; deleted ones to
 * nobody.
 */
export function visibleTo(actor: Actor, now: Date): SQL | undefined {
  return hasRight(actor, "weeks") ? notDeleted : and(notDeleted, isPublic(now), meantFor(actor));
}

/** Same for members, in a prepared query. */
export function visibleToMembers(userId: Placeholder, now: Placeholder): SQL | undefined {
  return and(notDeleted, isPublic(now), meantForMember(userId));
}

export const notDeleted = living(weeklyProgram);
