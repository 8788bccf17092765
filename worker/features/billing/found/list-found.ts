import { and, asc, eq, gt } from "drizzle-orm";
import type { FoundQuery, FoundSubscription } from "../../../contract/found-subscriptions";
import { user } from "../../../db/account";
import { cursorValues, type Page, pageOf } from "../../../db/cursor";
import { foundSubscription } from "../../../db/found-subscriptions";
import type { MemberScope } from "../scope";

/** Lists found subscriptions in the order of finding. */
export async function listFound(
  { db }: Pick<MemberScope, "db">,
  { state, cursor, limit }: FoundQuery,
): Promise<Page<FoundSubscription>> {
  const after = cursorValues(cursor);
  const rows = await db
    .select({ found: foundSubscription, member: { id: user.id, name: user.name } })
    .from(foundSubscription)
    .leftJoin(user, eq(user.id, foundSubscription.userId))
    .where(
      and(
        state ? eq(foundSubscription.state, state) : undefined,
        after ? gt(foundSubscription.id, after.cursorId) : undefined,
      ),
    )
    .orderBy(asc(foundSubscription.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.found.id })),
    limit,
    ({ found }) => found.seenAt,
  );
  return {
    items: page.items.map(({ found, member }) => {
      const { subscriptionId, customerId, email, name, reason, status, cents, currency, every } = found;
      const more = {
        isOldPrice: found.isOldPrice,
        renewsAt: found.renewsAt?.toISOString() ?? null,
        notes: found.notes,
      };
      const provider = { id: subscriptionId, customerId, email, name, status, cents, currency, every, ...more };
      return { ...provider, member, state: found.state, reason };
    }),
    nextCursor: page.nextCursor,
  };
}
