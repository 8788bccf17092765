import { unreadText } from "../../contract/unread";
import { runReads } from "../../db/batched-read";
import type { Ctx } from "../../http/context";
import { SessionChanged } from "../../http/session-read";
import { log } from "../../platform/log";
import { newPosts } from "../community/new-posts";
import { unreadMessages } from "../messages/count-unread";
import { unreadNotices } from "../notices/count-unread";

/** Returns the unread counts as header text; undefined if they cannot be read, as the session answer matters more. */
export async function unreadHeader(ctx: Ctx): Promise<string | undefined> {
  try {
    const readings = { messages: unreadMessages(ctx), notices: unreadNotices(ctx), posts: newPosts(ctx) };
    const { messages, notices, posts } = await runReads(ctx.db, readings);
    return unreadText({ messages, notices: notices.count, posts });
  } catch (error) {
    if (error instanceof SessionChanged) throw error;
    log.error("unread_count", error);
    return undefined;
  }
}
