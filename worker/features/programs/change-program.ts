import type { AdminWeeklyProgram, ProgramChange } from "../../contract/programs";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { publicationAfter } from "./publication";
import { readWeek } from "./read-program";
import { saveWeek } from "./save-week";
import { daysOf, weekAfter } from "./week-after";

/** Changes details, days, dates or publication; omitted fields stay. */
export async function changeProgram(ctx: Ctx, id: number, change: ProgramChange): Promise<AdminWeeklyProgram> {
  const found = await readWeek(ctx, id);
  const { days, revision, isPublished, publishAt, ...details } = change;
  const provided = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const after = {
    ...found.program,
    ...provided,
    ...publicationAfter(found.program, { isPublished, publishAt }, ctx.now),
  };
  if (after.startDate > after.endDate) {
    const message = "The program has to end on or after the day it starts.";
    throw new AppError("invalid", message, { issues: [{ path: "endDate", message }] });
  }
  return saveWeek(ctx, {
    found,
    program: after,
    days: days ? weekAfter(daysOf(found), days) : daysOf(found),
    revision,
    fields: Object.keys(change).filter((field) => field !== "revision"),
  });
}
