import { sendTo } from "../../platform/live";
import type { Committed, Write } from "../../write/writing";

/** The notice of unread messages from the coach. */
export const MESSAGE_NOTICE = { kind: "message", subject: "messages" } as const;

/** Tells both sides' open pages that their conversation has changed, without the content. */
export function notifyParties(write: Write, memberId: string, isTold: (done: Committed) => boolean = () => true): void {
  const event = { type: "message", conversationId: memberId } as const;
  const { env, later } = write.ctx;
  write.after((done) => {
    if (!isTold(done)) return;
    later(sendTo(env, { userId: memberId }, event));
    later(sendTo(env, { admins: true }, event));
  });
}
