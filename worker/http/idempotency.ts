import { and, eq, type SQL, sql } from "drizzle-orm";
import { type BatchedRead, batchedRead, runRead } from "../db/batched-read";
import { idempotentCall } from "../db/idempotency";
import { AppError } from "./app-error";
import type { Ctx } from "./context";
import { memberOf } from "./guards";

export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** A call that may arrive again under the same key: by the same person, it makes its thing once. */
export type OnceOnly = { call: string; key: string };

/** The call under the client's key, or null without one. Throws `malformed` for what is no key. */
export function onceOnly(call: string, header: string | undefined): OnceOnly | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new AppError("malformed", `${IDEMPOTENCY_HEADER} has to be 1 to 200 visible characters without spaces.`);
  }
  return { call, key: header };
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

type Making<Thing> = { make: () => Promise<Thing>; find: (id: string) => Promise<Thing> };

/** What the call makes, or what it has made before under its key. */
export async function makeOnce<Thing>(
  ctx: Ctx,
  once: OnceOnly | null,
  { make, find }: Making<Thing>,
): Promise<{ made: boolean; thing: Thing }> {
  const earlier = await madeBefore(ctx, once);
  if (earlier) return { made: false, thing: await find(earlier) };
  try {
    return { made: true, thing: await make() };
  } catch (error) {
    // Of two calls under one key at once, one batch fails and finds what the other has made.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (made) return { made: false, thing: await find(made) };
    throw error;
  }
}

/** The statements that remember the call, for the same batch as what it makes: of two at once, one batch fails. */
export function rememberCall(ctx: Ctx, once: OnceOnly | null, subjectId: SQL) {
  if (!once) return [];
  const userId = memberOf(ctx.actor).user.id;
  return [ctx.db.insert(idempotentCall).values({ userId, ...once, subjectId: subjectId as SQL<string>, at: ctx.now })];
}

/** The same for a conditional write: remembered only if the statement just before it has changed a row. */
export function rememberCallIfChanged(ctx: Ctx, once: OnceOnly | null, subjectId: SQL) {
  if (!once) return [];
  const userId = memberOf(ctx.actor).user.id;
  return [
    ctx.db.insert(idempotentCall).select(sql`select ${userId}, ${once.call}, ${once.key}, ${subjectId},
      ${ctx.now.getTime()} where changes() > 0`),
  ];
}
