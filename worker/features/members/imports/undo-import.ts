import { eq, sql } from "drizzle-orm";
import { IMPORT_UNDO_HOURS } from "../../../contract/member-imports-limits";
import type { ManyChanged } from "../../../contract/members";
import { user } from "../../../db/account";
import { membership } from "../../../db/billing";
import { memberImport, memberImportRow, memberTag } from "../../../db/members";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { writing } from "../../../write/writing";

/**
 * Undoes an import: removes the free time and tags it gave, unless changed since, and the accounts it created that nobody
 * has signed in to. Accounts in use stay, without the time.
 */
export async function undoImport(ctx: Ctx, id: string): Promise<ManyChanged> {
  const { db, now } = ctx;
  const write = writing(ctx);
  const since = now.getTime() - IMPORT_UNDO_HOURS * 3_600_000;
  const importExists = (more: ReturnType<typeof sql>) =>
    sql`exists (select 1 from member_import where id = ${id}${more})`;
  write.refuseUnless(importExists(sql``), notFound("Import"));
  write.refuseUnless(
    importExists(sql` and undone_at is null and created_at >= ${since}`),
    new AppError("conflict", "An import can be taken back within a day, and once."),
  );
  const rows = sql`member_import_row r where r.import_id = ${id} and r.user_id`;
  write.add(
    db
      .update(membership)
      .set({ freeUntil: sql`(select r.free_before from ${rows} = membership.user_id and r.free_after is not null)` })
      .where(
        sql`exists (select 1 from ${rows} = membership.user_id and r.free_after is not null and r.free_after = membership.free_until)`,
      ),
  );
  write.add(
    db.delete(memberTag).where(
      sql`exists (select 1 from ${rows} = member_tag.user_id
        and exists (select 1 from json_each(r.tags_added) t where t.value = member_tag.tag))`,
    ),
  );
  const removed = write.add(
    db
      .delete(user)
      .where(
        sql`id in (select r.user_id from member_import_row r where r.import_id = ${id} and r.outcome = 'created')
          and email_verified = 0 and role = 'user'
          and not exists (select 1 from account a where a.user_id = user.id)
          and not exists (select 1 from billing_account b where b.user_id = user.id)`,
      )
      .returning({ id: user.id }),
  );
  write.add(db.update(memberImport).set({ undoneAt: now }).where(eq(memberImport.id, id)));
  write.add(db.update(memberImportRow).set({ inviteDueAt: null }).where(eq(memberImportRow.importId, id)));
  audit(write, "member.import_undo", `member_import:${id}`);
  return { changed: (await write.commit()).of(removed).length };
}
