import { sql } from "drizzle-orm";
import type { BillingConfig } from "../../contract/billing";
import type { Ctx } from "../../http/context";
import { type MailHealth, readMailHealth } from "../../platform/mail-upkeep";
import { paymentsConfig } from "../../platform/stripe/config";

type Health = {
  status: "ok" | "unavailable";
  database: boolean;
  files: boolean;
  /** Who takes payments, and what is missing or does not fit in the settings for it. */
  payments: { mode: BillingConfig["mode"]; problem: string | null };
  /** Whether mail goes out; null when it cannot be told. */
  mail: MailHealth | null;
};

/** Whether the product can do its work: the database answers and the bucket can be asked. */
export async function readHealth(ctx: Ctx): Promise<Health> {
  const [database, files, mail] = await Promise.all([
    answers(ctx.db.run(sql`select 1`)),
    answers(ctx.env.MEDIA.head("health")),
    readMailHealth(ctx.env, ctx.db, ctx.now).catch(() => null),
  ]);
  const { mode, problem } = paymentsConfig(ctx.env);
  return { status: database && files ? "ok" : "unavailable", database, files, payments: { mode, problem }, mail };
}

async function answers(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    console.error(JSON.stringify({ level: "error", health: String(error) }));
    return false;
  }
}
