import type { PastedTable, TableRead } from "../../contract/imports";
import { DocumentError } from "../../documents/document-error";
import { AppError } from "../../http/app-error";
import { refusalOf } from "./record-attempt";

/** Reads a pasted table with the document reader. Stores nothing. */
export async function readPastedTable({ rows }: PastedTable): Promise<TableRead> {
  const { readTable } = await import("../../documents/read-table");
  try {
    const { draft, notes } = readTable(rows);
    return { exercises: draft.exercises, notes: notes.map(({ message }) => message) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    if (error.code === "no_exercises") {
      throw new AppError("invalid", "No exercises were found in what was pasted. Copy the rows with the exercises.", {
        code: "no_exercises",
      });
    }
    if (error.code === "week_document") {
      throw new AppError("invalid", "This table is of several days. Paste one day at a time, into its section.", {
        code: "week_document",
      });
    }
    throw refusalOf(error);
  }
}
