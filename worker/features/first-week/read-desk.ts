import { desc, sql } from "drizzle-orm";
import type { FirstWeekDesk } from "../../contract/first-week";
import { FIRST_WEEK_DEFAULT } from "../../contract/first-week-default";
import { VERSIONS_SHOWN, WAITING_SHOWN } from "../../contract/first-week-limits";
import { user } from "../../db/account";
import { type BatchedRead, batchedRead, runRead } from "../../db/batched-read";
import { firstWeekHealth, firstWeekVersion } from "../../db/first-week";
import type { Ctx } from "../../http/context";
import { newestVersion, settingOf } from "./newest-version";

export const readDesk = (ctx: Ctx): Promise<FirstWeekDesk> => runRead(ctx.db, desk(ctx));

/** Identifies the state of draft and published version from which the form was filled. */
export const DESK_STATE = sql<string>`coalesce((select max(id) from first_week_version), 0) || '.' ||
  coalesce((select updated_at from first_week_setting), 0)`;

/** Reads the first week for its editor, and the members who wait for a go-ahead. */
export function desk({ db }: Ctx): BatchedRead<FirstWeekDesk> {
  const statements = [
    db.select({ since: DESK_STATE.as("since") }).from(sql`(select 1)`),
    settingOf(db),
    newestVersion(db),
    versions(db),
    waiting(db),
  ] as const;
  return batchedRead(statements, ([[state], [setting], [published], older, waits]) => ({
    since: state?.since ?? "0.0",
    onSince: setting?.onSince?.toISOString() ?? null,
    content: setting?.draft ?? published?.content ?? FIRST_WEEK_DEFAULT,
    isDraft: !published || !!setting?.draft,
    versions: older.map(({ createdAt, ...version }) => ({ ...version, createdAt: createdAt.toISOString() })),
    waiting: waits.map(({ id, name, since }) => ({ id, name, since: (since ?? new Date(0)).toISOString() })),
  }));
}

const versions = (db: Ctx["db"]) =>
  db
    .select({
      id: firstWeekVersion.id,
      createdAt: firstWeekVersion.createdAt,
      by: sql<string | null>`(select u.name from user u where u.id = first_week_version.created_by)`.as("by"),
      waiverHash: firstWeekVersion.waiverHash,
      signatures:
        sql<number>`(select count(*) from first_week_signature s where s.version_id = first_week_version.id)`.as(
          "signatures",
        ),
    })
    .from(firstWeekVersion)
    .orderBy(desc(firstWeekVersion.id))
    .limit(VERSIONS_SHOWN);

/** Longest waiting first. */
const waiting = (db: Ctx["db"]) =>
  db
    .select({ id: user.id, name: user.name, since: firstWeekHealth.waitsSince })
    .from(firstWeekHealth)
    .innerJoin(user, sql`${user.id} = ${firstWeekHealth.userId}`)
    .where(sql`waits_since is not null and go_ahead_at is null`)
    .orderBy(firstWeekHealth.waitsSince)
    .limit(WAITING_SHOWN);
