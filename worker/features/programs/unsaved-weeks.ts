import { sql } from "drizzle-orm";
import { programDraft } from "../../db/unsaved";
import { notFound } from "../../http/app-error";
import type { UnsavedKind } from "../desk/unsaved";

export const UNSAVED_WEEKS: UnsavedKind = {
  table: programDraft,
  noun: "week",
  missing: notFound("Weekly program"),
  there: (id) => sql`exists (select 1 from weekly_program where id = ${id} and deleted_at is null)`,
};
