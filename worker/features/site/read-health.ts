import { sql } from "drizzle-orm";
import type { Ctx } from "../../http/context";

/** Whether the product can do its work: the database answers and the bucket can be asked. */
export async function readHealth(
  ctx: Ctx,
): Promise<{ status: "ok" | "unavailable"; database: boolean; files: boolean }> {
  const [database, files] = await Promise.all([
    answers(ctx.db.run(sql`select 1`)),
    answers(ctx.env.MEDIA.head("health")),
  ]);
  return { status: database && files ? "ok" : "unavailable", database, files };
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
