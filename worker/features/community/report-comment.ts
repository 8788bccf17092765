import type { Report } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { askTogether } from "../../db/reading";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { visibleComment } from "./queries";
import { fileReport } from "./reports";
import { ownMute, refuseMuted } from "./standing";
import { tellThread } from "./tell-comment";

const RECEIVED = { message: "Thank you. The coach will look at this comment." };

/** Tells the admins about a comment. Reports that weigh enough hide it until it is reviewed; its replies stay. */
export async function reportComment(
  ctx: Ctx,
  id: number,
  report: Report,
  origin: string,
): Promise<{ message: string }> {
  const { found, mute } = await askTogether(ctx.db, { found: visibleComment(ctx, id), mute: ownMute(ctx) });
  if (!found) throw notFound("Comment");
  if (found.userId === memberOf(ctx.actor).user.id) throw new AppError("invalid", REFUSALS.ownComment);
  refuseMuted(ctx, mute);
  const hidden = await fileReport(ctx, { kind: "comment", id, postId: found.postId }, report, origin);
  if (hidden) {
    tellThread(ctx, found.postId, { ...hidden, isHidden: false }, { kind: "hidden", id, userId: found.userId });
  }
  return RECEIVED;
}
