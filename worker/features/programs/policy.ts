import { and, eq, isNull, lte, or, type Placeholder, type SQL } from "drizzle-orm";
import type { ProgramStatus } from "../../contract/programs-limits";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { type Actor, hasRight } from "../../http/actor";

type Publication = { isPublished: boolean; publishAt: Date | null };

/** A schedule that is due counts as published before the clock's next round has written it down. */
export function isPublic(now: Date | Placeholder): SQL | undefined {
  return or(eq(weeklyProgram.isPublished, true), lte(weeklyProgram.publishAt, now));
}

/** The same of a row that has been read. */
export function statusOf({ isPublished, publishAt }: Publication, now: Date): ProgramStatus {
  if (isPublished || (publishAt && publishAt <= now)) return "published";
  return publishAt ? "scheduled" : "draft";
}

/** Everybody's weeks, and the private ones of whoever asks. */
export function meantFor(actor: Actor): SQL | undefined {
  return actor.kind === "member" ? meantForMember(actor.user.id) : isNull(weeklyProgram.assignedTo);
}

export function meantForMember(userId: string | Placeholder): SQL | undefined {
  return or(isNull(weeklyProgram.assignedTo), eq(weeklyProgram.assignedTo, userId));
}

/** Which programs exist for somebody: drafts and others' private weeks are there for those only who write weeks, deleted ones for nobody. */
export function visibleTo(actor: Actor, now: Date): SQL | undefined {
  return hasRight(actor, "weeks") ? notDeleted : and(notDeleted, isPublic(now), meantFor(actor));
}

/** The same of members whose id is known later. */
export function visibleToMembers(userId: Placeholder, now: Placeholder): SQL | undefined {
  return and(notDeleted, isPublic(now), meantForMember(userId));
}

export const notDeleted = living(weeklyProgram);
