import { sql } from "drizzle-orm";
import type { LibraryVideos, LibraryVideosSet } from "../../../contract/library";
import { libraryKey } from "../../../db/exercises";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { writing } from "../../../write/writing";
import { nameKey } from "../name-key";
import { applyLinks } from "./apply-links";
import { entriesOf } from "./queries";
import { rememberExercises } from "./remember-exercises";

/** Sets links of many exercises in one batch; names the library does not know are added. */
export async function setLinks(ctx: Ctx, { links, uses }: LibraryVideos): Promise<LibraryVideosSet> {
  const nameless = links.findIndex(({ name }) => !nameKey(name));
  if (nameless >= 0) {
    const path = `links.${nameless}.name`;
    throw new AppError("invalid", "This is not a name.", { issues: [{ path, message: "This is not a name." }] });
  }
  const keys = [...new Set(links.map(({ name }) => nameKey(name)))];
  const known = await ctx.db
    .select({ key: libraryKey.nameKey, exerciseId: libraryKey.exerciseId })
    .from(libraryKey)
    .where(sql`${libraryKey.nameKey} in (select value from json_each(${JSON.stringify(keys)}))`);
  const write = writing(ctx);
  audit(write, "library.links", "exercise_library", { uses, names: links.map(({ name }) => name) });
  rememberExercises(write, links);
  const applied = uses === "none" ? null : applyLinks(write, entriesOf(keys), uses);
  const done = await write.commit();
  const added = keys.length - known.length;
  return {
    set: new Set(known.map(({ exerciseId }) => exerciseId)).size + added,
    added,
    changed: applied ? done.of(applied).length : 0,
  };
}
