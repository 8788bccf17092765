import { eq, getTableColumns } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import { brand } from "../../contract/brand";
import { publishes } from "../../contract/rights";
import type { blogPost } from "../../db/blog";
import { weeklyProgram } from "../../db/programs";
import type { workout } from "../../db/workouts";
import { AppError } from "../../http/app-error";
import type { AppEnv, Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Returns whether the actor may only write drafts: an assistant without the right to publish. */
export const onlyDrafts = ({ actor }: Pick<Ctx, "actor">): boolean => !publishes(memberOf(actor).user);

/** Throws for an actor who may only write drafts if `isPublic`: members see this, or would. */
export function refuseDrafter(ctx: Pick<Ctx, "actor">, isPublic: boolean): void {
  if (!isPublic || !onlyDrafts(ctx)) return;
  const message = `You write drafts, and ${brand.coach.name} publishes them and changes what members see. Work on a draft, or on a copy of this.`;
  throw new AppError("forbidden", message, { code: "drafts_only" });
}

/** Same for a week, a workout or an article by its id; reads the database only if it may refuse. */
export async function refuseDrafterOf(
  ctx: Ctx,
  table: typeof weeklyProgram | typeof workout | typeof blogPost,
  id: number,
): Promise<void> {
  if (!onlyDrafts(ctx)) return;
  const { publishAt } = getTableColumns(weeklyProgram);
  const row = await ctx.db
    .select({ isPublished: table.isPublished, ...(table === weeklyProgram ? { publishAt } : {}) })
    .from(table)
    .where(eq(table.id, id))
    .get();
  refuseDrafter(ctx, row !== undefined && (row.isPublished || Boolean(row.publishAt)));
}

/** Guards calls that change at once what members see. */
export const publisher = createMiddleware<AppEnv>(async (c, next) => {
  refuseDrafter({ actor: c.get("actor") }, true);
  await next();
});
