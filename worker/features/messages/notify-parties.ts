import { sendTo } from "../../platform/live";
import type { Committed, Write } from "../../write/writing";

/** The notice of a coach's messages that the member has not read. */
export const MESSAGE_NOTICE = { kind: "message", subject: "messages" } as const;

/** Tells both sides of a conversation that something in it has changed, without saying what. */
export function notifyParties(write: Write, memberId: string, isTold: (done: Committed) => boolean = () => true): void {
  const event = { type: "message", conversationId: memberId } as const;
  const { env, later } = write.ctx;
  write.after((done) => {
    if (!isTold(done)) return;
    later(sendTo(env, { userId: memberId }, event));
    later(sendTo(env, { admins: true }, event));
  });
}
