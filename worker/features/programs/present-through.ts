import { localDate } from "../../contract/calendar";
import { overlaidWeek, type Seen } from "../../contract/overlaid-week";
import type { WeeklyProgram } from "../../contract/programs";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentProgram } from "./present";
import type { ProgramRecord } from "./queries";

/** Returns the week as the actor sees it: near a competition of theirs, changed by the coach's taper. */
export function presentThrough(found: ProgramRecord, seen: Seen | null, { actor, now }: Ctx): WeeklyProgram {
  const member = memberOf(actor);
  const week = presentProgram(found, member, now);
  if (!seen) return week;
  const isPrivate = found.program.assignedTo !== null;
  return overlaidWeek(week, { ...seen, isPrivate }, localDate(now, member.user.timeZone));
}
