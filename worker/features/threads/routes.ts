import { newCommentSchema } from "../../contract/community";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { keepAnswerSchema, libraryAnswersQuerySchema, pinSchema } from "../../contract/threads";
import { ctxOf } from "../../http/context";
import { may, signedIn, subscriber } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { createComment } from "../community/create-comment";
import { listComments } from "../community/list-comments";
import { keepAnswer } from "./keep-answer";
import { listAnswersOn, listLibraryAnswers } from "./list-answers";
import { pinAnswer } from "./pin-answer";
import { stopKeeping } from "./stop-keeping";

/** Routes of training threads, for all who may see the day or workout, even where training itself is closed to them. */
export const threadsRoutes = router()
  .get("/api/daily-workouts/:id/comments", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listComments(ctxOf(c), { kind: "day", id: idParam(c, "Day") }, c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/daily-workouts/:id/comments", signedIn, body(newCommentSchema), async (c) => {
    const once = onceOnly(c, "threads.comment");
    const subject = { kind: "day", id: idParam(c, "Day") } as const;
    const { made, thing } = await createComment(ctxOf(c), subject, c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/workouts/:id/comments", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listComments(ctxOf(c), { kind: "workout", id: idParam(c, "Workout") }, c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/workouts/:id/comments", signedIn, body(newCommentSchema), async (c) => {
    const once = onceOnly(c, "threads.comment");
    const subject = { kind: "workout", id: idParam(c, "Workout") } as const;
    const { made, thing } = await createComment(ctxOf(c), subject, c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/community-comments/:id/pin", may("moderation"), body(pinSchema), async (c) =>
    c.json(await pinAnswer(ctxOf(c), idParam(c, "Comment"), c.req.valid("json").pinned)),
  )
  .get("/api/exercises/:id/answers", subscriber, async (c) =>
    c.json(await listAnswersOn(ctxOf(c), idParam(c, "Exercise"))),
  )
  .get("/api/admin/exercise-answers", may("moderation"), query(libraryAnswersQuerySchema), async (c) => {
    const page = await listLibraryAnswers(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/exercise-answers", may("moderation"), body(keepAnswerSchema), async (c) => {
    const once = onceOnly(c, "threads.keep");
    const { made, thing } = await keepAnswer(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .delete("/api/admin/exercise-answers/:id", may("moderation"), async (c) => {
    await stopKeeping(ctxOf(c), idParam(c, "Kept answer"));
    return c.body(null, 204);
  });
