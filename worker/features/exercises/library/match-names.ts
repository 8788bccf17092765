import { sql } from "drizzle-orm";
import type { NameMatch } from "../../../contract/library";
import { runReads } from "../../../db/batched-read";
import { libraryKey } from "../../../db/exercises";
import type { Ctx } from "../../../http/context";
import { nameKey } from "../name-key";
import { entriesOf, presentEntry, selectEntries } from "./queries";

/** Returns the library entries for names in any spelling. */
export async function matchNames({ db }: Ctx, names: string[]): Promise<NameMatch[]> {
  const keys = names.map(nameKey);
  const { rows, owners } = await runReads(db, {
    rows: selectEntries(db, sql`library_exercise.id in ${entriesOf(keys)}`, names.length),
    owners: db
      .select({ key: libraryKey.nameKey, exerciseId: libraryKey.exerciseId })
      .from(libraryKey)
      .where(sql`${libraryKey.nameKey} in (select value from json_each(${JSON.stringify(keys)}))`),
  });
  const entries = new Map(rows.map((row) => [row.id, presentEntry(row)]));
  const ownerOf = new Map(owners.map(({ key, exerciseId }) => [key, exerciseId]));
  return names.map((name, at) => ({ name, entry: entries.get(ownerOf.get(keys[at] ?? "") ?? 0) ?? null }));
}
