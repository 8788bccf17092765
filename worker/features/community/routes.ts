import {
  commentChangeSchema,
  communitySearchSchema,
  newCommentSchema,
  newMuteSchema,
  newPostSchema,
  peopleQuerySchema,
  pinnedInputSchema,
  postChangeSchema,
  reactionSchema,
  reportSchema,
  reviewDecisionSchema,
} from "../../contract/community";
import { readMarkSchema } from "../../contract/messages";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { may, sessionFirst, signedIn } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { ownPath } from "../../http/own-path";
import { mailedOrigin } from "../../http/public-origin";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { changeComment } from "./change-comment";
import { changePost } from "./change-post";
import { createComment } from "./create-comment";
import { createPost } from "./create-post";
import { deleteComment } from "./delete-comment";
import { deletePost } from "./delete-post";
import { listComments } from "./list-comments";
import { listMuted } from "./list-muted";
import { listPinned } from "./list-pinned";
import { listPosts } from "./list-posts";
import { listReviews } from "./list-reviews";
import { muteMember, unmuteMember } from "./mute-member";
import { markSeen } from "./new-posts";
import { offerPeople } from "./offer-people";
import { react } from "./react";
import { readPost } from "./read-post";
import { reportComment } from "./report-comment";
import { reportPost } from "./report-post";
import { reviewComment } from "./review-comment";
import { reviewPost } from "./review-post";
import { searchCommunity } from "./search-community";
import { readStanding } from "./standing";
import { changePinned, createPinned, deletePinned } from "./write-pinned";

export const communityRoutes = router()
  .get("/api/community/me", signedIn, async (c) => c.json(await readStanding(ctxOf(c))))
  .get("/api/community/people", sessionFirst(signedIn), query(peopleQuerySchema), async (c) =>
    c.json(await offerPeople(ctxOf(c), c.req.valid("query").search)),
  )
  .get("/api/community/search", sessionFirst(signedIn), query(communitySearchSchema), async (c) => {
    const page = await searchCommunity(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/community/seen", signedIn, body(readMarkSchema), async (c) => {
    await markSeen(ctxOf(c), c.req.valid("json").upTo);
    return c.body(null, 204);
  })
  .get("/api/community/posts", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listPosts(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/community/posts", signedIn, body(newPostSchema), async (c) => {
    const once = onceOnly(c, "community.post");
    const input = c.req.valid("json");
    const { made, thing } = await createPost(ctxOf(c), { ...input, mediaUrl: ownPath(c, input.mediaUrl) }, once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/community/posts/:id", signedIn, async (c) => c.json(await readPost(ctxOf(c), idParam(c, "Post"))))
  .put("/api/community/posts/:id", signedIn, body(postChangeSchema), async (c) => {
    const change = c.req.valid("json");
    return c.json(await changePost(ctxOf(c), idParam(c, "Post"), { ...change, mediaUrl: ownPath(c, change.mediaUrl) }));
  })
  .delete("/api/community/posts/:id", signedIn, async (c) => {
    await deletePost(ctxOf(c), idParam(c, "Post"));
    return c.body(null, 204);
  })
  .post("/api/community/posts/:id/reactions", signedIn, body(reactionSchema), async (c) =>
    c.json(await react(ctxOf(c), { postId: idParam(c, "Post"), ...c.req.valid("json") })),
  )
  .post("/api/community/posts/:id/report", signedIn, body(reportSchema), async (c) =>
    c.json(await reportPost(ctxOf(c), idParam(c, "Post"), c.req.valid("json"), mailedOrigin(c.env, c.req.url))),
  )
  .get("/api/community/posts/:id/comments", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listComments(ctxOf(c), idParam(c, "Post"), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/community/posts/:id/comments", signedIn, body(newCommentSchema), async (c) => {
    const once = onceOnly(c, "community.comment");
    const { made, thing } = await createComment(ctxOf(c), idParam(c, "Post"), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/community/comments/:id", signedIn, body(commentChangeSchema), async (c) =>
    c.json(await changeComment(ctxOf(c), idParam(c, "Comment"), c.req.valid("json"))),
  )
  .delete("/api/community/comments/:id", signedIn, async (c) =>
    c.json(await deleteComment(ctxOf(c), idParam(c, "Comment"))),
  )
  .post("/api/community/comments/:id/report", signedIn, body(reportSchema), async (c) =>
    c.json(await reportComment(ctxOf(c), idParam(c, "Comment"), c.req.valid("json"), mailedOrigin(c.env, c.req.url))),
  )
  .get("/api/community/pinned-messages", signedIn, async (c) => c.json(await listPinned(ctxOf(c))))
  .get("/api/admin/pinned-messages", may("announcements"), async (c) => c.json(await listPinned(ctxOf(c))))
  .post("/api/admin/pinned-messages", may("announcements"), body(pinnedInputSchema), async (c) => {
    const once = onceOnly(c, "pinned.create");
    const { made, thing } = await createPinned(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/pinned-messages/:id", may("announcements"), body(pinnedInputSchema), async (c) =>
    c.json(await changePinned(ctxOf(c), idParam(c, "Pinned message"), c.req.valid("json"))),
  )
  .delete("/api/admin/pinned-messages/:id", may("announcements"), async (c) => {
    await deletePinned(ctxOf(c), idParam(c, "Pinned message"));
    return c.body(null, 204);
  })
  .get("/api/admin/moderation", may("moderation"), query(pageQuerySchema), async (c) => {
    const page = await listReviews(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/moderation/:id", may("moderation"), body(reviewDecisionSchema), async (c) => {
    await reviewPost(ctxOf(c), idParam(c, "Reported post"), c.req.valid("json"));
    return c.body(null, 204);
  })
  .post("/api/admin/moderation/comments/:id", may("moderation"), body(reviewDecisionSchema), async (c) => {
    await reviewComment(ctxOf(c), idParam(c, "Reported comment"), c.req.valid("json"));
    return c.body(null, 204);
  })
  .get("/api/admin/community-mutes", may("moderation"), query(pageQuerySchema), async (c) => {
    const page = await listMuted(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .put("/api/admin/community-mutes/:id", may("moderation"), body(newMuteSchema), async (c) =>
    c.json(await muteMember(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  )
  .delete("/api/admin/community-mutes/:id", may("moderation"), async (c) => {
    await unmuteMember(ctxOf(c), c.req.param("id"));
    return c.body(null, 204);
  });
