import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { idParam, query } from "../../http/validate";
import { listProgress } from "./list-progress";
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
  .delete("/api/user/progress/:id", signedIn, async (c) => {
    await undoCompletion(ctxOf(c), idParam(c, "Completion"));
    return c.body(null, 204);
  });
