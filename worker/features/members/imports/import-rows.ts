import { and, eq, sql } from "drizzle-orm";
import type { ImportRow, ImportVerdicts, NewImport } from "../../../contract/member-imports";
import { IMPORT_ROWS_MAX } from "../../../contract/member-imports-limits";
import { TAGS_LISTED } from "../../../contract/members-limits";
import { user } from "../../../db/account";
import { insertFrom } from "../../../db/insert-from";
import { memberImport, memberImportRow, memberTag } from "../../../db/members";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { audit } from "../../../write/audit";
import { type Write, writing } from "../../../write/writing";
import { writeFreeTime } from "../../billing/change-free-time";
import { type Judged, judgeRows } from "./judge-rows";

/** Starts an import, or resumes one of the same rows. `done`: the rows that need not be sent again. */
export async function startImport(ctx: Ctx, input: NewImport): Promise<{ id: string; done: number[] }> {
  const { db, now } = ctx;
  const same = await db
    .select({ id: memberImport.id })
    .from(memberImport)
    .where(
      and(
        eq(memberImport.fileKey, input.fileKey),
        sql`undone_at is null`,
        sql`(select count(*) from member_import_row r where r.import_id = ${memberImport.id}) < ${memberImport.total}`,
      ),
    )
    .limit(1)
    .get();
  if (same) {
    const rows = await db
      .select({ row: memberImportRow.rowNumber })
      .from(memberImportRow)
      .where(eq(memberImportRow.importId, same.id))
      .limit(IMPORT_ROWS_MAX);
    return { id: same.id, done: rows.map(({ row }) => row) };
  }
  const id = crypto.randomUUID();
  const write = writing(ctx);
  write.add(db.insert(memberImport).values({ ...input, id, createdBy: memberOf(ctx.actor).user.id, createdAt: now }));
  audit(write, "member.import", `member_import:${id}`, { file: input.fileName, rows: input.total });
  await write.commit();
  return { id, done: [] };
}

/** Returns what importing the rows would do, without doing it. */
export async function checkRows(ctx: Ctx, rows: ImportRow[]): Promise<ImportVerdicts> {
  return (await judgeRows(ctx, rows)).map(verdict);
}

/** Imports rows, all or none; rows imported before are answered with their current state. */
export async function importRows(ctx: Ctx, id: string, rows: ImportRow[]): Promise<ImportVerdicts> {
  const { db } = ctx;
  const found = await db.select().from(memberImport).where(eq(memberImport.id, id)).get();
  if (!found) throw notFound("Import");
  const judged = await judgeRows(ctx, rows);
  const write = writing(ctx);
  const stands = sql`exists (select 1 from member_import where id = ${id} and undone_at is null)`;
  write.refuseUnless(stands, new AppError("conflict", "This import was taken back. Begin it anew."));
  writePeople(write, judged);
  const timed = judged.filter(({ until }) => until);
  if (timed.length) {
    const each = timed.map(({ userId, until }) => ({ id: userId, until }));
    writeFreeTime(write, { each, reason: `Import of ${found.fileName}`, shorten: false });
  }
  const outcomes = judged.map((each) => ({
    row: each.row.row,
    outcome: each.outcome,
    user: each.userId,
    before: each.before?.getTime() ?? null,
    after: each.until?.getTime() ?? null,
    tags: each.tagsAdded,
  }));
  write.add(
    insertFrom(
      db,
      memberImportRow,
      {
        importId: id,
        rowNumber: sql`g.value ->> 'row'`,
        outcome: sql`g.value ->> 'outcome'`,
        userId: sql`(select u.id from user u where u.id = g.value ->> 'user')`,
        freeBefore: sql`g.value ->> 'before'`,
        freeAfter: sql`g.value ->> 'after'`,
        tagsAdded: sql`g.value ->> 'tags'`,
      },
      sql`from json_each(${JSON.stringify(outcomes)}) g where true`,
    ).onConflictDoNothing(),
  );
  const storedRows = sql`(select count(*) from member_import_row where import_id = ${id})`;
  write.refuseUnless(
    sql`${storedRows} <= ${found.total}`,
    new AppError("invalid", "These are more rows than the list has."),
  );
  await write.commit();
  return judged.map(verdict);
}

/** Adds the new accounts, which nobody can sign in to before confirming the address, and everybody's tags. */
function writePeople(write: Write<Ctx>, judged: Judged[]): void {
  const { db, now } = write.ctx;
  const people = judged
    .filter(({ isNew }) => isNew)
    .map(({ userId, row }) => ({
      id: userId,
      email: row.email,
      first: row.firstName,
      last: row.lastName,
      joined: row.joinedOn ? Math.min(Date.parse(`${row.joinedOn}T12:00:00Z`), now.getTime()) : now.getTime(),
    }));
  const of = (field: string) => sql`(g.value ->> ${`$.${field}`})`;
  if (people.length) {
    write.add(
      insertFrom(
        db,
        user,
        {
          id: of("id"),
          name: sql`trim(${of("first")} || ' ' || ${of("last")})`,
          email: of("email"),
          firstName: of("first"),
          lastName: of("last"),
          createdAt: of("joined"),
          updatedAt: now,
        },
        sql`from json_each(${JSON.stringify(people)}) g where true`,
      ).onConflictDoNothing(),
    );
  }
  const tagged = judged.flatMap(({ userId, tagsAdded }) => tagsAdded.map((tag) => ({ user: userId, tag })));
  if (!tagged.length) return;
  write.add(
    insertFrom(
      db,
      memberTag,
      { userId: sql`u.id`, tag: of("tag") },
      sql`from json_each(${JSON.stringify(tagged)}) g join user u on u.id = g.value ->> 'user' where true`,
    ).onConflictDoNothing(),
  );
  write.refuseUnless(
    sql`(select count(distinct tag) from member_tag) <= ${TAGS_LISTED}`,
    new AppError(
      "conflict",
      `With this the club would have more than ${TAGS_LISTED} different tags. Leave the tags out.`,
    ),
  );
}

const verdict = ({ row, outcome, words }: Judged) => ({ row: row.row, outcome, words });
