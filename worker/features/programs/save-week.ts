import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { differingParts, partLabel } from "../../contract/program-parts";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { STALE_PROGRAM, VERSIONS_KEPT } from "../../contract/programs-limits";
import { programVersion, weeklyProgram } from "../../db/programs";
import { AppError, notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { deliverWeekNotices, weekNoticeRow } from "../notices/week-notices";
import { withoutCopyMark } from "./copy-mark";
import { statusOf } from "./policy";
import { presentForAdmin } from "./present";
import { findProgram, type ProgramRecord } from "./queries";
import { readWeek } from "./read-program";
import { saveDays } from "./save-days";
import { searchTextOf } from "./search-text";
import { contentOf, daysOf, exercisesOf, versionOf, type WeekDay } from "./week-after";

type Save = {
  found: ProgramRecord;
  program: ProgramRecord["program"];
  days: WeekDay[];
  /** The state that the change was made on. */
  revision: number | undefined;
  /** For the audit log. */
  fields: string[];
  action?: string;
};

/** Stores a week's next state, and what it was before as a version, in one batch. Throws `stale_program`. */
export async function saveWeek(ctx: Ctx, save: Save): Promise<AdminWeeklyProgram> {
  const { found, program, days } = save;
  const { id } = program;
  const changed = differingParts(contentOf(found.program, daysOf(found)), contentOf(program, days));
  // The same content again is a retry whose first answer was lost.
  if (save.revision !== undefined && save.revision !== found.program.revision && changed.length > 0) {
    throw stale(changed);
  }
  refuseInvalid(ctx, save, changed.length > 0);
  const isNews = program.isPublished && statusOf(found.program, ctx.now) !== "published";
  const reread = findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id);
  const statements = [
    ...(changed.length ? contentStatements(ctx, save, changed) : []),
    ctx.db
      .update(weeklyProgram)
      .set({
        title: statusOf(program, ctx.now) === "published" ? withoutCopyMark(program.title) : program.title,
        description: program.description,
        weekNumber: program.weekNumber,
        startDate: program.startDate,
        endDate: program.endDate,
        isPublished: program.isPublished,
        publishAt: program.publishAt,
        searchText: searchTextOf(program),
        updatedAt: ctx.now,
        // Said again, for the trigger has counted each video of this save by itself.
        ...(changed.length ? { revision: found.program.revision + 1 } : {}),
      })
      .where(and(eq(weeklyProgram.id, id), isNull(weeklyProgram.deletedAt))),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: save.action ?? actionOf(save),
      subject: `weekly_program:${id}`,
      detail: { fields: save.fields, ...(changed.length ? { parts: changed } : {}) },
    }),
    ...(isNews ? [weekNoticeRow(ctx.db, ctx.now, sql`w.id = ${id}`)] : []),
  ];
  try {
    const [first, ...others] = [...statements, ...reread.statements] as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
    const rows: unknown[] = await ctx.db.batch([first, ...others]);
    const saved = reread.answer(rows.slice(statements.length));
    if (!saved) throw notFound("Weekly program");
    if (isNews) deliverWeekNotices(ctx, rows[statements.length - 1] as { subject: string }[]);
    return presentForAdmin(saved, ctx.now);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const now = await readWeek(ctx, id);
    if (now.program.revision === found.program.revision) throw error;
    throw stale(differingParts(contentOf(now.program, daysOf(now)), contentOf(program, days)));
  }
}

function contentStatements(ctx: Ctx, { found, days }: Save, changed: string[]): BatchItem<"sqlite">[] {
  const { id, revision } = found.program;
  const unchanged = sql<number>`(select id from weekly_program where id = ${id} and revision = ${revision} and deleted_at is null)`;
  const newest = ctx.db
    .select({ id: programVersion.id })
    .from(programVersion)
    .where(eq(programVersion.programId, id))
    .orderBy(desc(programVersion.id))
    .limit(VERSIONS_KEPT);
  return [
    // Of two saves on one state the later finds no such row, and null where none may be ends its whole batch.
    ctx.db.insert(programVersion).values({
      programId: unchanged as unknown as number,
      revision,
      replacedAt: ctx.now,
      replacedBy: memberOf(ctx.actor).user.id,
      changed,
      exerciseCount: found.exercises.length,
      content: versionOf(found),
    }),
    ...saveDays(ctx, id, daysOf(found), days),
    ctx.db.delete(programVersion).where(and(eq(programVersion.programId, id), notInArray(programVersion.id, newest))),
  ];
}

function stale(parts: string[]): AppError {
  const told = parts.slice(0, 3).map(partLabel).join("; ");
  const more = parts.length > 3 ? ` and ${parts.length - 3} more` : "";
  return new AppError(
    "conflict",
    `This week has been saved elsewhere since you opened it, so nothing was overwritten. It differs from yours in: ${told}${more}.`,
    { code: STALE_PROGRAM, issues: parts.map((path) => ({ path, message: partLabel(path) })) },
  );
}

/** A week without exercises, or with one that has no name, is nothing a member could train. */
function refuseInvalid(ctx: Ctx, { found, program, days }: Save, contentChanged: boolean): void {
  const status = statusOf(program, ctx.now);
  if (status === "draft") return;
  if (!contentChanged && status === statusOf(found.program, ctx.now)) return;
  const message = whyNotPublishable(days.flatMap(exercisesOf).map(({ name }) => name));
  if (message) throw new AppError("invalid", message, { code: "invalid_program" });
}

/** What keeps a week with these exercises from being published, in words. */
export function whyNotPublishable(names: string[]): string | null {
  if (names.length === 0) return "This week has no exercises, so it cannot be published.";
  const nameless = names.filter((name) => !name.trim()).length;
  if (nameless === 0) return null;
  return `This week cannot be published: ${nameless === 1 ? "an exercise has" : `${nameless} exercises have`} no name.`;
}

function actionOf({ found, program, fields }: Save): string {
  const scheduled = program.publishAt !== null && program.publishAt.getTime() !== found.program.publishAt?.getTime();
  if (scheduled) return "program.schedule";
  if (!fields.includes("isPublished")) return "program.change";
  return program.isPublished ? "program.publish" : "program.unpublish";
}
