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

/** Stores a week as a draft, all of it or nothing. */
export async function createProgram(ctx: Ctx, program: NewProgram): Promise<{ id: number; endDate: CalendarDate }> {
  const [created] = await createPrograms(ctx, [program], program);
  if (!created) throw new Error("the program was not inserted");
  return created;
}

/** Stores several weeks as drafts in one batch. The call is remembered with all their ids, as `idsOf` reads them. */
export async function createPrograms(
  ctx: Ctx,
  programs: Omit<NewProgram, "once" | "documentRows">[],
  { once, documentRows }: Pick<NewProgram, "once" | "documentRows">,
): Promise<{ id: number; endDate: CalendarDate }[]> {
  const weeks = programs.map((program) => programRows(ctx, program));
  const exercises = programs.flatMap(({ days }) => days.flatMap(exerciseRows));
  const newest = sql`(select id from ${weeklyProgram} order by id desc limit ${programs.length})`;
  const [first, ...others] = [
    ...weeks.flat(),
    ...rememberCall(ctx, once, sql`(select group_concat(id) from ${newest})`),
    ...rememberExercises(ctx, exercises),
    ...documentRows,
  ] as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  const answers: unknown[] = await ctx.db.batch([first, ...others]);
  let at = 0;
  return programs.map(({ startDate }, index) => {
    const [created] = answers[at] as { id: number }[];
    if (!created) throw new Error("the program was not inserted");
    at += weeks[index]?.length ?? 0;
    return { id: created.id, endDate: addDays(startDate, 6) };
  });
}

/** The ids a call is remembered with, in the order in which the weeks were made. */
export const idsOf = (remembered: string): number[] =>
  remembered
    .split(",")
    .map(Number)
    .sort((a, b) => a - b);

/** One week's statements; its later rows find their parents by what is unique to them, before the next week begins. */
function programRows(ctx: Ctx, program: Omit<NewProgram, "once" | "documentRows">) {
  const { db, now } = ctx;
  const actorId = memberOf(ctx.actor).user.id;
  const newProgram = sql`(select max(${weeklyProgram.id}) from ${weeklyProgram})`;
  return [
    db
      .insert(weeklyProgram)
      .values({
        title: program.title,
        description: program.description,
        weekNumber: program.weekNumber,
        startDate: program.startDate,
        endDate: addDays(program.startDate, 6),
        documentId: program.documentId,
        assignedTo: program.assignedTo ?? null,
        searchText: searchTextOf(program),
        createdBy: actorId,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: weeklyProgram.id }),
    db.insert(dailyWorkout).select(sql`
      select null, ${newProgram}, value ->> 'dayOfWeek', value ->> 'title', value ->> 'description', value ->> 'notes'
      from json_each(${JSON.stringify(program.days.map(dayRow))})`),
    ...insertExercises(ctx, { program: newProgram, rows: program.days.flatMap(exerciseRows) }),
    auditRow(db, {
      at: now,
      actorId,
      action: program.action ?? "program.import",
      subject: sql<string>`'weekly_program:' || ${newProgram}`,
      detail: { documentId: program.documentId, title: program.title },
    }),
  ];
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
