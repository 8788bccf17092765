import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { query } from "../../http/validate";
import { listProgress } from "./list-progress";
import { readStats } from "./read-stats";

export const progressRoutes = router()
  .get("/api/user/progress", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listProgress(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/user/stats", signedIn, async (c) => c.json(await readStats(ctxOf(c))));
