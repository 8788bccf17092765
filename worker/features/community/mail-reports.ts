import { and, asc, count, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import { isLivingWith, user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { connect } from "../../db/client";
import { commentReport, communityComment, communityPost, postReport } from "../../db/community";
import type { Ctx } from "../../http/context";
import type { Env } from "../../http/env";
import { publicOrigin } from "../../http/public-origin";
import { openEnd } from "../../platform/background";
import type { Mail } from "../../platform/mail";
import { greeting } from "../../platform/name-in-mail";
import { sendMail } from "../../write/send-mail";
import { writing } from "../../write/writing";
import { optionalMail } from "../notices/optional-mail";

const HOUR_MS = 3_600_000;
const ADMINS_MOST = 20;
const KIND = "reported";

type Sender = Pick<Ctx, "db" | "env" | "now" | "later">;

/**
 * Mails waiting reports to all moderators who want it, at most once an hour; later reports of that hour are mailed by the
 * schedule. Each is mailed once, until something is reported again.
 */
export async function mailReports(sender: Sender, origin: string): Promise<void> {
  const { db, now } = sender;
  const {
    admins,
    posts: [posts],
    comments: [comments],
  } = await runReads(db, {
    admins: db
      .select({ userId: user.id, email: user.email, firstName: user.firstName })
      .from(user)
      .where(isLivingWith("moderation"))
      .orderBy(asc(user.createdAt), asc(user.id))
      .limit(ADMINS_MOST),
    posts: db
      .select({ waiting: count(sql`distinct ${communityPost.id}`), latest: max(postReport.createdAt) })
      .from(communityPost)
      .innerJoin(postReport, and(eq(postReport.postId, communityPost.id), isNull(postReport.reviewedAt)))
      .where(isNotNull(communityPost.reportedAt)),
    comments: db
      .select({ waiting: count(sql`distinct ${communityComment.id}`), latest: max(commentReport.createdAt) })
      .from(communityComment)
      .innerJoin(commentReport, and(eq(commentReport.commentId, communityComment.id), isNull(commentReport.reviewedAt)))
      .where(isNotNull(communityComment.reportedAt)),
  });
  const latest = Math.max(posts?.latest?.getTime() ?? 0, comments?.latest?.getTime() ?? 0);
  if (latest === 0) return;
  const waiting = (posts?.waiting ?? 0) + (comments?.waiting ?? 0);
  const write = writing(sender);
  for (const admin of admins) {
    sendMail(
      write,
      await reportedMail(sender.env, { ...admin, origin }, waiting),
      sql`not exists (select 1 from email_outbox o where o.user_id = ${admin.userId} and o.topic is not null
        and o.kind = ${KIND} and (o.created_at >= ${latest} or o.created_at > ${now.getTime() - HOUR_MS}))`,
    );
  }
  await write.commit();
}

/** Scheduled task: mails reports from the hour after a mail, or from a request that failed. */
export async function mailWaitingReports(env: Env, now: Date): Promise<void> {
  const { later, finished } = openEnd(env, "mailed reports");
  await mailReports({ db: connect(env.DB), env, now, later }, publicOrigin(env, brand.origin));
  await finished();
}

type Reader = { userId: string; email: string; firstName: string; origin: string };

/** Builds the mail. The reported text and its author stay on the site. */
function reportedMail(env: Env, to: Reader, waiting: number): Promise<Mail> {
  const what = waiting === 1 ? "One post or comment waits" : `${waiting} posts and comments wait`;
  return optionalMail(env, to, "moderation", {
    kind: KIND,
    subject: "Members have reported something in the community",
    heading: "Something was reported",
    paragraphs: [greeting(to), `${what} for your decision: it stays, or it goes.`],
    action: { label: "Look at it", url: `${to.origin}${addressOf("adminModeration")}` },
    footnote: `You get this because you are an admin of ${brand.name}. Of reports there is at most one mail an hour.`,
  });
}
