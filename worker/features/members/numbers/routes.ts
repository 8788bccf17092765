import { changesQuerySchema, numbersQuerySchema, trainingsQuerySchema } from "../../../contract/numbers";
import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { ctxOf } from "../../../http/context";
import { admin } from "../../../http/guards";
import { router } from "../../../http/routes";
import { query } from "../../../http/validate";
import { listChanges, listTrainings } from "./list-behind";
import { readNumbers } from "./read-numbers";

export const numbersRoutes = router()
  .get("/api/admin/numbers", admin, query(numbersQuerySchema), async (c) =>
    c.json(await readNumbers(ctxOf(c), c.req.valid("query").range)),
  )
  .get("/api/admin/numbers/changes", admin, query(changesQuerySchema), async (c) => {
    const page = await listChanges(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/numbers/trainings", admin, query(trainingsQuerySchema), async (c) => {
    const page = await listTrainings(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  });
