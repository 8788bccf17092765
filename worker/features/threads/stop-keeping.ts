import { eq } from "drizzle-orm";
import { keptAnswer } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";

/** Stops showing an answer beside its exercise; it stays in its thread. */
export async function stopKeeping(ctx: Ctx, id: number): Promise<void> {
  const write = writing(ctx);
  write.must(ctx.db.delete(keptAnswer).where(eq(keptAnswer.id, id)), notFound("Kept answer"));
  audit(write, "answer.stop_keeping", `kept_answer:${id}`);
  await write.commit();
}
