import { and, desc, eq, gt, sql } from "drizzle-orm";
import { addDays, localDate } from "../../../contract/calendar";
import type { HistoryImport, HistoryRow, HistoryVerdicts, NewHistoryImport } from "../../../contract/history-imports";
import { HISTORY_ROWS_MAX, HISTORY_UNDO_HOURS } from "../../../contract/history-imports-limits";
import { listFacts } from "../../../contract/list-imports";
import { estimateGrams, liftedGrams } from "../../../contract/load";
import type { ManyChanged } from "../../../contract/members";
import { user } from "../../../db/account";
import { insertFrom } from "../../../db/insert-from";
import { historyImport, historyImportRow, setLog } from "../../../db/training";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { audit } from "../../../write/audit";
import { type Write, writing } from "../../../write/writing";
import { jsonValue } from "../../exercises/insert-exercises";
import { logKey } from "../log-key";

const SHOWN = 10;
const EARLIEST = "1980-01-01";

/** Returns the id of the member whose history it is when they import it themselves. */
export const ownHistory = (ctx: Ctx): string => memberOf(ctx.actor).user.id;

/** Starts an import, or resumes one of the same rows. `done`: the rows that need not be sent again. */
export async function startHistoryImport(
  ctx: Ctx,
  userId: string,
  input: NewHistoryImport,
): Promise<{ id: string; done: number[] }> {
  const { db, now } = ctx;
  const same = await db
    .select({ id: historyImport.id })
    .from(historyImport)
    .where(
      and(
        eq(historyImport.userId, userId),
        eq(historyImport.fileKey, input.fileKey),
        sql`undone_at is null`,
        sql`(select count(*) from history_import_row r where r.import_id = ${historyImport.id}) < ${historyImport.total}`,
      ),
    )
    .limit(1)
    .get();
  if (same) {
    const rows = await db
      .select({ row: historyImportRow.rowNumber })
      .from(historyImportRow)
      .where(eq(historyImportRow.importId, same.id))
      .limit(HISTORY_ROWS_MAX);
    return { id: same.id, done: rows.map(({ row }) => row) };
  }
  const id = crypto.randomUUID();
  const write = writing(ctx);
  write.refuseUnless(sql`exists (select 1 from user where id = ${userId})`, notFound("User"));
  write.add(db.insert(historyImport).values({ ...input, id, userId, createdBy: ownHistory(ctx), createdAt: now }));
  auditForOthers(write, userId, "member.history_import", { rows: input.total });
  await write.commit();
  return { id, done: [] };
}

/** Returns what importing the rows would do, without doing it. */
export async function checkHistory(ctx: Ctx, userId: string, rows: HistoryRow[]): Promise<HistoryVerdicts> {
  return (await judge(ctx, userId, rows)).map(({ row, outcome, words }) => ({ row: row.row, outcome, words }));
}

/** Imports rows, all or none. A day's exercise that already has sets keeps them. */
export async function importHistory(
  ctx: Ctx,
  userId: string,
  { id, rows }: { id: string; rows: HistoryRow[] },
): Promise<HistoryVerdicts> {
  const { db, now } = ctx;
  const found = await findImport(ctx, userId, id);
  const judged = await judge(ctx, userId, rows);
  const write = writing(ctx);
  write.refuseUnless(
    sql`exists (select 1 from history_import where id = ${id} and undone_at is null)`,
    new AppError("conflict", "This import was taken back. Begin it anew."),
  );
  const sets = judged
    .filter(({ outcome }) => outcome === "created")
    .flatMap(({ row, key }) =>
      row.sets.map((set, index) => ({
        ...set,
        key,
        number: index + 1,
        day: row.localDate,
        exercise: row.exercise,
        lifted: liftedGrams(set),
        estimate: estimateGrams(set),
      })),
    );
  const values = {
    userId,
    nameKey: jsonValue("key"),
    localDate: jsonValue("day"),
    setNumber: jsonValue("number"),
    exerciseName: jsonValue("exercise"),
    // Zero is no exercise of the club: imported sets belong to no session.
    exerciseId: sql`0`,
    load: jsonValue("load"),
    unit: jsonValue("unit"),
    reps: jsonValue("reps"),
    effort: jsonValue("effort"),
    liftedGrams: jsonValue("lifted"),
    estimateGrams: jsonValue("estimate"),
    at: now,
    seconds: jsonValue("seconds"),
    metres: jsonValue("metres"),
    side: jsonValue("side"),
    bodyweight: jsonValue("bodyweight"),
    importId: sql`${id}`,
  };
  // Of two concurrent calls the second finds the first's sets and adds none.
  write.add(
    insertFrom(db, setLog, values, sql`from json_each(${JSON.stringify(sets)}) where true`).onConflictDoNothing(),
  );
  const outcomes = judged.map(({ row, outcome }) => ({
    row: row.row,
    outcome,
    sets: outcome === "created" ? row.sets.length : 0,
  }));
  write.add(
    insertFrom(
      db,
      historyImportRow,
      { importId: sql`${id}`, rowNumber: jsonValue("row"), outcome: jsonValue("outcome"), sets: jsonValue("sets") },
      sql`from json_each(${JSON.stringify(outcomes)}) where true`,
    ).onConflictDoNothing(),
  );
  const stored = sql`(select count(*) from history_import_row where import_id = ${id})`;
  write.refuseUnless(
    sql`${stored} <= ${found.total}`,
    new AppError("invalid", "These are more rows than the list has."),
  );
  await write.commit();
  return judged.map(({ row, outcome, words }) => ({ row: row.row, outcome, words }));
}

/** Undoes an import: deletes the sets it added, except those changed since. */
export async function undoHistory(ctx: Ctx, userId: string, id: string): Promise<ManyChanged> {
  const { db, now } = ctx;
  await findImport(ctx, userId, id);
  const write = writing(ctx);
  const since = now.getTime() - HISTORY_UNDO_HOURS * 3_600_000;
  write.refuseUnless(
    sql`exists (select 1 from history_import where id = ${id} and undone_at is null and created_at >= ${since})`,
    new AppError("conflict", "An import can be taken back within a day, and once."),
  );
  const deletedSets = write.read({
    statements: [db.select({ sets: sql<number>`count(*)` }).from(setLog).where(eq(setLog.importId, id))],
    answer: ([rows]) => (rows as { sets: number }[])[0]?.sets ?? 0,
  });
  write.add(db.delete(setLog).where(and(eq(setLog.userId, userId), eq(setLog.importId, id))));
  write.add(db.update(historyImport).set({ undoneAt: now }).where(eq(historyImport.id, id)));
  auditForOthers(write, userId, "member.history_undo");
  return { changed: (await write.commit()).of(deletedSets) };
}

/** Lists a member's latest imports, with the state of their rows. */
export async function listHistoryImports({ db }: Ctx, userId: string): Promise<HistoryImport[]> {
  const of = (what: string) =>
    sql<number>`(select ${sql.raw(what)} from history_import_row r where r.import_id = ${sql.raw("history_import.id")})`;
  const rows = await db
    .select({
      row: historyImport,
      done: of("count(*)"),
      created: of("count(*) filter (where r.outcome = 'created')"),
      unchanged: of("count(*) filter (where r.outcome = 'unchanged')"),
      refused: of("count(*) filter (where r.outcome = 'refused')"),
      sets: of("coalesce(sum(r.sets), 0)"),
    })
    .from(historyImport)
    .where(eq(historyImport.userId, userId))
    .orderBy(desc(historyImport.createdAt))
    .limit(SHOWN);
  return rows.map(({ row, ...counts }) => ({
    ...listFacts(row, HISTORY_UNDO_HOURS),
    ...counts,
  }));
}

type Judged = { row: HistoryRow; key: string; outcome: HistoryVerdicts[number]["outcome"]; words: string };

/** Judges what each row would do to the member's current log, in one round trip. An import only adds. */
async function judge(ctx: Ctx, userId: string, rows: readonly HistoryRow[]): Promise<Judged[]> {
  const { db, now } = ctx;
  const asked = rows.map((row) => ({ key: logKey(row.exercise), day: row.localDate }));
  const logged = await db
    .select()
    .from(setLog)
    .where(
      and(
        eq(setLog.userId, userId),
        gt(setLog.setNumber, 0),
        sql`(${setLog.nameKey}, ${setLog.localDate}) in
          (select g.value ->> 'key', g.value ->> 'day' from json_each(${JSON.stringify(asked)}) g)`,
      ),
    )
    .orderBy(setLog.setNumber);
  const zone = await db.select({ timeZone: user.timeZone }).from(user).where(eq(user.id, userId)).get();
  if (!zone) throw notFound("User");
  // A member who has flown west may have logged a day that is tomorrow here.
  const latest = addDays(localDate(now, zone.timeZone), 1);
  const seen = new Set<string>();
  return rows.map((row, index): Judged => {
    const { key = "", day = "" } = asked[index] ?? {};
    const verdict = (outcome: Judged["outcome"], words: string): Judged => ({ row, key, outcome, words });
    const place = `${key} ${day}`;
    if (seen.has(place)) return verdict("refused", `${row.exercise} on ${day} stands in an earlier row.`);
    seen.add(place);
    if (day > latest) return verdict("refused", `${day} is still to come.`);
    if (day < EARLIEST) return verdict("refused", `${day} is too long ago to be true.`);
    const own = logged.filter((set) => set.nameKey === key && set.localDate === day);
    if (own.length === 0) return verdict("created", `${row.exercise} on ${day}: ${setsText(row)}.`);
    const same =
      own.length === row.sets.length &&
      row.sets.every((set, at) => {
        const other = own[at];
        return (
          other?.reps === set.reps &&
          other.seconds === set.seconds &&
          other.metres === set.metres &&
          other.liftedGrams === liftedGrams(set)
        );
      });
    return same
      ? verdict("unchanged", `${row.exercise} on ${day} is there already.`)
      : verdict("refused", `${row.exercise} on ${day} has other sets already, which stay as they are.`);
  });
}

const setsText = ({ sets }: HistoryRow) => (sets.length === 1 ? "1 set" : `${sets.length} sets`);

async function findImport({ db }: Ctx, userId: string, id: string) {
  const found = await db
    .select()
    .from(historyImport)
    .where(and(eq(historyImport.id, id), eq(historyImport.userId, userId)))
    .get();
  if (!found) throw notFound("Import");
  return found;
}

/** Audits an import by the coach for a member; one's own needs no audit row. */
function auditForOthers(write: Write<Ctx>, userId: string, action: string, detail: { rows: number } | null = null) {
  if (ownHistory(write.ctx) !== userId) audit(write, action, `user:${userId}`, detail);
}
