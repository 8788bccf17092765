import type { Ctx } from "../../http/context";
import { tell } from "../../platform/live";

/** The notice of a coach's messages that the member has not read. */
export const MESSAGE_NOTICE = { kind: "message", subject: "messages" } as const;

/** Tells both sides of a line that something has changed on it, and nothing of what. */
export function tellParties(ctx: Ctx, memberId: string): void {
  const event = { type: "message", conversationId: memberId } as const;
  ctx.later(tell(ctx.env, { userId: memberId }, event));
  ctx.later(tell(ctx.env, { admins: true }, event));
}
