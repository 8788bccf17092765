import type { WeekDraft } from "../../worker/contract/drafts";
import { readAnsweredWeek } from "./answered-week";
import { textRows, workbook } from "./make-documents";

/** Reads a sheet of these rows. */
export async function week(rows: string[][]) {
  return readAnsweredWeek(await workbook([{ name: "Plan", rows: textRows(rows) }]), "plan.xlsx");
}

/** Each section as "day/option: code name (notes)". */
export function outline(draft: WeekDraft): string[] {
  return draft.days.flatMap((day) =>
    day.sections.map(({ columnType, exercises }) => {
      const said = exercises.map(({ exerciseCode, name, notes }) =>
        [exerciseCode, name, notes ? `(${notes})` : null].filter(Boolean).join(" "),
      );
      return `${day.dayOfWeek}/${columnType}: ${said.join(", ")}`;
    }),
  );
}
