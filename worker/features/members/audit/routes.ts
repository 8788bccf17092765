import { auditQuerySchema } from "../../../contract/audit";
import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { query } from "../../../http/validate";
import { listActors, listAudit } from "./list-audit";

export const auditRoutes = router()
  .get("/api/admin/audit", may("upkeep"), query(auditQuerySchema), async (c) => {
    const page = await listAudit(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/audit/actors", may("upkeep"), async (c) => c.json(await listActors(ctxOf(c))));
