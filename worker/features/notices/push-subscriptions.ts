import { and, eq, sql } from "drizzle-orm";
import type { PushSubscriptionInput } from "../../contract/notices";
import { PUSH_DEVICES_MAX } from "../../contract/notices-limits";
import { pushSubscription } from "../../db/notices";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { isPushEndpoint } from "../../platform/push/endpoint";
import { vapidOf } from "../../platform/push/vapid";
import { writing } from "../../write/writing";

/** Stores a browser's push subscription until its session ends. Subscribing again replaces it. */
export async function subscribePush(ctx: Ctx, { endpoint, keys }: PushSubscriptionInput): Promise<void> {
  const { db, now } = ctx;
  const { user, sessionId } = memberOf(ctx.actor);
  if (!vapidOf(ctx.env))
    throw new AppError("conflict", "Push notifications are not set up here.", { code: "push_off" });
  if (!isPushEndpoint(endpoint)) {
    throw new AppError("invalid", "This browser's push service is not one we know.", { code: "push_service" });
  }
  const row = { userId: user.id, sessionId, p256dh: keys.p256dh, auth: keys.auth };
  const write = writing(ctx);
  write.add(
    db
      .insert(pushSubscription)
      .values({ id: crypto.randomUUID(), endpoint, createdAt: now, ...row })
      .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row }),
  );
  write.add(
    db.delete(pushSubscription).where(
      and(
        eq(pushSubscription.userId, user.id),
        sql`${pushSubscription.id} not in (select p.id from push_subscription p where p.user_id = ${user.id}
          order by p.created_at desc, p.id limit ${PUSH_DEVICES_MAX})`,
      ),
    ),
  );
  await write.commit();
}

export async function unsubscribePush({ db, actor }: Ctx, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.userId, memberOf(actor).user.id)));
}
