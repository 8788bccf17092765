import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays, type CalendarDate } from "../../contract/calendar";
import { DAY_NAMES, type DayDraft, type WeekDraft } from "../../contract/drafts";
import { dailyWorkout, weeklyProgram } from "../../db/programs";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { type OnceOnly, rememberCall } from "../../http/idempotency";
import { insertExercises } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import { searchTextOf } from "./search-text";

type NewProgram = Omit<WeekDraft, "title"> & {
  title: string;
  startDate: CalendarDate;
  documentId: string | null;
  /** What the document it came from adds to the batch. */
  documentRows: BatchItem<"sqlite">[];
  once: OnceOnly | null;
  /** For the audit log; an import unless said. */
  action?: string;
  /** The member whose private week it is. */
  assignedTo?: string;
};

/** Stores a week as a draft, all of it or nothing: one batch, whose later rows find their parents by what is unique to them. */
export async function createProgram(ctx: Ctx, program: NewProgram): Promise<{ id: number; endDate: CalendarDate }> {
  const { db, now } = ctx;
  const actorId = memberOf(ctx.actor).user.id;
  const endDate = addDays(program.startDate, 6);
  const newProgram = sql`(select max(${weeklyProgram.id}) from ${weeklyProgram})`;
  const rows = program.days.flatMap(exerciseRows);
  const [[created]] = await db.batch([
    db
      .insert(weeklyProgram)
      .values({
        title: program.title,
        description: program.description,
        weekNumber: program.weekNumber,
        startDate: program.startDate,
        endDate,
        documentId: program.documentId,
        assignedTo: program.assignedTo ?? null,
        searchText: searchTextOf(program),
        createdBy: actorId,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: weeklyProgram.id }),
    ...rememberCall(ctx, program.once, newProgram),
    db.insert(dailyWorkout).select(sql`
      select null, ${newProgram}, value ->> 'dayOfWeek', value ->> 'title', value ->> 'description', value ->> 'notes'
      from json_each(${JSON.stringify(program.days.map(dayRow))})`),
    ...insertExercises(ctx, { program: newProgram, rows }),
    ...rememberExercises(ctx, rows),
    ...program.documentRows,
    auditRow(db, {
      at: now,
      actorId,
      action: program.action ?? "program.import",
      subject: sql<string>`'weekly_program:' || ${newProgram}`,
      detail: { documentId: program.documentId, title: program.title },
    }),
  ]);
  if (!created) throw new Error("the program was not inserted");
  return { id: created.id, endDate };
}

function dayRow(day: DayDraft) {
  return { ...day, sections: undefined, title: day.title ?? DAY_NAMES[day.dayOfWeek] };
}

function exerciseRows(day: DayDraft) {
  return day.sections.flatMap(({ columnType, exercises }) =>
    // A copy of a stored week has rows with ids, which stay its own.
    exercises.map((row, position) => ({ ...row, id: null, dayOfWeek: day.dayOfWeek, columnType, position })),
  );
}
