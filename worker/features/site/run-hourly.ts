import { lt } from "drizzle-orm";
import { session, verification } from "../../db/account";
import { connect, type Db } from "../../db/client";
import type { Env } from "../../http/env";
import { openEnd } from "../../platform/background";
import { reportFailure } from "../../platform/failures";
import { requeueUnsentMail } from "../../platform/mail-upkeep";
import { finishClosures } from "../account/closure/finish-closure";
import { runBilling } from "../billing/run-billing";
import { purgeDeletedPosts } from "../blog/purge-deleted-posts";
import { mailReportsLeftBehind } from "../community/mail-reports";
import { checkLinks } from "../exercises/library/check-links";
import type { Reach } from "../exercises/library/oembed";
import { placeNames } from "../exercises/library/place-names";
import { purgeHealth } from "../health/purge-health";
import { archiveOldReports } from "../imports/validation/reports";
import { purgeDeletedRules } from "../imports/validation/rules";
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
 * Video hosts are asked about links only where there is a way out. A step that fails is reported and keeps no other from its
 * work; the run fails at its end, so that the platform counts it.
 */
export async function runHourly(env: Env, now: Date, reach?: Reach): Promise<void> {
  const db = connect(env.DB);
  const steps: Record<string, () => Promise<unknown>> = {
    "scheduled weeks": () => publishWeeks(env, db, now),
    purge: () =>
      db.batch([
        db.delete(session).where(lt(session.expiresAt, now)),
        db.delete(verification).where(lt(verification.expiresAt, now)),
        purgeDeletedPosts(db, now),
        purgeDeletedWorkouts(db, now),
        purgeDeletedRules(db, now),
        purgeNotices(db, now),
        purgeDeletedPrograms(db, now),
        archiveOldReports(db, now),
        ...purgeHealth(db, now),
      ]),
    "document checks": () => resumeRuns(env, db, now),
    "mail owed": () => payMailsLeftBehind(env, now),
    "mailed notices": () => mailNotices(env, now),
    "mailed reports": () => mailReportsLeftBehind(env, now),
    "mail left behind": () => requeueUnsentMail(env, db, now),
    "account deletion": () => finishClosures(env, now),
    "media sweep": () => sweepMedia(env, db, now),
    billing: () => runBilling(env, now),
    "library names": () => placeNames(db, now),
    ...(reach ? { "video links": () => checkLinks(db, now, reach) } : {}),
  };
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failed.push(name);
      await reportFailure(env, { kind: "background", place: `hourly: ${name}`, error });
    }
  }
  if (failed.length) throw new Error(`Of the hourly run these steps failed: ${failed.join(", ")}`);
}

async function publishWeeks(env: Env, db: Db, now: Date): Promise<void> {
  const { later, finished } = openEnd(env, "scheduled weeks");
  tellWeeks({ env, later }, await publishDuePrograms(db, now));
  await finished();
}
