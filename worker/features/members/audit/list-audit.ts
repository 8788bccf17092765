import { and, desc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AuditActor, AuditEntry, AuditQuery } from "../../../contract/audit";
import { brand } from "../../../contract/brand";
import { addDays, type CalendarDate } from "../../../contract/calendar";
import { instantIn } from "../../../contract/site-time";
import { auditLog, user } from "../../../db/account";
import type { Page } from "../../../db/cursor";
import type { Ctx } from "../../../http/context";

const ACTORS_SHOWN = 100;

/** SQLite's row number: ids of the log are random, and paging needs an order within one instant. */
const row = sql<number>`${auditLog}.rowid`;
// Must match the index's expression; a subject without a number is about everything of its kind.
const kind = sql<string>`substr(${auditLog.subject}, 1, instr(${auditLog.subject} || ':', ':') - 1)`;
const objectId = sql`substr(${auditLog.subject}, instr(${auditLog.subject}, ':') + 1)`;

/** The current title of an entry's subject. */
const title = sql<string | null>`case ${kind}
  when 'user' then (select trim(u.first_name || ' ' || u.last_name) from user u where u.id = ${objectId})
  when 'weekly_program' then (select title from weekly_program where id = ${objectId})
  when 'workout' then (select title from workout where id = ${objectId})
  when 'workout_template' then (select name from workout_template where id = ${objectId})
  when 'blog_post' then (select title from blog_post where id = ${objectId})
  when 'pinned_message' then (select title from pinned_message where id = ${objectId})
  when 'consultation' then (select name from consultation_request where id = ${objectId})
  when 'library_exercise' then (select name from library_exercise where id = ${objectId})
  when 'exercise' then (select name from exercise where id = ${objectId})
  end`;

/** Lists audit entries, newest first. */
export async function listAudit(ctx: Ctx, asked: AuditQuery): Promise<Page<AuditEntry>> {
  const { cursor, limit, actor, action, object, from, to } = asked;
  const [at, number] = (cursor ?? "").split(".");
  const rows = await ctx.db
    .select({
      row,
      entry: auditLog,
      kind,
      title,
      actor: { id: user.id, firstName: user.firstName, lastName: user.lastName },
    })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.actorId))
    .where(
      and(
        actor === "system" ? isNull(auditLog.actorId) : actor ? eq(auditLog.actorId, actor) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        object ? about(object) : undefined,
        from ? gte(auditLog.at, startOf(from)) : undefined,
        to ? lt(auditLog.at, startOf(addDays(to, 1))) : undefined,
        cursor ? sql`(${auditLog.at}, ${row}) < (${Number(at)}, ${Number(number)})` : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(row))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > limit && last ? `${last.entry.at.getTime()}.${last.row}` : null,
  };
}

/** Lists those who may act as staff. */
export async function listActors(ctx: Ctx): Promise<AuditActor[]> {
  const rows = await ctx.db
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(sql`${user.role} <> 'user'`)
    .orderBy(user.firstName, user.lastName)
    .limit(ACTORS_SHOWN);
  return rows.map((each) => ({ id: each.id, name: nameOf(each) }));
}

const about = (object: string): SQL => (object.includes(":") ? eq(auditLog.subject, object) : sql`${kind} = ${object}`);

const startOf = (date: CalendarDate) => instantIn(`${date}T00:00`, brand.timeZone) ?? new Date(0);

type Row = {
  entry: typeof auditLog.$inferSelect;
  kind: string;
  title: string | null;
  actor: { id: string; firstName: string; lastName: string } | null;
};

function present({ entry, kind, title, actor }: Row): AuditEntry {
  const { id, at, actorId, action, subject, detail } = entry;
  const colon = subject.indexOf(":");
  return {
    id,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actor && nameOf(actor) },
    action,
    object: { kind, id: colon < 0 ? null : subject.slice(colon + 1), title: title || null },
    detail,
  };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(" ") || "Unknown User";
