import { lt } from "drizzle-orm";
import { session, verification } from "../../db/account";
import { connect } from "../../db/client";
import type { Env } from "../../http/env";
import { requeueUnsentMail } from "../../platform/mail";
import { runBilling } from "../billing/run-billing";
import { purgeDeletedPosts } from "../blog/purge-deleted-posts";
import { sweepMedia } from "../media/sweep-media";
import { publishDuePrograms } from "../programs/publish-due-programs";
import { purgeDeletedWorkouts } from "../workouts/purge-deleted-workouts";

/** Publishes what was scheduled, clears what time has made worthless, and hands mail that was left behind to the queue again. */
export async function runHourly(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  await publishDuePrograms(db, now);
  await db.batch([
    db.delete(session).where(lt(session.expiresAt, now)),
    db.delete(verification).where(lt(verification.expiresAt, now)),
    purgeDeletedPosts(db, now),
    purgeDeletedWorkouts(db, now),
  ]);
  await requeueUnsentMail(env, db, now);
  await sweepMedia(env, db, now);
  await runBilling(env, now);
}
