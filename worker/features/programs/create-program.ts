import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { addDays, type CalendarDate } from "../../contract/calendar";
import { DAY_NAMES, type DayDraft, type WeekDraft } from "../../contract/drafts";
import { insertFrom } from "../../db/insert-from";
import { dailyWorkout, weeklyProgram } from "../../db/programs";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { type Added, type Write, writing } from "../../write/writing";
import { insertExercises } from "../exercises/insert-exercises";
import { rememberExercises } from "../exercises/library/remember-exercises";
import { DAY_COLUMNS } from "./save-days";
import { searchTextOf } from "./search-text";

type NewProgram = Omit<WeekDraft, "title"> & {
  title: string;
  startDate: CalendarDate;
  documentId: string | null;
  /** Statements of the imported document, stored in the same batch. */
  documentRows: BatchItem<"sqlite">[];
  once: OnceOnly | null;
  /** For the audit log; an import by default. */
  action?: string;
  /** The member whose private week it is. */
  assignedTo?: string;
};

/** Stores a week as a draft, all or nothing. */
export async function createProgram(ctx: Ctx, program: NewProgram): Promise<{ id: number; endDate: CalendarDate }> {
  const [created] = await createPrograms(ctx, [program], program);
  if (!created) throw new Error("the program was not inserted");
  return created;
}

/** Stores several weeks as drafts in one batch. The idempotency key remembers all their ids, which `idsOf` reads. */
export async function createPrograms(
  ctx: Ctx,
  programs: Omit<NewProgram, "once" | "documentRows">[],
  { once, documentRows }: Pick<NewProgram, "once" | "documentRows">,
): Promise<{ id: number; endDate: CalendarDate }[]> {
  const newest = sql`(select id from ${weeklyProgram} order by id desc limit ${programs.length})`;
  const write = writing(ctx, { once, made: sql`(select group_concat(id) from ${newest})` });
  const weeks = programs.map((program) => ({ program, row: addWeek(write, program) }));
  rememberExercises(
    write,
    programs.flatMap(({ days }) => days.flatMap(exerciseRows)),
  );
  write.addAll(documentRows);
  const done = await write.commit();
  return weeks.map(({ program, row }) => ({ id: done.one(row).id, endDate: addDays(program.startDate, 6) }));
}

/** Returns the ids remembered under an idempotency key, in the order in which the weeks were created. */
export const idsOf = (remembered: string): number[] =>
  remembered
    .split(",")
    .map(Number)
    .sort((a, b) => a - b);

/** Adds one week; its rows find their parents by a unique column before the next week is inserted. */
function addWeek(write: Write, program: Omit<NewProgram, "once" | "documentRows">): Added<{ id: number }[]> {
  const { db, now, actor } = write.ctx;
  const newest = sql`(select max(${weeklyProgram.id}) from ${weeklyProgram})`;
  const row = write.add(
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
        createdBy: memberOf(actor).user.id,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: weeklyProgram.id }),
  );
  const days = sql`from json_each(${JSON.stringify(program.days.map(dayRow))})`;
  write.add(insertFrom(db, dailyWorkout, { programId: newest, ...DAY_COLUMNS }, days));
  write.addAll(insertExercises(write.ctx, { program: newest, rows: program.days.flatMap(exerciseRows) }));
  const { documentId, title } = program;
  audit(write, program.action ?? "program.import", ["weekly_program", newest], { documentId, title });
  return row;
}

function dayRow(day: DayDraft) {
  return { ...day, sections: undefined, title: day.title ?? DAY_NAMES[day.dayOfWeek] };
}

function exerciseRows(day: DayDraft) {
  return day.sections.flatMap(({ columnType, exercises }) =>
    // A copied week's rows have ids that belong to the original.
    exercises.map((row, position) => ({ ...row, id: null, dayOfWeek: day.dayOfWeek, columnType, position })),
  );
}
