import type { ClipboardEvent } from "react";
import { optionName } from "../../../worker/contract/day-options";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { PastedTable, TableRead } from "../../../worker/contract/imports";
import { plural } from "../../lib/format/format";
import { goToControl } from "../../lib/forms/go-to-control";
import { api, call } from "../../lib/http/api";
import { useFailureToast } from "../../shell/use-failure-toast";
import { cellId, textsOf } from "../exercise-fields";
import type { RowProps } from "./edit-props";
import type { Place } from "./editor-week";
import { pastedTable } from "./pasted-table";

/** Turns a table pasted into a section into exercises, after the focused row. */
export function usePasteTable(place: Place, { onChange, say }: Pick<RowProps, "onChange" | "say">) {
  const toastFailure = useFailureToast("Nothing was pasted");
  const read = async (rows: PastedTable["rows"], after: string | null) => {
    say("Reading the table…");
    try {
      const { exercises, notes } = await call<TableRead>(
        api.api.admin.documents["read-table"].$post({ json: { rows } }),
      );
      const made = exercises.map((exercise) => ({ key: crypto.randomUUID(), id: null, texts: textsOf(exercise) }));
      onChange({ do: "insert", place, after, rows: made, title: DAY_NAMES[place.dayOfWeek] ?? "" });
      const remarks = notes.length ? ` To look at: ${notes.slice(0, 2).join(" ")}` : "";
      say(
        `${plural(made.length, "exercise")} pasted to ${optionName(place.columnType)}. Undo takes them away.${remarks}`,
      );
      if (made[0]) goToControl(cellId(made[0].key, "name"));
    } catch (error) {
      say("");
      toastFailure(error, "The table could not be read. Please try again.");
    }
  };
  return (event: ClipboardEvent<HTMLElement>) => {
    const rows = pastedTable(event.clipboardData);
    if (!rows) return;
    event.preventDefault();
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
    void read(rows, row?.dataset.row ?? null);
  };
}
