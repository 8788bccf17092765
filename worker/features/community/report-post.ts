import type { Report } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { runReads } from "../../db/batched-read";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { broadcast } from "../../write/broadcast";
import { visiblePost } from "./queries";
import { fileReport } from "./reports";
import { ownMute, refuseMuted } from "./standing";

const RECEIVED = { message: "Thank you. The coach will look at this post." };

/** Reports a post to the admins. Enough reports hide it until a review. */
export async function reportPost(ctx: Ctx, id: number, report: Report, origin: string): Promise<{ message: string }> {
  const { found, mute } = await runReads(ctx.db, { found: visiblePost(ctx, id), mute: ownMute(ctx) });
  if (!found) throw notFound("Post");
  if (found.userId === memberOf(ctx.actor).user.id) throw new AppError("invalid", REFUSALS.ownPost);
  refuseMuted(ctx, mute);
  const { userId } = found;
  await fileReport(
    ctx,
    {
      kind: "post",
      id,
      postId: id,
      trainingThreadId: null,
      tellHidden: (write, counted) =>
        broadcast(write, (done) => {
          const counts = counted(done);
          return counts && { type: "post_hidden", postId: id, userId, revision: counts.revision };
        }),
    },
    report,
    origin,
  );
  return RECEIVED;
}
