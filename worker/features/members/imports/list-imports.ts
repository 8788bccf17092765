import { desc, sql } from "drizzle-orm";
import { listFacts } from "../../../contract/list-imports";
import type { MemberImport } from "../../../contract/member-imports";
import { IMPORT_UNDO_HOURS } from "../../../contract/member-imports-limits";
import { memberImport } from "../../../db/members";
import type { Ctx } from "../../../http/context";

const SHOWN = 10;

/** Lists the latest ten imports with the state of their rows. */
export async function listImports({ db }: Ctx): Promise<MemberImport[]> {
  const count = (which: string) => sql<number>`(select count(*) from member_import_row r
    left join user u on u.id = r.user_id where r.import_id = ${sql.raw("member_import.id")} and ${sql.raw(which)})`;
  const waits = "r.outcome = 'created' and u.email_verified = 0";
  const rows = await db
    .select({
      row: memberImport,
      done: count("true"),
      created: count("r.outcome = 'created'"),
      updated: count("r.outcome = 'updated'"),
      unchanged: count("r.outcome = 'unchanged'"),
      refused: count("r.outcome = 'refused'"),
      uninvited: count(`${waits} and r.invited_at is null and r.invite_due_at is null`),
      due: count(`${waits} and r.invite_due_at is not null`),
      invited: count(`${waits} and r.invited_at is not null and r.invite_due_at is null`),
      joined: count("r.outcome = 'created' and u.email_verified = 1"),
    })
    .from(memberImport)
    .orderBy(desc(memberImport.createdAt))
    .limit(SHOWN);
  return rows.map(({ row, ...counts }) => ({
    ...listFacts(row, IMPORT_UNDO_HOURS),
    ...counts,
  }));
}
