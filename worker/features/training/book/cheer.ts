import { and, eq, isNull, sql } from "drizzle-orm";
import { trainingSession } from "../../../db/training";
import { notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { auditIfChanged } from "../../../write/audit";
import { notify } from "../../../write/notify";
import { writing } from "../../../write/writing";

/** Notifies a member that the coach has liked a session, once a session. */
export async function cheer(ctx: Ctx, id: number): Promise<{ told: boolean }> {
  const session = await ctx.db
    .select({ memberId: trainingSession.userId })
    .from(trainingSession)
    .where(eq(trainingSession.id, id))
    .get();
  if (!session) throw notFound("Session");
  const write = writing(ctx);
  // Runs before the mark is set: of two concurrent calls, the second finds the mark and notifies nobody.
  const onlyIf = sql`exists (select 1 from training_session c where c.id = ${id} and c.cheered_at is null)`;
  const actorId = memberOf(ctx.actor).user.id;
  notify(write, { kind: "cheer", subject: `session:${id}`, to: session.memberId, actorId, onlyIf });
  const marked = write.add(
    ctx.db
      .update(trainingSession)
      .set({ cheeredAt: ctx.now })
      .where(and(eq(trainingSession.id, id), isNull(trainingSession.cheeredAt)))
      .returning({ id: trainingSession.id }),
  );
  auditIfChanged(write, "training.cheer", ["training_session", id]);
  return { told: (await write.commit()).of(marked).length > 0 };
}
