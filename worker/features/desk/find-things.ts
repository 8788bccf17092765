import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { FoundThing } from "../../contract/desk";
import { FIND_LIMITS } from "../../contract/desk-limits";
import type { Right } from "../../contract/rights";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { blogPost } from "../../db/blog";
import { libraryExercise } from "../../db/exercises";
import { fold } from "../../db/folded";
import { memberEntry } from "../../db/members";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { workout } from "../../db/workouts";
import { hasRight } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { isPublic as isPublicPost } from "../blog/policy";
import { isPublic as isPublicWeek } from "../programs/policy";

/** Finds what the actor may open by part of its name: members, weeks, workouts, exercises and articles. */
export async function findThings({ db, now, actor }: Ctx, search: string): Promise<FoundThing[]> {
  if (!search) return [];
  const of = (right: Right) => (hasRight(actor, right) ? sql`true` : sql`false`);
  const words = fold(search);
  const has = (column: SQLiteColumn | SQL) => sql`instr(${column}, ${words}) > 0`;
  const some = FIND_LIMITS.kind;
  const seen = (condition: SQL | undefined) => sql<number>`${condition} is true`.as("seen");
  const { members, weeks, workouts, exercises, posts } = await runReads(db, {
    members: db
      .select({ id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email })
      .from(memberEntry)
      .innerJoin(user, eq(user.id, memberEntry.userId))
      .where(and(of("people"), has(memberEntry.searchText)))
      .orderBy(memberEntry.searchText, memberEntry.id)
      .limit(some),
    weeks: db
      .select({
        id: weeklyProgram.id,
        title: weeklyProgram.title,
        startDate: weeklyProgram.startDate,
        seen: seen(isPublicWeek(now)),
      })
      .from(weeklyProgram)
      .where(and(of("weeks"), living(weeklyProgram), has(weeklyProgram.searchText)))
      .orderBy(desc(weeklyProgram.createdAt), desc(weeklyProgram.id))
      .limit(some),
    workouts: db
      .select({ id: workout.id, title: workout.title, isPublished: workout.isPublished })
      .from(workout)
      .where(and(of("weeks"), living(workout), has(sql`lower(${workout.title})`)))
      .orderBy(desc(workout.createdAt), desc(workout.id))
      .limit(some),
    exercises: db
      .select({ id: libraryExercise.id, name: libraryExercise.name })
      .from(libraryExercise)
      .where(and(of("weeks"), has(libraryExercise.sortName)))
      .orderBy(libraryExercise.sortName, libraryExercise.id)
      .limit(some),
    posts: db
      .select({ id: blogPost.id, title: blogPost.title, seen: seen(isPublicPost(now)) })
      .from(blogPost)
      .where(and(of("articles"), living(blogPost), has(blogPost.searchText)))
      .orderBy(desc(blogPost.createdAt), desc(blogPost.id))
      .limit(some),
  });
  return [
    ...members.map(({ id, firstName, lastName, email }) =>
      thing("member", id, [firstName, lastName].filter(Boolean).join(" ") || email, email),
    ),
    ...weeks.map(({ id, title, startDate, seen }) => thing("week", id, title, startDate, Boolean(seen))),
    ...workouts.map(({ id, title, isPublished }) => thing("workout", id, title, null, isPublished)),
    ...exercises.map(({ id, name }) => thing("exercise", id, name)),
    ...posts.map(({ id, title, seen }) => thing("post", id, title, null, Boolean(seen))),
  ];
}

const thing = (
  kind: FoundThing["kind"],
  id: string | number,
  title: string,
  detail: string | null = null,
  isPublished: boolean | null = null,
): FoundThing => ({ kind, id: String(id), title, detail, isPublished });
