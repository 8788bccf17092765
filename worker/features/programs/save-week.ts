import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { differingParts, partLabel } from "../../contract/program-parts";
import type { AdminWeeklyProgram } from "../../contract/programs";
import { STALE_PROGRAM, VERSIONS_KEPT } from "../../contract/programs-limits";
import { programVersion, weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { type Write, writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
import { broadcastWeeks } from "../notices/week-notices";
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
  /** The revision that the change was made on. */
  revision: number | undefined;
  /** For the audit log. */
  fields: string[];
  action?: string;
};

/** Stores a week's next state, and its former one as a version, in one batch. Throws `stale_program`. */
export async function saveWeek(ctx: Ctx, save: Save): Promise<AdminWeeklyProgram> {
  const { found, program, days } = save;
  const { id } = program;
  refuseDrafter(
    ctx,
    [found.program, program].some((week) => statusOf(week, ctx.now) !== "draft"),
  );
  const changed = differingParts(contentOf(found.program, daysOf(found)), contentOf(program, days));
  // The same content again is a retry whose first answer was lost.
  if (save.revision !== undefined && save.revision !== found.program.revision && changed.length > 0) {
    throw stale(changed);
  }
  refuseInvalid(ctx, save, changed.length > 0);
  const isNews = program.isPublished && statusOf(found.program, ctx.now) !== "published";
  const write = writing(ctx);
  const meanwhile = stale([]);
  if (changed.length) addContent(write, save, changed, meanwhile);
  write.add(
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
        // Set explicitly, because the trigger counts each video of this save on its own.
        ...(changed.length ? { revision: found.program.revision + 1 } : {}),
      })
      .where(and(eq(weeklyProgram.id, id), living(weeklyProgram))),
  );
  const detail = { fields: save.fields, ...(changed.length ? { parts: changed } : {}) };
  audit(write, save.action ?? actionOf(save), `weekly_program:${id}`, detail);
  if (isNews) broadcastWeeks(write, sql`w.id = ${id}`);
  const reread = write.read(findProgram(ctx.db, memberOf(ctx.actor), ctx.now, id));
  try {
    const saved = (await write.commit()).of(reread);
    if (!saved) throw notFound("Weekly program");
    return presentForAdmin(saved, ctx.now);
  } catch (error) {
    if (error !== meanwhile) throw error;
    const now = await readWeek(ctx, id);
    throw stale(differingParts(contentOf(now.program, daysOf(now)), contentOf(program, days)));
  }
}

/** Stores the former state as a version and the new days. Of two saves on one revision the later is refused. */
function addContent(write: Write, { found, days }: Save, changed: string[], refusal: AppError): void {
  const { db, now, actor } = write.ctx;
  const { id, revision } = found.program;
  write.refuseUnless(
    sql`exists (select 1 from weekly_program where id = ${id} and revision = ${revision} and deleted_at is null)`,
    refusal,
  );
  write.add(
    db.insert(programVersion).values({
      programId: id,
      revision,
      replacedAt: now,
      replacedBy: memberOf(actor).user.id,
      changed,
      exerciseCount: found.exercises.length,
      content: versionOf(found),
    }),
  );
  saveDays(write, id, daysOf(found), days);
  const newest = db
    .select({ id: programVersion.id })
    .from(programVersion)
    .where(eq(programVersion.programId, id))
    .orderBy(desc(programVersion.id))
    .limit(VERSIONS_KEPT);
  write.add(
    db.delete(programVersion).where(and(eq(programVersion.programId, id), notInArray(programVersion.id, newest))),
  );
}

function stale(parts: string[]): AppError {
  const shownParts = parts.slice(0, 3).map(partLabel).join("; ");
  const more = parts.length > 3 ? ` and ${parts.length - 3} more` : "";
  return new AppError(
    "conflict",
    `This week has been saved elsewhere since you opened it, so nothing was overwritten. It differs from yours in: ${shownParts}${more}.`,
    { code: STALE_PROGRAM, issues: parts.map((path) => ({ path, message: partLabel(path) })) },
  );
}

/** Refuses a published week without exercises, or with one that has no name. */
function refuseInvalid(ctx: Ctx, { found, program, days }: Save, contentChanged: boolean): void {
  const status = statusOf(program, ctx.now);
  if (status === "draft") return;
  if (!contentChanged && status === statusOf(found.program, ctx.now)) return;
  const message = whyNotPublishable(days.flatMap(exercisesOf).map(({ name }) => name));
  if (message) throw new AppError("invalid", message, { code: "invalid_program" });
}

/** Says why a week with these exercises cannot be published; null if it can. */
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
