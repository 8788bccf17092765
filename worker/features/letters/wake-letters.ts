import { asc, lte, sql } from "drizzle-orm";
import { connect } from "../../db/client";
import { letter } from "../../db/letters";
import type { Ctx } from "../../http/context";
import type { Env } from "../../http/env";

/** How long before its time a letter is queued; the schedule runs each hour. */
const AHEAD_MS = 70 * 60_000;
const AT_ONCE = 20;

type Queueing = Pick<Ctx, "env" | "now" | "later">;

/** Queues a letter to start or continue. The schedule queues one that is due after its next run. */
export function queueLetter({ env, now, later }: Queueing, id: number, sendAt: Date): void {
  const waits = sendAt.getTime() - now.getTime();
  if (waits > AHEAD_MS) return;
  later(env.WORK_QUEUE.send({ letter: id }, { delaySeconds: Math.max(0, Math.ceil(waits / 1000)) }));
}

/** Scheduled task: queues letters that are due or interrupted. Queueing one twice sends nothing twice. */
export async function wakeLetters(env: Env, now: Date): Promise<void> {
  const open = await connect(env.DB)
    .select({ id: letter.id, sendAt: letter.sendAt })
    .from(letter)
    .where(
      sql`${letter.state} in ('scheduled', 'sending') and ${lte(letter.sendAt, new Date(now.getTime() + AHEAD_MS))}`,
    )
    .orderBy(asc(letter.sendAt))
    .limit(AT_ONCE);
  const queued: Promise<unknown>[] = [];
  for (const { id, sendAt } of open) {
    queueLetter({ env, now, later: (work) => void queued.push(work) }, id, sendAt);
  }
  await Promise.all(queued);
}
