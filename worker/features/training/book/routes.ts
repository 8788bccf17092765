import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { bookQuerySchema, seeAllSchema, seenSchema, undoSeenSchema } from "../../../contract/training-book";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { body, idParam, query } from "../../../http/validate";
import { cheer } from "./cheer";
import { listBook } from "./list-book";
import { markAllSeen, markSeen, undoSeen } from "./mark-seen";
import { readChoices } from "./read-choices";
import { readMemberTraining } from "./read-member-training";
import { readWeekDone } from "./read-week-done";

export const bookRoutes = router()
  .get("/api/admin/training", may("book"), query(bookQuerySchema), async (c) => {
    const page = await listBook(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/training/choices", may("book"), async (c) => c.json(await readChoices(ctxOf(c))))
  .get("/api/admin/users/:id/training", may("book"), async (c) =>
    c.json(await readMemberTraining(ctxOf(c), c.req.param("id"))),
  )
  .get("/api/admin/weekly-programs/:id/done", may("book"), async (c) =>
    c.json(await readWeekDone(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .post("/api/admin/training/seen", may("book"), body(seeAllSchema), async (c) =>
    c.json(await markAllSeen(ctxOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/training/seen/undo", may("book"), body(undoSeenSchema), async (c) => {
    await undoSeen(ctxOf(c), c.req.valid("json").mark);
    return c.body(null, 204);
  })
  .put("/api/admin/training/:id/seen", may("book"), body(seenSchema), async (c) => {
    await markSeen(ctxOf(c), idParam(c, "Session"), c.req.valid("json").seen);
    return c.body(null, 204);
  })
  .post("/api/admin/training/:id/cheer", may("book"), async (c) =>
    c.json(await cheer(ctxOf(c), idParam(c, "Session"))),
  );
