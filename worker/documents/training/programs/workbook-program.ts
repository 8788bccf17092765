import type { Corrections } from "../../../contract/program-import-limits";
import type { ProgramReading } from "../../../contract/program-reading";
import type { SourceDocument } from "../../document-model";
import { withoutTraining } from "../read-training";
import { showsTraining } from "../signs";
import { correctedHeadings, sheetMeaning } from "./corrections";
import { viewOf } from "./grid-view";
import { logOfThePast } from "./log-of-the-past";
import { giveUnit, ROWS_WITH_UNIT, unitOf } from "./named-unit";
import { nothing } from "./no-training";
import { present } from "./present-program";
import { ProgramBuilder, tooMany } from "./program-builder";
import { withRowsOfLists } from "./rows-of-lists";
import { isOutOfUse, namesAlternatives, namesLog } from "./sheet-names";
import { givenUp, readSheet, type SheetReading } from "./sheet-reading";
import {
  countNamedWeeks,
  countOnCycles,
  countsNoSets,
  hasWeeks,
  holdsFigures,
  isBareList,
  nameSessions,
  tellApart,
} from "./sheet-roles";
import { isBeyondReading } from "./sheet-size";
import { arePeriods, withoutVariants } from "./sheet-variants";

/** Reads the sheets that show training, each by itself, and puts together what they say. */
export function readWorkbook(document: SheetsDocument, corrections: Corrections): ProgramReading {
  const headingOf = correctedHeadings(corrections);
  const telling = document.sheets.filter(
    ({ name, grid }) => sheetMeaning(corrections, name) === "program" || showsTraining(grid),
  );
  const unit = unitOf(telling.map(({ grid }) => viewOf({ ...grid, rows: grid.rows.slice(0, ROWS_WITH_UNIT) })));
  const sheets = telling.map(({ name, grid }) => {
    const said = sheetMeaning(corrections, name);
    return isBeyondReading(grid)
      ? givenUp(name, said)
      : readSheet(name, withRowsOfLists(viewOf(grid, headingOf)), unit, said);
  });
  for (const { builder } of sheets) giveUnit(builder.exercises, unit);
  const reading = fromSheets(sheets);
  for (const [at, { name }] of document.sheets.entries()) {
    if (telling.some((sheet) => sheet.name === name)) continue;
    reading.sheets.splice(at, 0, { name, role: "helper", why: withoutTraining(name) });
    reading.notes.push({ level: "info", message: withoutTraining(name), place: name });
  }
  return reading;
}

type SheetsDocument = Extract<SourceDocument, { kind: "sheets" }>;

function fromSheets(sheets: SheetReading[]): ProgramReading {
  const logs = sheets.filter(({ role }) => role === "log");
  const logged = logs.reduce((sum, { builder }) => sum + builder.count, 0);
  const most = Math.max(...sheets.map(({ role, builder }) => (role === "program" ? builder.count : 0)));
  for (const sheet of sheets) {
    if (sheet.role !== "program" || sheet.said !== null) continue;
    const others = sheets.filter((other) => other !== sheet);
    if (isOutOfUse(sheet.name) && others.some(({ role, name }) => role === "program" && !isOutOfUse(name)))
      Object.assign(sheet, { role: "helper", why: "Its name says that it is out of use." });
    if (namesAlternatives(sheet.name) && sheet.builder.count < most)
      Object.assign(sheet, { role: "helper", why: "It lists what else may be done, beside the plan." });
    if (namesLog(sheet.name) && sheet.builder.count < most)
      Object.assign(sheet, { role: "log", why: "It is called a log, beside the plan." });
    // "Squat | 2x a week" on the page of the athlete
    if (sheet.builder.count * FEW <= most && holdsFigures(sheet.builder) && hasWeeks(others))
      Object.assign(sheet, { role: "helper", why: "It holds a few figures beside the weeks of another sheet." });
    if (!isBareList(sheet.builder)) continue;
    // "Best lifts" beside a log says what came of it.
    if (sheet.builder.count * 2 <= logged)
      Object.assign(sheet, { role: "helper", why: "It lists lifts beside a log of what was done." });
    // "Muscle | MV | MEV | MRV" beside the weeks
    else if (!sheet.builder.headed && hasWeeks(others))
      Object.assign(sheet, { role: "helper", why: "It is a list beside the weeks of another sheet." });
    // "Lift | Tested weight | Reps" tells what the loads of the weeks are reckoned from.
    else if (countsNoSets(sheet.builder) && hasWeeks(others))
      Object.assign(sheet, { role: "helper", why: "It lists lifts without sets beside the weeks of another sheet." });
  }
  const programs = sheets.filter(({ role }) => role === "program");
  if (programs.length === 0 && logs.length === 0) {
    throw sheets.some(({ builder }) => builder.isGivenUp) ? tooMany() : nothing();
  }
  const doubts: ProgramReading["doubts"] = [];
  if (programs.length === 0) {
    doubts.push(logOfThePast(logs[0]?.name ?? null));
    programs.push(...logs);
  }
  countNamedWeeks(programs);
  nameSessions(programs);
  const notes = countOnCycles(programs);
  const chosen = withoutVariants(programs, doubts);
  if (!arePeriods(chosen.map(({ builder }) => builder))) tellApart(chosen);
  for (const { name, placed, builder, otherwise } of chosen) {
    if (otherwise) doubts.push(readTwice(name, builder, otherwise));
    if (placed >= HALF) continue;
    doubts.push({
      code: "much_left_over",
      message: `Less than half of the sheet "${name}" was understood as training. Compare what was read with the sheet.`,
      place: name,
    });
  }
  const first = chosen[0]?.builder ?? new ProgramBuilder(null);
  const reading = present(
    chosen.map(({ builder }) => builder),
    sheets,
    first,
  );
  reading.notes.push(...notes);
  const titles = sheets.filter(({ role }) => role === "helper").map(({ builder }) => builder.title);
  reading.title ??= titles.find((title) => title !== null) ?? null;
  reading.doubts.unshift(...doubts);
  for (const { role, builder } of sheets) if (role === "helper") reading.leftovers.push(...builder.leftovers);
  return reading;
}

const HALF = 0.5;

/** Which of two ways to read a sheet is right is not sure. */
function readTwice(name: string, shown: ProgramBuilder, other: ProgramBuilder): ProgramReading["doubts"][number] {
  const [one, another] = [shown, other].map(({ weeks, count }) => {
    const sessions = weeks.reduce((sum, week) => sum + week.sessions.length, 0);
    return `${count} exercises in ${sessions} ${sessions === 1 ? "session" : "sessions"} of ${weeks.length} ${weeks.length === 1 ? "week" : "weeks"}`;
  });
  return {
    code: "two_readings",
    message: `The sheet "${name}" can be read in two ways that fit about as well. It is shown as ${one}; ${one === another ? "the other way finds as many, with other names or doses" : `the other way finds ${another}`}. Compare what was read with the sheet.`,
    place: name,
  };
}

/** A sheet with so many times fewer exercises than another one holds few. */
const FEW = 10;
