import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LibraryChange, LibraryEntry } from "../../../contract/library";
import { NAME_TAKEN, STALE_ENTRY } from "../../../contract/library-limits";
import { isAskable } from "../../../contract/video";
import { exerciseSpelling, libraryBase, libraryExercise, libraryKey } from "../../../db/exercises";
import { fold } from "../../../db/folded";
import { AppError, notFound } from "../../../http/app-error";
import { auditRow } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { nameKey } from "../name-key";
import { applyLinks } from "./apply-links";
import { presentEntry, selectEntries } from "./queries";
import { rememberLinks } from "./remember-exercises";

type Changed = { entry: LibraryEntry; changed: number };

/**
 * Changes an entry of the library, and on demand the exercises that go by its names; what is left out stays. A name that is
 * no longer among its own becomes an entry again. Throws `stale_entry` and `name_taken`.
 */
export async function changeEntry(ctx: Ctx, id: number, change: LibraryChange): Promise<Changed> {
  const { db } = ctx;
  const named = namesOf(change);
  const [[row], owners] = await db.batch([
    selectEntries(db, eq(libraryExercise.id, id), 1),
    db
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
  ]);
  if (!row) throw notFound("Exercise");
  const before = presentEntry(row);
  if (change.updatedAt !== undefined && Date.parse(change.updatedAt) !== row.updatedAt.getTime()) throw stale(row.name);
  const taken = owners.find(({ ownerId }) => ownerId !== id);
  if (taken) throw nameTaken(taken);
  const own = owners.map(({ key, name }) => ({ key, name }));
  const name = change.name ?? before.name;
  const kept = new Set(change.aliases ? [nameKey(name), ...change.aliases.map(nameKey)] : own.map(({ key }) => key));
  // The name it had stays one of its names, unless another list of them is given.
  const gone = own.filter(({ key }) => !kept.has(key));
  const added = [...named]
    .filter(([key]) => !own.some((each) => each.key === key))
    .map(([key, said]) => ({ key, name: said }));
  const videoUrl = change.videoUrl === undefined ? before.videoUrl : change.videoUrl;
  const unchanged = sql<string>`(select 'library_exercise:' || id from ${libraryExercise}
    where ${libraryExercise.id} = ${id} and ${libraryExercise.updatedAt} = ${row.updatedAt.getTime()})`;
  const { updatedAt: _, ...fields } = change;
  const base = change.goesBy ? await findBase(ctx, id, change.goesBy) : null;
  const give = change.uses && change.uses !== "none" ? applyLinks(ctx, sql`(${id})`, change.uses) : [];
  try {
    const answers: unknown[] = await db.batch([
      // Names nothing when the entry has changed since it was read: the log's subject is not null, so the whole batch fails.
      auditRow(db, {
        at: ctx.now,
        actorId: memberOf(ctx.actor).user.id,
        action: "library.change",
        subject: unchanged,
        detail: fields,
      }),
      ...(change.goesBy === undefined ? [] : [db.delete(libraryBase).where(eq(libraryBase.exerciseId, id))]),
      ...(base === null ? [] : [db.insert(libraryBase).values({ exerciseId: id, baseId: base })]),
      ...(gone.length ? letGo(ctx, gone) : []),
      ...(added.length ? takeOn(ctx, id, added) : []),
      db
        .update(libraryExercise)
        .set({
          name,
          sortName: fold(name),
          videoUrl,
          tags: change.tags ? [...new Set(change.tags)] : before.tags,
          updatedAt: new Date(Math.max(ctx.now.getTime(), row.updatedAt.getTime() + 1)),
        })
        .where(eq(libraryExercise.id, id)),
      ...(videoUrl && isAskable(videoUrl) ? [rememberLinks(ctx, [videoUrl])] : []),
      ...give,
      selectEntries(db, eq(libraryExercise.id, id), 1),
    ]);
    const [saved] = answers.at(-1) as (typeof row)[];
    if (!saved) throw notFound("Exercise");
    return { entry: presentEntry(saved), changed: give.length ? (answers.at(-2) as unknown[]).length : 0 };
  } catch (error) {
    const now = await db.select().from(libraryExercise).where(eq(libraryExercise.id, id)).get();
    if (!now) throw notFound("Exercise");
    if (now.updatedAt.getTime() !== row.updatedAt.getTime()) throw stale(now.name);
    throw error;
  }
}

/** The lift by its name. One that goes by another itself would lead nowhere. */
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

/** The folded names that a change gives an entry, each as it was written. */
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

/** The statements that make names entries of their own. */
function letGo({ db, now }: Ctx, keys: Key[]): BatchItem<"sqlite">[] {
  const rows = JSON.stringify(keys.map(({ key, name }) => ({ key, name, folded: fold(name) })));
  const at = now.getTime();
  return [
    db
      .insert(libraryExercise)
      .select(sql`select null, value ->> 'name', value ->> 'folded', null, '[]', ${at}, ${at} from json_each(${rows})`),
    db
      .update(libraryKey)
      .set({ exerciseId: sql`(select max(l.id) from library_exercise l where l.name = gone.value ->> 'name')` })
      .from(sql`json_each(${rows}) as gone`)
      .where(sql`${libraryKey.nameKey} = gone.value ->> 'key'`),
  ];
}

function takeOn({ db }: Ctx, id: number, keys: Key[]): BatchItem<"sqlite">[] {
  const rows = JSON.stringify(keys.map(({ key, name }) => ({ key, name, folded: fold(name) })));
  return [
    db.insert(libraryKey).select(sql`select value ->> 'key', ${id}, value ->> 'name' from json_each(${rows})`),
    db
      .insert(exerciseSpelling)
      .select(sql`select value ->> 'name', value ->> 'key', value ->> 'folded' from json_each(${rows}) where true`)
      .onConflictDoNothing(),
  ];
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
