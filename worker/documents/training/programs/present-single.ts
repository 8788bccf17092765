import type { Corrections } from "../../../contract/program-import-limits";
import type { ProgramReading } from "../../../contract/program-reading";
import type { SourceDocument } from "../../document-model";
import { hasStrongDose } from "../dose";
import { allNotes } from "../training";
import { headingBlocks } from "./columns/heading-blocks";
import { sheetMeaning } from "./corrections";
import { leaveUnused, viewOf } from "./grid-view";
import type { readSingleWeek } from "./option-reading";
import { present } from "./present-program";
import { ProgramBuilder } from "./program-builder";
import { LEFT_OUT } from "./sheet-reading";

export type Single = ReturnType<typeof readSingleWeek>;

export function presentSingle(
  document: SourceDocument,
  { builder, training }: Single,
  corrections: Corrections,
): ProgramReading {
  if (document.kind === "sheets") {
    const views = document.sheets.map(({ grid }) => viewOf(grid));
    builder.headed = views.some((view) => headingBlocks(view).length > 0);
    const written = views.some(({ rows }) => rows.some((row) => row.some((cell) => cell && hasStrongDose(cell.text))));
    if (!builder.headed && !written) builder.bare = builder.count;
  }
  const reading = present([builder], [], builder);
  if (document.kind === "sheets") {
    const left = document.sheets.filter(({ name }) => sheetMeaning(corrections, name) === "helper");
    reading.sheets = document.sheets.map((sheet) => ({
      name: sheet.name,
      ...(left.includes(sheet) ? { role: "helper", why: LEFT_OUT } : { role: "program", why: "One week was read." }),
    }));
    for (const { name, grid } of left) {
      const bare = new ProgramBuilder(name);
      leaveUnused(viewOf(grid), bare);
      reading.leftovers.push(...bare.leftovers);
    }
  }
  for (const { severity, message, place = null } of allNotes(training)) {
    reading.notes.push({ level: severity === "error" ? "warning" : "info", message, place });
  }
  reading.leftovers.push(...training.unplaced.map(({ text, place }) => ({ text, place })));
  return reading;
}
