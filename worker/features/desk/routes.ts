import { findQuerySchema } from "../../contract/desk";
import { ctxOf } from "../../http/context";
import { may } from "../../http/guards";
import { router } from "../../http/routes";
import { query } from "../../http/validate";
import { findThings } from "./find-things";
import { readToday } from "./read-today";

export const deskRoutes = router()
  .get("/api/admin/desk/today", may("desk"), async (c) => c.json(await readToday(ctxOf(c))))
  .get("/api/admin/desk/find", may("desk"), query(findQuerySchema), async (c) =>
    c.json(await findThings(ctxOf(c), c.req.valid("query").search)),
  );
