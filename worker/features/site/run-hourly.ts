import { lt } from "drizzle-orm";
import { session, verification } from "../../db/account";
import { connect } from "../../db/client";
import type { Env } from "../../http/env";
import { requeueUnsentMail } from "../../platform/mail-upkeep";
import { finishClosures } from "../account/closure/finish-closure";
import { runBilling } from "../billing/run-billing";
import { purgeDeletedPosts } from "../blog/purge-deleted-posts";
import { checkLinks } from "../exercises/library/check-links";
import type { Reach } from "../exercises/library/oembed";
import { placeNames } from "../exercises/library/place-names";
import { archiveOldReports } from "../imports/validation/reports";
import { resumeRuns } from "../imports/validation/runs";
import { sweepMedia } from "../media/sweep-media";
import { payMailsLeftBehind } from "../messages/mail-owed";
import { tellWeeks } from "../notices/announce-weeks";
import { mailNotices } from "../notices/mail-notices";
import { purgeNotices } from "../notices/purge-notices";
import { publishDuePrograms } from "../programs/publish-due-programs";
import { purgeDeletedPrograms } from "../programs/purge-deleted-programs";
import { purgeDeletedWorkouts } from "../workouts/purge-deleted-workouts";

/**
 * Publishes what was scheduled, clears what time has made worthless, and hands mail that was left behind to the queue again.
 * Video hosts are asked about links only where there is a way out.
 */
export async function runHourly(env: Env, now: Date, reach?: Reach): Promise<void> {
  const db = connect(env.DB);
  const started: Promise<unknown>[] = [];
  tellWeeks({ env, later: (work) => void started.push(work) }, await publishDuePrograms(db, now));
  await Promise.allSettled(started);
  await db.batch([
    db.delete(session).where(lt(session.expiresAt, now)),
    db.delete(verification).where(lt(verification.expiresAt, now)),
    purgeDeletedPosts(db, now),
    purgeDeletedWorkouts(db, now),
    purgeNotices(db, now),
    purgeDeletedPrograms(db, now),
    archiveOldReports(db, now),
  ]);
  await resumeRuns(env, db, now);
  await payMailsLeftBehind(env, now);
  await mailNotices(env, now);
  await requeueUnsentMail(env, db, now);
  await finishClosures(env, now);
  await sweepMedia(env, db, now);
  await runBilling(env, now);
  await placeNames(db, now);
  if (reach) await checkLinks(db, now, reach);
}
