import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { completionNoteSchema } from "../../contract/progress";
import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { listProgress } from "./list-progress";
import { noteCompletion } from "./note-completion";
import { readActivity } from "./read-activity";
import { readStats } from "./read-stats";
import { undoCompletion } from "./undo-completion";

export const progressRoutes = router()
  .get("/api/user/progress", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listProgress(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/user/stats", signedIn, async (c) => c.json(await readStats(ctxOf(c))))
  .get("/api/user/activity", signedIn, async (c) => c.json(await readActivity(ctxOf(c))))
  .put("/api/user/progress/:id/note", signedIn, body(completionNoteSchema), async (c) => {
    await noteCompletion(ctxOf(c), idParam(c, "Completion"), c.req.valid("json"));
    return c.body(null, 204);
  })
  .delete("/api/user/progress/:id", signedIn, async (c) => {
    await undoCompletion(ctxOf(c), idParam(c, "Completion"));
    return c.body(null, 204);
  });
