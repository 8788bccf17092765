import { and, eq, type SQL } from "drizzle-orm";
import { type BatchedRead, batchedRead, runRead } from "../db/batched-read";
import { idempotentCall } from "../db/idempotency";
import type { Ctx } from "../http/context";
import { memberOf } from "../http/guards";
import type { OnceOnly } from "../http/idempotency";

/** Thrown by a write if the same call already created its resource under its key. */
export class AlreadyMade extends Error {
  constructor(readonly id: string) {
    super("the call was answered before under its key");
  }
}

/** Returns a read of the id that the call created earlier, or null; for verbs that read more in the same round trip. */
export function earlierCall(ctx: Ctx, once: OnceOnly | null): BatchedRead<string | null> {
  if (!once) return { statements: [], answer: () => null };
  const found = ctx.db
    .select({ subjectId: idempotentCall.subjectId })
    .from(idempotentCall)
    .where(
      and(
        eq(idempotentCall.userId, memberOf(ctx.actor).user.id),
        eq(idempotentCall.call, once.call),
        eq(idempotentCall.key, once.key),
      ),
    );
  return batchedRead([found], ([[row]]) => row?.subjectId ?? null);
}

/** Returns the id that the call created earlier, or null. */
export async function madeBefore(ctx: Ctx, once: OnceOnly | null): Promise<string | null> {
  return once ? runRead(ctx.db, earlierCall(ctx, once)) : null;
}

/** A resource, and whether this call created it. */
export type Made<Thing> = { made: boolean; thing: Thing };

type Making<Thing> = {
  /** Must write with the same `once`. */
  make: () => Promise<Thing>;
  find: (id: string) => Promise<Thing>;
  /** The id created earlier, if it has been read already. */
  earlier?: string | null;
};

/** Creates the resource, or returns the one created earlier under the same key. */
export async function makeOnce<Thing>(ctx: Ctx, once: OnceOnly | null, making: Making<Thing>): Promise<Made<Thing>> {
  const { make, find, earlier = await madeBefore(ctx, once) } = making;
  if (earlier) return { made: false, thing: await find(earlier) };
  try {
    return { made: true, thing: await make() };
  } catch (error) {
    if (error instanceof AlreadyMade) return { made: false, thing: await find(error.id) };
    throw error;
  }
}

/** Returns the statement that records the call, for the same batch: of two concurrent calls, one fails. */
export function rememberedCall({ db, actor, now }: Ctx, once: OnceOnly, subjectId: SQL) {
  const userId = memberOf(actor).user.id;
  return db.insert(idempotentCall).values({ userId, ...once, subjectId: subjectId as SQL<string>, at: now });
}
