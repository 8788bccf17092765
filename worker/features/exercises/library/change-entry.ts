import { eq, sql } from "drizzle-orm";
import { inOrder } from "../../../contract/exercise-loads";
import type { LibraryChange, LibraryEntry } from "../../../contract/library";
import { NAME_TAKEN, STALE_ENTRY } from "../../../contract/library-limits";
import { isAskable } from "../../../contract/video";
import { runReads } from "../../../db/batched-read";
import {
  exerciseSpelling,
  libraryAlternative,
  libraryBase,
  libraryExercise,
  libraryKey,
  libraryLoad,
} from "../../../db/exercises";
import { fold } from "../../../db/folded";
import { insertFrom } from "../../../db/insert-from";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { nextInstant } from "../../../write/unchanged";
import { type Write, writing } from "../../../write/writing";
import { jsonValue } from "../insert-exercises";
import { nameKey } from "../name-key";
import { applyLinks } from "./apply-links";
import { presentEntry, selectEntries } from "./queries";
import { rememberExercises, rememberLinks } from "./remember-exercises";

type Changed = { entry: LibraryEntry; changed: number };

/**
 * Changes a library entry, and if asked the exercises with its names; omitted fields stay. A removed alias becomes an
 * entry of its own. Throws `stale_entry` and `name_taken`.
 */
export async function changeEntry(ctx: Ctx, id: number, change: LibraryChange): Promise<Changed> {
  const { db } = ctx;
  const named = namesOf(change);
  const {
    row: [row],
    owners,
  } = await runReads(db, {
    row: selectEntries(db, eq(libraryExercise.id, id), 1),
    owners: db
      .select({
        key: libraryKey.nameKey,
        name: libraryKey.name,
        ownerId: libraryKey.exerciseId,
        owner: sql<string>`(select l.name from library_exercise l where l.id = library_key.exercise_id)`,
      })
      .from(libraryKey)
      .where(
        sql`${libraryKey.exerciseId} = ${id}
          or ${libraryKey.nameKey} in (select value from json_each(${JSON.stringify([...named.keys()])}))`,
      ),
  });
  if (!row) throw notFound("Exercise");
  const before = presentEntry(row);
  if (change.updatedAt !== undefined && Date.parse(change.updatedAt) !== row.updatedAt.getTime()) throw stale(row.name);
  const nameOwner = owners.find(({ ownerId }) => ownerId !== id);
  if (nameOwner) throw nameTaken(nameOwner);
  const own = owners.map(({ key, name }) => ({ key, name }));
  const name = change.name ?? before.name;
  const keptKeys = new Set(
    change.aliases ? [nameKey(name), ...change.aliases.map(nameKey)] : own.map(({ key }) => key),
  );
  // The former name stays as an alias, unless the change lists the aliases.
  const dropped = own.filter(({ key }) => !keptKeys.has(key));
  const added = [...named]
    .filter(([key]) => !own.some((each) => each.key === key))
    .map(([key, said]) => ({ key, name: said }));
  const videoUrl = change.videoUrl === undefined ? before.videoUrl : change.videoUrl;
  const { updatedAt: _, ...fields } = change;
  const base = change.goesBy ? await findBase(ctx, id, change.goesBy) : null;
  const write = writing(ctx, {
    unchanged: { table: libraryExercise, row, missing: notFound("Exercise"), stale: stale(row.name) },
  });
  audit(write, "library.change", `library_exercise:${id}`, fields);
  if (change.goesBy !== undefined) write.add(db.delete(libraryBase).where(eq(libraryBase.exerciseId, id)));
  if (base !== null) write.add(db.insert(libraryBase).values({ exerciseId: id, baseId: base }));
  if (change.alternatives) offerAlternatives(write, { id, own: keptKeys, alternatives: change.alternatives });
  if (change.loads !== undefined) correctLoads(write, id, change.loads);
  if (dropped.length) detachNames(write, dropped);
  if (added.length) attachNames(write, id, added);
  write.add(
    db
      .update(libraryExercise)
      .set({
        name,
        sortName: fold(name),
        videoUrl,
        tags: change.tags ? [...new Set(change.tags)] : before.tags,
        updatedAt: nextInstant(ctx.now, row.updatedAt),
      })
      .where(eq(libraryExercise.id, id)),
  );
  if (videoUrl && isAskable(videoUrl)) write.add(rememberLinks(ctx, [videoUrl]));
  const applied = change.uses && change.uses !== "none" ? applyLinks(write, sql`(${id})`, change.uses) : null;
  const saved = write.add(selectEntries(db, eq(libraryExercise.id, id), 1));
  const done = await write.commit();
  return { entry: presentEntry(done.one(saved)), changed: applied ? done.of(applied).length : 0 };
}

/** Returns the id of the lift with a name. Refuses one that itself refers to another lift. */
async function findBase({ db }: Ctx, id: number, name: string): Promise<number | null> {
  const found = await db
    .select({ id: libraryKey.exerciseId, base: libraryBase.baseId })
    .from(libraryKey)
    .leftJoin(libraryBase, eq(libraryBase.exerciseId, libraryKey.exerciseId))
    .where(eq(libraryKey.nameKey, nameKey(name)))
    .get();
  const refuse = (message: string) => new AppError("invalid", message, { issues: [{ path: "goesBy", message }] });
  if (!found) throw refuse(`The library has no exercise called “${name}”.`);
  if (found.base !== null) throw refuse(`“${name}” goes by another lift itself. Name that one.`);
  return found.id === id ? null : found.id;
}

/** Stores the coach's joint loads of an exercise; null returns to those proposed by its name. */
function correctLoads(write: Write, exerciseId: number, loads: LibraryChange["loads"]): void {
  const { db } = write.ctx;
  write.add(db.delete(libraryLoad).where(eq(libraryLoad.exerciseId, exerciseId)));
  if (loads) write.add(db.insert(libraryLoad).values({ exerciseId, ...inOrder(loads) }));
}

type Offered = { id: number; own: Set<string>; alternatives: NonNullable<LibraryChange["alternatives"]> };

/** Replaces the alternatives. Names the library does not know are added to it. */
function offerAlternatives(write: Write, { id, own, alternatives }: Offered): void {
  const { db } = write.ctx;
  alternatives.forEach(({ name }, at) => {
    const path = `alternatives.${at}.name`;
    if (!nameKey(name)) throw invalid(path, `“${name}” is not a name.`);
    if (own.has(nameKey(name))) throw invalid(path, "An exercise is no alternative to itself.");
  });
  rememberExercises(
    write,
    alternatives.map(({ name }) => ({ name, videoUrl: null })),
  );
  write.add(db.delete(libraryAlternative).where(eq(libraryAlternative.exerciseId, id)));
  const rows = alternatives.map(({ name, purpose }) => ({ key: nameKey(name), purpose }));
  write.add(
    insertFrom(
      db,
      libraryAlternative,
      { exerciseId: sql`${id}`, alternativeId: sql`k.exercise_id`, purpose: jsonValue("purpose") },
      sql`from json_each(${JSON.stringify(rows)}) join ${libraryKey} k on k.name_key = value ->> 'key' where k.exercise_id <> ${id}`,
    ).onConflictDoNothing(),
  );
}

function invalid(path: string, message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path, message }] });
}

/** Returns the names of an entry after a change, by their folded form. */
function namesOf({ name, aliases }: LibraryChange): Map<string, string> {
  const given = [...(name === undefined ? [] : [{ path: "name", name }])];
  given.push(...(aliases ?? []).map((alias, at) => ({ path: `aliases.${at}`, name: alias })));
  const nameless = given.find((each) => !nameKey(each.name));
  if (nameless) {
    const message = `“${nameless.name}” is not a name.`;
    throw new AppError("invalid", message, { issues: [{ path: nameless.path, message }] });
  }
  return new Map(given.toReversed().map((each) => [nameKey(each.name), each.name]));
}

type Key = { key: string; name: string };

const rowsOf = (keys: Key[]) => JSON.stringify(keys.map(({ key, name }) => ({ key, name, folded: fold(name) })));

/** Makes names entries of their own. */
function detachNames(write: Write, keys: Key[]): void {
  const { db, now } = write.ctx;
  const rows = rowsOf(keys);
  const entry = { name: jsonValue("name"), sortName: jsonValue("folded"), tags: [], createdAt: now, updatedAt: now };
  write.add(insertFrom(db, libraryExercise, entry, sql`from json_each(${rows})`));
  write.add(
    db
      .update(libraryKey)
      .set({ exerciseId: sql`(select max(l.id) from library_exercise l where l.name = dropped.value ->> 'name')` })
      .from(sql`json_each(${rows}) as dropped`)
      .where(sql`${libraryKey.nameKey} = dropped.value ->> 'key'`),
  );
}

function attachNames(write: Write, exerciseId: number, keys: Key[]): void {
  const { db } = write.ctx;
  const rows = sql`from json_each(${rowsOf(keys)}) where true`;
  const [name, nameKey] = [jsonValue("name"), jsonValue("key")];
  write.add(insertFrom(db, libraryKey, { nameKey, exerciseId, name }, rows));
  write.add(
    insertFrom(db, exerciseSpelling, { name, nameKey, folded: jsonValue("folded") }, rows).onConflictDoNothing(),
  );
}

function nameTaken({ name, owner }: { name: string; owner: string }): AppError {
  const other = name === owner ? `“${owner}”` : `“${name}”, a name of “${owner}”,`;
  return new AppError("conflict", `${other} is another exercise of the library. Merge the two if they are the same.`, {
    code: NAME_TAKEN,
  });
}

function stale(name: string): AppError {
  const message = `“${name}” was changed somewhere else since you opened it. Nothing of yours is lost: open it again to see what it is now.`;
  return new AppError("conflict", message, { code: STALE_ENTRY });
}
