import { sql } from "drizzle-orm";
import type { BillingConfig } from "../../contract/billing";
import type { Ctx } from "../../http/context";
import { paymentsConfig } from "../../platform/stripe/config";

type Health = {
  status: "ok" | "unavailable";
  database: boolean;
  files: boolean;
  /** Who takes payments, and what is missing or does not fit in the settings for it. */
  payments: { mode: BillingConfig["mode"]; problem: string | null };
};

/** Whether the product can do its work: the database answers and the bucket can be asked. */
export async function readHealth(ctx: Ctx): Promise<Health> {
  const [database, files] = await Promise.all([
    answers(ctx.db.run(sql`select 1`)),
    answers(ctx.env.MEDIA.head("health")),
  ]);
  const { mode, problem } = paymentsConfig(ctx.env);
  return { status: database && files ? "ok" : "unavailable", database, files, payments: { mode, problem } };
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
