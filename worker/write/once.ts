import { and, eq, type SQL } from "drizzle-orm";
import { type BatchedRead, batchedRead, runRead } from "../db/batched-read";
import { idempotentCall } from "../db/idempotency";
import type { Ctx } from "../http/context";
import { memberOf } from "../http/guards";
import type { OnceOnly } from "../http/idempotency";

/** What ends a write whose thing the same call has made before under its key. */
export class AlreadyMade extends Error {
  constructor(readonly id: string) {
    super("the call was answered before under its key");
  }
}

/** The id of what the call has made before, or null; for the first round trip of a verb that reads more. */
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

/** The id of what the call has made before, or null. */
export async function madeBefore(ctx: Ctx, once: OnceOnly | null): Promise<string | null> {
  return once ? runRead(ctx.db, earlierCall(ctx, once)) : null;
}

/** A thing, and whether this call has made it. */
export type Made<Thing> = { made: boolean; thing: Thing };

type Making<Thing> = {
  /** Writes with the same `once`. */
  make: () => Promise<Thing>;
  find: (id: string) => Promise<Thing>;
  /** What the call has made before, if that was asked already. */
  earlier?: string | null;
};

/** What the call makes, or what it has made before under its key. */
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

/** The statement that remembers the call, for the same batch as what it makes: of two at once, one batch fails. */
export function rememberedCall({ db, actor, now }: Ctx, once: OnceOnly, subjectId: SQL) {
  const userId = memberOf(actor).user.id;
  return db.insert(idempotentCall).values({ userId, ...once, subjectId: subjectId as SQL<string>, at: now });
}
