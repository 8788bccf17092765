import { attachSchema, foundQuerySchema } from "../../../contract/found-subscriptions";
import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { body, query } from "../../../http/validate";
import { scopeOf } from "../scope";
import { attach, detach } from "./attach";
import { listFound } from "./list-found";
import { lookOn, readLook } from "./look-through";

export const foundRoutes = router()
  .get("/api/admin/found-subscriptions", may("money"), query(foundQuerySchema), async (c) => {
    const page = await listFound(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/found-subscriptions/look", may("money"), async (c) => c.json(await readLook(ctxOf(c))))
  .post("/api/admin/found-subscriptions/look", may("money"), async (c) => c.json(await lookOn(scopeOf(c))))
  .post("/api/admin/found-subscriptions/attach", may("money"), body(attachSchema), async (c) =>
    c.json(await attach(scopeOf(c), c.req.valid("json").ids)),
  )
  .post("/api/admin/found-subscriptions/:id/detach", may("money"), async (c) => {
    await detach(scopeOf(c), c.req.param("id"));
    return c.body(null, 204);
  });
