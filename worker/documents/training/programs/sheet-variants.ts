import type { ProgramReading } from "../../../contract/program-reading";
import { namesPhase } from "./labels/block-label";
import { namesMonth } from "./labels/calendar-date";
import { plain } from "./labels/plain-text";
import type { BuiltWeek, ProgramBuilder } from "./program-builder";
import type { SheetReading } from "./sheet-reading";

/** Two sheets that hold the same weeks in another way are variants: the first is taken, and the coach is asked. */
export function withoutVariants(programs: SheetReading[], doubts: ProgramReading["doubts"]): SheetReading[] {
  const chosen: SheetReading[] = [];
  // What the coach has chosen is no variant of anything.
  for (const sheet of [...programs].sort((a, b) => Number(b.said !== null) - Number(a.said !== null))) {
    const rival = chosen.find((other) => areVariants(other.builder, sheet.builder));
    if (!rival || sheet.said === "program") chosen.push(sheet);
    else {
      sheet.role = "variant";
      sheet.why = `It holds the same weeks as ${rival.name}.`;
      if (rival.said === "program") continue;
      doubts.push({
        code: "variants",
        message: `The sheets "${rival.name}" and "${sheet.name}" hold the same weeks in two ways. "${rival.name}" was read: choose the one you mean.`,
        place: sheet.name,
      });
    }
  }
  return programs.filter((sheet) => chosen.includes(sheet));
}

function areVariants(a: ProgramBuilder, b: ProgramBuilder): boolean {
  if (arePeriods([a, b])) return false;
  const numbers = (builder: ProgramBuilder) => builder.weeks.map(({ number }) => number).join();
  const sessions = (builder: ProgramBuilder) => builder.weeks[0]?.sessions ?? [];
  if (numbers(a) !== numbers(b)) return false;
  if (numbers(a) === "" && !haveSameDays(sessions(a), sessions(b))) return false;
  // Sheets of one session each are the days of one week.
  if (sessions(a).length < 2 || sessions(b).length < 2) return false;
  const names = (builder: ProgramBuilder) => new Set(builder.exercises.map(({ name }) => plain(name)));
  const [own, other] = [names(a), names(b)];
  // "Gym" and "Home" have other exercises for the same days of the same weeks.
  const titles = (builder: ProgramBuilder) => sessions(builder).map(({ mark }) => plain(mark.title ?? ""));
  if (a.weeks.length > 1 && !titles(a).includes("") && titles(a).join("\n") === titles(b).join("\n")) return true;
  const shared = [...own].filter((name) => other.has(name)).length;
  return shared >= Math.min(own.size, other.size) * 0.3;
}

/** "January", "February", or "Block 1", "Block 2" without a week: the same days of another time, each sheet a week to be repeated. */
export function arePeriods(builders: ProgramBuilder[]): boolean {
  return (
    builders.length > 1 && builders.every(({ sheet }) => sheet !== null && (namesPhase(sheet) || namesMonth(sheet)))
  );
}

/** Days of the same names on two sheets without weeks: one sheet for those who train on four days, one for five. */
function haveSameDays(a: BuiltWeek["sessions"], b: BuiltWeek["sessions"]): boolean {
  const names = (sessions: BuiltWeek["sessions"]) =>
    sessions.map(({ mark }) => plain(mark.title ?? String(mark.weekday)));
  const [few = [], many = []] = [names(a), names(b)].sort((one, other) => one.length - other.length);
  return few.length >= 2 && new Set(few).size === few.length && few.every((name) => many.includes(name));
}
