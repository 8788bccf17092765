import { sql } from "drizzle-orm";
import type { FirstWeekDesk } from "../../contract/first-week";
import { FIRST_WEEK_DEFAULT } from "../../contract/first-week-default";
import type { FirstWeekContent } from "../../contract/first-week-limits";
import { runReads } from "../../db/batched-read";
import { firstWeekSetting, firstWeekVersion } from "../../db/first-week";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { nextInstant } from "../../write/unchanged";
import { type Write, writing } from "../../write/writing";
import { waiverHashOf } from "./content";
import { newestVersion, settingOf } from "./newest-version";
import { DESK_STATE, desk } from "./read-desk";

type Setting = typeof firstWeekSetting.$inferSelect;

const STALE =
  "Somebody has changed the first week since you opened it. Nothing of yours was saved: copy what you need and load it again.";

/** Saves the draft, which members do not see. */
export async function saveDraft(
  ctx: Ctx,
  { since, content }: { since: string; content: FirstWeekContent },
): Promise<FirstWeekDesk> {
  const [before] = await settingOf(ctx.db);
  const write = onState(ctx, since);
  store(write, before, { draft: content });
  audit(write, "first_week.draft", "first_week:draft");
  return answered(write);
}

/** Publishes the draft for members. */
export async function publishFirstWeek(ctx: Ctx, { since }: { since: string }): Promise<FirstWeekDesk> {
  const { db, now, actor } = ctx;
  const { settings, versions } = await runReads(db, { settings: settingOf(db), versions: newestVersion(db) });
  const [setting] = settings;
  const content = setting?.draft ?? (versions.length === 0 ? FIRST_WEEK_DEFAULT : null);
  if (!content) {
    throw new AppError("conflict", "There is no draft: what members see is what is published.", { code: "no_draft" });
  }
  const write = onState(ctx, since);
  const createdBy = memberOf(actor).user.id;
  const waiverHash = await waiverHashOf(content);
  write.add(db.insert(firstWeekVersion).values({ content, waiverHash, createdAt: now, createdBy }));
  store(write, setting, { draft: null });
  audit(write, "first_week.publish", ["first_week", sql`(select max(id) from first_week_version)`], {
    cards: content.cards.filter(({ on }) => on).map(({ card }) => card),
  });
  return answered(write);
}

/** Turns the first week on, for members who join from now on, or off. */
export async function turnFirstWeek(ctx: Ctx, { on }: { on: boolean }): Promise<FirstWeekDesk> {
  const [before] = await settingOf(ctx.db);
  const write = writing(ctx);
  write.refuseUnless(
    sql`${on ? 0 : 1} or exists (select 1 from first_week_version)`,
    new AppError("conflict", "Publish the first week before you turn it on.", { code: "not_published" }),
  );
  store(write, before, { onSince: on ? (before?.onSince ?? ctx.now) : null });
  audit(write, on ? "first_week.on" : "first_week.off", "first_week:switch");
  return answered(write);
}

function store(write: Write, before: Setting | undefined, set: Partial<Pick<Setting, "draft" | "onSince">>): void {
  const { db, now, actor } = write.ctx;
  const stamp = { updatedAt: nextInstant(now, before?.updatedAt ?? new Date(0)), updatedBy: memberOf(actor).user.id };
  write.add(
    db
      .insert(firstWeekSetting)
      .values({ id: 1, ...stamp, ...set })
      .onConflictDoUpdate({ target: firstWeekSetting.id, set: { ...stamp, ...set } }),
  );
}

/** Starts a write that is refused if the first week has changed since it was read. */
function onState(ctx: Ctx, since: string): Write {
  const write = writing(ctx);
  write.refuseUnless(sql`${DESK_STATE} = ${since}`, new AppError("conflict", STALE, { code: "stale" }));
  return write;
}

async function answered(write: Write): Promise<FirstWeekDesk> {
  const stored = write.read(desk(write.ctx));
  return (await write.commit()).of(stored);
}
