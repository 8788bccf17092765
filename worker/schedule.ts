import { lt } from "drizzle-orm";
import { session, verification } from "./db/account";
import { blogPost } from "./db/blog";
import { connect, type Db } from "./db/client";
import { weeklyProgram } from "./db/programs";
import { purgeDeleted } from "./db/soft-delete";
import { validationRule } from "./db/validation";
import { workout } from "./db/workouts";
import { finishClosures } from "./features/account/closure/finish-closure";
import { runBilling } from "./features/billing/run-billing";
import { scheduledScope } from "./features/billing/scope";
import { mailWaitingReports } from "./features/community/mail-reports";
import { foldAllWritten } from "./features/desk/fold-written";
import { purgeUnsaved } from "./features/desk/unsaved";
import { checkLinks } from "./features/exercises/library/check-links";
import type { HttpFetch } from "./features/exercises/library/oembed";
import { placeNames } from "./features/exercises/library/place-names";
import { purgeExports } from "./features/exports/exports";
import { purgeHealth } from "./features/health/purge-health";
import { archiveOldReports } from "./features/imports/validation/reports";
import { resumeRuns } from "./features/imports/validation/runs";
import { wakeLetters } from "./features/letters/wake-letters";
import { sweepMedia } from "./features/media/sweep-media";
import { sendInvitations } from "./features/members/imports/invite";
import { sendOverdueMail } from "./features/messages/owed-mail";
import { mailNotices } from "./features/notices/mail-notices";
import { purgeNotices } from "./features/notices/purge-notices";
import { publishDuePrograms } from "./features/programs/publish-due-programs";
import { knowSiteAnew } from "./features/site/site-in-force";
import { mailWeek } from "./features/training/book/mail-week";
import { remindToTrain } from "./features/week-plan/remind-to-train";
import type { Env } from "./http/env";
import { inBackground, openEnd } from "./platform/background";
import { reportFailure } from "./platform/failures";
import { requeueUnsentMail } from "./platform/mail-upkeep";
import { writing } from "./write/writing";

/** Cron expressions. `wrangler.toml` lists the same ones, which a test checks. */
export const CRONS = {
  hourly: "17 * * * *",
  /** Between the hourly runs: payments and cancellations should not wait for an hour. */
  billing: "47 * * * *",
  /** Reminders are due at members' own times and cannot wait for the hour. */
  reminders: "*/5 * * * *",
} as const;

/** Runs the work of a cron trigger. */
export function runSchedule(cron: string, env: Env): Promise<void> {
  const run = (name: string, work: () => Promise<void>) =>
    inBackground(env, name, null, async () => {
      await knowSiteAnew(env);
      await work();
    });
  switch (cron) {
    case CRONS.billing:
      return run("billing", () => runBilling(env, new Date()));
    case CRONS.reminders:
      return run("reminders", () => remindToTrain(env, new Date()));
    default:
      return run("hourly", () => runHourly(env, new Date(), (address, init) => fetch(address, init)));
  }
}

/**
 * Publishes scheduled weeks, purges expired rows and queues left-behind mail again. Video links are checked only if
 * `reach` is given. A failed step is reported and does not stop the others; the run fails at its end, so that the
 * platform counts it.
 */
export async function runHourly(env: Env, now: Date, reach?: HttpFetch): Promise<void> {
  const db = connect(env.DB);
  const steps: Record<string, () => Promise<unknown>> = {
    "scheduled weeks": () => publishWeeks(env, db, now),
    purge: () => purge(db, now),
    "document checks": () => resumeRuns(env, db, now),
    "mail owed": () => sendOverdueMail(env, now),
    "mailed notices": () => mailNotices(env, now),
    "mailed reports": () => mailWaitingReports(env, now),
    "Monday's mail": () => mailWeek(env, now),
    letters: () => wakeLetters(env, now),
    "written texts": () => foldAllWritten(env, now),
    "mail left behind": () => requeueUnsentMail(env, db, now),
    "account deletion": () => finishClosures(env, now),
    "media sweep": () => sweepMedia(env, db, now),
    "old exports": () => purgeExports(env, db, now),
    billing: () => runBilling(env, now),
    invitations: () => inviteMembers(env, now),
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
  await publishDuePrograms({ db, env, now, later });
  await finished();
}

/** Sends all due invitations, one batch at a time. */
async function inviteMembers(env: Env, now: Date): Promise<void> {
  const { later, finished } = openEnd(env, "invitations");
  while ((await sendInvitations(scheduledScope(env, now, later))) > 0);
  await finished();
}

async function purge(db: Db, now: Date): Promise<void> {
  const write = writing({ db, now });
  write.add(db.delete(session).where(lt(session.expiresAt, now)));
  write.add(db.delete(verification).where(lt(verification.expiresAt, now)));
  for (const table of [blogPost, workout, validationRule, weeklyProgram]) write.add(purgeDeleted(db, table, now));
  write.add(purgeNotices(db, now));
  write.add(archiveOldReports(db, now));
  write.addAll(purgeUnsaved(db, now));
  write.addAll(purgeHealth(db, now));
  await write.commit();
}
