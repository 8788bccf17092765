import type { Report } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { runReads } from "../../db/batched-read";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { broadcastThread } from "./comment-state";
import { fileReport } from "./reports";
import { ownMute, refuseMuted } from "./standing";

const RECEIVED = { message: "Thank you. The coach will look at this comment." };

import { visibleComment } from "./visible-comment";

/** Reports a comment to the admins. Enough reports hide it until a review; its replies stay. */
export async function reportComment(
  ctx: Ctx,
  id: number,
  report: Report,
  origin: string,
): Promise<{ message: string }> {
  const { found, mute } = await runReads(ctx.db, { found: visibleComment(ctx, id), mute: ownMute(ctx) });
  if (!found) throw notFound("Comment");
  if (found.userId === memberOf(ctx.actor).user.id) throw new AppError("invalid", REFUSALS.ownComment);
  refuseMuted(ctx, mute);
  const { userId } = found;
  const what = { kind: "comment", id, postId: found.postId, trainingThreadId: found.trainingThreadId } as const;
  const change = { kind: "hidden", id, userId } as const;
  await fileReport(
    ctx,
    {
      ...what,
      tellHidden: (write, counted) =>
        broadcastThread(write, (done) => {
          const counts = counted(done);
          return counts && { ...counts, postId: what.postId, change };
        }),
    },
    report,
    origin,
  );
  return RECEIVED;
}
