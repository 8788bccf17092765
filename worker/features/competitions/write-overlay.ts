import { isNotNull, sql } from "drizzle-orm";
import type { ClubOverlay, OverlayChange } from "../../contract/competitions";
import { competitionOverlay } from "../../db/competitions";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
import { clubOverlay } from "./club-overlay";

const STALE =
  "Somebody has changed this plan since you opened it. Nothing of yours was saved: copy what you need and load it again.";

/** Stores the coach's draft of the taper; `publish` makes it what members see. */
export async function writeOverlay(ctx: Ctx, { parts, publish, revision }: OverlayChange): Promise<ClubOverlay> {
  refuseDrafter(ctx, publish);
  const { db, now } = ctx;
  const draft = [...parts].sort((a, b) => a.from - b.from);
  const inForce = publish ? { published: draft, publishedAt: now } : {};
  const row = { draft, ...inForce, revision: revision + 1, updatedAt: now, updatedBy: memberOf(ctx.actor).user.id };
  const write = writing(ctx);
  write.refuseUnless(
    sql`coalesce((select revision from competition_overlay), 0) = ${revision}`,
    new AppError("conflict", STALE, { code: "stale" }),
  );
  write.add(
    db
      .insert(competitionOverlay)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: competitionOverlay.id, set: row }),
  );
  const action = publish ? "competition.publish_plan" : "competition.draft_plan";
  audit(write, action, "competition_overlay:1", { parts: draft.length });
  const stored = write.read(clubOverlay(db));
  return (await write.commit()).of(stored);
}

/** Unpublishes the taper: members see their weeks as written. The draft stays. */
export async function withdrawOverlay(ctx: Ctx): Promise<ClubOverlay> {
  const { db, now } = ctx;
  const write = writing(ctx);
  write.must(
    db
      .update(competitionOverlay)
      .set({
        published: null,
        publishedAt: null,
        revision: sql`revision + 1`,
        updatedAt: now,
        updatedBy: memberOf(ctx.actor).user.id,
      })
      .where(isNotNull(competitionOverlay.published)),
    new AppError("conflict", "No plan is published."),
  );
  audit(write, "competition.withdraw_plan", "competition_overlay:1");
  const stored = write.read(clubOverlay(db));
  return (await write.commit()).of(stored);
}
