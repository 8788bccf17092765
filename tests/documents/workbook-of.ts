import { officePackage, relationships, text } from "../../worker/documents/package/write-package";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A workbook of plain texts; other texts make another file. */
export function workbookOf(sheets: Record<string, string[][]>): Promise<Uint8Array> {
  const named = Object.entries(sheets).map(([name, rows], at) => ({ name, rows, id: at + 1 }));
  const part = (id: number) => `xl/worksheets/sheet${id}.xml`;
  const list = named.map(({ name, id }) => `<sheet name="${text(name)}" sheetId="${id}" r:id="s${id}"/>`);
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships(
      named.map(({ id }) => [`s${id}`, "worksheet", `worksheets/sheet${id}.xml`]),
    ),
  };
  for (const { rows, id } of named) {
    const lines = rows.map((row, y) => {
      const cells = row.map((value, x) =>
        value === ""
          ? ""
          : `<c r="${String.fromCharCode(65 + x)}${y + 1}" t="inlineStr"><is><t>${text(value)}</t></is></c>`,
      );
      return `<row r="${y + 1}">${cells.join("")}</row>`;
    });
    parts[part(id)] = `<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
  }
  return officePackage("Programme", "xl/workbook.xml", parts, [
    ["xl/workbook.xml", `${TYPE}.sheet.main+xml`],
    ...named.map(({ id }): [string, string] => [part(id), `${TYPE}.worksheet+xml`]),
  ]);
}

type Block = { weeks?: number; days?: string[]; exercises?: number; reps?: string; load?: string; extra?: string };

/** A block of weeks in one sheet each: sessions without weekdays, a table of exercises a week. */
export function trainingBlock({
  weeks = 3,
  days = ["Push", "Pull", "Legs"],
  exercises = 2,
  reps = "8",
  load = "60 kg",
  extra,
}: Block = {}): Promise<Uint8Array> {
  const names = ["Back Squat", "Bench Press", "Bent Over Row", "Deadlift", "Overhead Press", "Pull Up"];
  const sheet = [
    ["Session", "Exercise", "Sets", "Reps", "Load", ...(extra === undefined ? [] : ["Zed"])],
    ...days.flatMap((day) =>
      Array.from({ length: exercises }, (_, at) => [
        at === 0 ? day : "",
        `${names[at % names.length]}${at < names.length ? "" : ` ${at}`}`,
        "3",
        reps,
        load,
        ...(extra === undefined ? [] : [extra]),
      ]),
    ),
  ];
  return workbookOf(Object.fromEntries(Array.from({ length: weeks }, (_, at) => [`Week ${at + 1}`, sheet])));
}
