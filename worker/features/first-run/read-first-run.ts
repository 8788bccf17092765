import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { brand } from "../../contract/brand";
import type { FirstRun, FirstRunCheck, FirstRunStep } from "../../contract/first-run";
import { runReads } from "../../db/batched-read";
import { billingPrice } from "../../db/billing";
import { blogPost } from "../../db/blog";
import { firstRun } from "../../db/first-run";
import { memberCount, memberEntry } from "../../db/members";
import { emailOutbox } from "../../db/outbox";
import { weeklyProgram } from "../../db/programs";
import { living } from "../../db/soft-delete";
import { paymentsConfig } from "../../platform/stripe/config";
import type { MemberScope } from "../billing/scope";
import { namedPrices } from "../billing/set-prices";
import { addressChecks } from "./address-checks";
import { done, missing, type Run } from "./check";
import { legalOf } from "./legal-of";
import { paymentChecks } from "./payment-checks";
import { siteChecks } from "./site-checks";

/** Returns the setup steps of a new club with their current state. */
export async function readFirstRun(scope: MemberScope, askedAt: string): Promise<FirstRun> {
  const { env } = scope;
  const { run, mail, weeks, articles, counted, staff, prices } = await findings(scope);
  const of = await legalOf();
  const steps: FirstRunStep[] = [
    { name: "name", checks: siteChecks() },
    { name: "address", checks: addressChecks(scope, askedAt, run, mail) },
    { name: "payments", checks: await paymentChecks(scope, run, prices) },
    { name: "week", checks: [published(weeks, WEEK)] },
    { name: "article", checks: [published(articles, ARTICLE)] },
    { name: "legal", checks: legalChecks(run, of) },
    { name: "members", checks: [memberCheck((counted?.members ?? 0) - (staff?.many ?? 0))] },
  ];
  const named = namedPrices(scope);
  return {
    isReady: steps.every(({ checks }) => checks.every(({ state }) => state === "done")),
    isAway: Boolean(run?.finishedAt),
    steps,
    hasKeys: paymentsConfig(env).mode !== "off",
    wantsPrices: named !== null && !(named.monthly && named.annual),
    legalOf: of,
  };
}

async function findings({ db }: MemberScope) {
  const { toAddress, sentAt, deadAt, lastError } = emailOutbox;
  const isPublic = or(eq(weeklyProgram.isPublished, true), isNotNull(weeklyProgram.publishAt));
  const found = await runReads(db, {
    runs: db.select().from(firstRun),
    mails: db
      .select({ toAddress, sentAt, deadAt, lastError })
      .from(firstRun)
      .innerJoin(emailOutbox, eq(emailOutbox.id, firstRun.mailId)),
    weeks: db
      .select({ isPublic: sql<number>`${isPublic}`.mapWith(Boolean).as("is_public") })
      .from(weeklyProgram)
      .where(and(living(weeklyProgram), isNull(weeklyProgram.assignedTo)))
      .orderBy(sql`1 desc`)
      .limit(1),
    articles: db
      .select({ isPublic: blogPost.isPublished })
      .from(blogPost)
      .where(living(blogPost))
      .orderBy(sql`${blogPost.isPublished} desc`)
      .limit(1),
    counts: db.select({ members: sql<number>`coalesce(sum(${memberCount.members}), 0)` }).from(memberCount),
    staff: db.select({ many: sql<number>`count(*)` }).from(memberEntry).where(sql`${memberEntry.role} <> 'user'`),
    prices: db.select().from(billingPrice),
  });
  return {
    run: found.runs[0],
    mail: found.mails[0],
    weeks: found.weeks[0],
    articles: found.articles[0],
    counted: found.counts[0],
    staff: found.staff[0],
    prices: found.prices,
  };
}

type Words = { there: string; draft: string; none: string };

const WEEK: Words = {
  there: "Members have a week to train from.",
  draft: "Your first week is a draft. Publish it, or schedule it for its Monday.",
  none: "There is no week yet. Bring one as the Word or Excel file that you have.",
};
const ARTICLE: Words = {
  there: "Visitors have an article to read.",
  draft: "Your first article is a draft. Publish it when it is ready.",
  none: "The blog is empty. One article shows visitors how you think about training.",
};

const published = (newest: { isPublic: boolean } | undefined, { there, draft, none }: Words): FirstRunCheck =>
  newest?.isPublic ? done(there) : missing(newest ? draft : none);

function legalChecks(run: Run, of: string): FirstRunCheck[] {
  const { entity, address, jurisdiction } = brand.legal;
  const open = [address, jurisdiction].filter((value) => value.startsWith("["));
  const particulars = open.length
    ? missing(`The terms still say ${open.join(" and ")}, in brackets: nobody knows yet with whom they agree.`)
    : done(`The contract is with ${entity}, ${address}.`);
  const read =
    run?.legalOf === of
      ? done("The terms and the privacy policy were read and confirmed.", run.legalAt)
      : missing(
          run?.legalAt
            ? "What the texts say of you has changed since they were confirmed. Read them again."
            : "Nobody has confirmed yet that the terms and the privacy policy were read.",
        );
  return [particulars, read];
}

const memberCheck = (many: number): FirstRunCheck =>
  many > 0
    ? done(many === 1 ? "The first member is here." : `${many.toLocaleString(brand.locale)} members are here.`)
    : missing("There is no member yet. Bring your list and invite them, or share the address of your site.");
