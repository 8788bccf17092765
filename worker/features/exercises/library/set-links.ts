import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LibraryVideos, LibraryVideosSet } from "../../../contract/library";
import { libraryKey } from "../../../db/exercises";
import { AppError } from "../../../http/app-error";
import { auditRow } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { nameKey } from "../name-key";
import { applyLinks } from "./apply-links";
import { entriesOf } from "./queries";
import { rememberExercises } from "./remember-exercises";

/** Gives many exercises their links in one batch; the library learns those it does not know. */
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
  const statements: BatchItem<"sqlite">[] = [
    ...rememberExercises(ctx, links),
    ...(uses === "none" ? [] : applyLinks(ctx, entriesOf(keys), uses)),
  ];
  const audit = auditRow(ctx.db, {
    at: ctx.now,
    actorId: memberOf(ctx.actor).user.id,
    action: "library.links",
    subject: "exercise_library",
    detail: { uses, names: links.map(({ name }) => name) },
  });
  const answers: unknown[] = await ctx.db.batch([audit, ...statements]);
  const added = keys.length - known.length;
  return {
    set: new Set(known.map(({ exerciseId }) => exerciseId)).size + added,
    added,
    changed: uses === "none" ? 0 : (answers.at(-1) as unknown[]).length,
  };
}
