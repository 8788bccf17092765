import { and, type SQL, sql } from "drizzle-orm";
import type { LibraryEntry, LibraryQuery } from "../../../contract/library";
import type { Page } from "../../../db/cursor";
import { fold } from "../../../db/folded";
import type { Ctx } from "../../../http/context";
import { inTrouble } from "./link-troubles";
import { presentEntry, selectEntries } from "./queries";

/** Lists the library by name: all entries, those without a video, or those with a broken link. */
export async function listEntries(
  { db }: Ctx,
  { search, show, cursor, limit }: LibraryQuery,
): Promise<Page<LibraryEntry>> {
  const rows = await selectEntries(db, and(shown(show), found(search), after(cursor)), limit + 1);
  const items = rows.slice(0, limit).map(presentEntry);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? `0.${last.id}` : null };
}

function shown(show: LibraryQuery["show"]): SQL | undefined {
  if (show === "missing") return sql`library_exercise.video_url is null`;
  if (show === "trouble") return sql`library_exercise.video_url in (select url from video_link where ${inTrouble})`;
  return undefined;
}

function found(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const words = fold(search);
  // Not LIKE: D1 refuses patterns of more than 50 bytes (developers.cloudflare.com/d1/platform/limits).
  return sql`(instr(library_exercise.sort_name, ${words}) > 0 or instr(lower(library_exercise.tags), ${words}) > 0
    or exists (select 1 from library_key k where k.exercise_id = library_exercise.id
      and (instr(k.name_key, ${words}) > 0 or instr(lower(k.name), ${words}) > 0)))`;
}

/** Condition: after the cursor's entry, at its current name. */
function after(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const id = Number(cursor.split(".")[1]);
  return sql`(library_exercise.sort_name, library_exercise.id) >
    (select l.sort_name, l.id from library_exercise l where l.id = ${id})`;
}
