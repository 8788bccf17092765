import {
  inboxQuerySchema,
  messageSearchSchema,
  newMessageSchema,
  readMarkSchema,
  resolutionSchema,
  savedReplyInputSchema,
} from "../../contract/messages";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { may, memberOf, sessionFirst, signedIn } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { ownPath } from "../../http/own-path";
import { mailedOrigin } from "../../http/public-origin";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { countUnread } from "./count-unread";
import { listConversations } from "./list-conversations";
import { listMessages, readConversation } from "./list-messages";
import { markRead } from "./mark-read";
import { readMember } from "./read-member";
import { readRecipient } from "./read-recipient";
import { resolveConversation } from "./resolve-conversation";
import { changeSavedReply, createSavedReply, deleteSavedReply, listSavedReplies } from "./saved-replies";
import { searchConversation, searchOwnMessages } from "./search-messages";
import { sendMessage } from "./send-message";

export const messagesRoutes = router()
  .get("/api/messages/recipient", signedIn, async (c) => c.json(await readRecipient(ctxOf(c))))
  .get("/api/messages/unread", signedIn, async (c) => c.json(await countUnread(ctxOf(c))))
  .post("/api/messages/read", signedIn, body(readMarkSchema), async (c) => {
    const ctx = ctxOf(c);
    await markRead(ctx, { memberId: memberOf(ctx.actor).user.id, side: "member", ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .get("/api/messages", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listMessages(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/messages/search", sessionFirst(signedIn), query(messageSearchSchema), async (c) => {
    const page = await searchOwnMessages(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/conversations/:id/search", sessionFirst(may("messages")), query(messageSearchSchema), async (c) => {
    const page = await searchConversation(ctxOf(c), c.req.param("id"), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/messages", signedIn, body(newMessageSchema), async (c) => {
    const once = onceOnly(c, "messages.send");
    const typed = c.req.valid("json");
    const input = { ...typed, mediaUrl: ownPath(c, typed.mediaUrl) };
    const origin = mailedOrigin(c.env, c.req.url);
    const { made, thing } = await sendMessage(ctxOf(c), { input, once, origin });
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/messages/conversation/:id", signedIn, query(pageQuerySchema), async (c) => {
    const page = await readConversation(ctxOf(c), c.req.param("id"), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/conversations", may("messages"), query(inboxQuerySchema), async (c) => {
    const page = await listConversations(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/conversations/:id", may("messages"), async (c) =>
    c.json(await readMember(ctxOf(c), c.req.param("id"))),
  )
  .post("/api/admin/conversations/:id/read", may("messages"), body(readMarkSchema), async (c) => {
    await markRead(ctxOf(c), { memberId: c.req.param("id"), side: "admins", ...c.req.valid("json") });
    return c.body(null, 204);
  })
  .put("/api/admin/conversations/:id/resolution", may("messages"), body(resolutionSchema), async (c) => {
    await resolveConversation(ctxOf(c), c.req.param("id"), c.req.valid("json").resolved);
    return c.body(null, 204);
  })
  .get("/api/admin/saved-replies", may("messages"), async (c) => c.json(await listSavedReplies(ctxOf(c))))
  .post("/api/admin/saved-replies", may("messages"), body(savedReplyInputSchema), async (c) => {
    const once = onceOnly(c, "saved_reply.create");
    const { made, thing } = await createSavedReply(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/saved-replies/:id", may("messages"), body(savedReplyInputSchema), async (c) =>
    c.json(await changeSavedReply(ctxOf(c), idParam(c, "Saved reply"), c.req.valid("json"))),
  )
  .delete("/api/admin/saved-replies/:id", may("messages"), async (c) => {
    await deleteSavedReply(ctxOf(c), idParam(c, "Saved reply"));
    return c.body(null, 204);
  });
