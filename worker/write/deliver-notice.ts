import type { NoticeKind } from "../contract/notices-limits";
import type { Ctx } from "../http/context";
import { sendTo } from "../platform/live";
import { vapidOf } from "../platform/push/vapid";

export type NoticeScope = Pick<Ctx, "env" | "later">;

/** Tells a member's open pages and devices about a recorded notice. */
export function deliverNotice(
  { env, later }: NoticeScope,
  userId: string,
  about: { kind: NoticeKind; subject: string },
): void {
  later(sendTo(env, { userId }, { type: "notice" }));
  pushLater({ env, later }, userId, about);
}

/** Tells the devices only, if the pages learn of it another way. */
export function pushLater(
  { env, later }: NoticeScope,
  userId: string,
  about: { kind: NoticeKind; subject: string },
): void {
  if (vapidOf(env)) later(env.MAIL_QUEUE.send({ push: { ...about, userId } }));
}
