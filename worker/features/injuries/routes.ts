import {
  injuryBoardQuerySchema,
  injuryWordSchema,
  markInjurySchema,
  setReturnPlanSchema,
} from "../../contract/injuries";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { may, signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { listBoard } from "./list-board";
import { listInjuries } from "./list-injuries";
import { markInjury } from "./mark-injury";
import { removeInjury } from "./remove-injury";
import { listReturnPlans, setReturnPlan } from "./return-plans";
import { sayWord } from "./say-word";

export const injuriesRoutes = router()
  .get("/api/user/injuries", signedIn, async (c) => c.json(await listInjuries(ctxOf(c))))
  .put("/api/user/injuries", signedIn, body(markInjurySchema), async (c) =>
    c.json(await markInjury(ctxOf(c), c.req.valid("json"))),
  )
  .put("/api/user/injuries/word", signedIn, body(injuryWordSchema), async (c) =>
    c.json(await sayWord(ctxOf(c), c.req.valid("json"))),
  )
  .delete("/api/user/injuries/:id", signedIn, async (c) => {
    await removeInjury(ctxOf(c), idParam(c, "Injury"));
    return c.body(null, 204);
  })
  .get("/api/admin/injuries", may("injuries"), query(injuryBoardQuerySchema), async (c) => {
    const page = await listBoard(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/return-plans", may("injuries"), async (c) => c.json(await listReturnPlans(ctxOf(c))))
  .put("/api/admin/return-plans/:place", may("injuries"), body(setReturnPlanSchema), async (c) =>
    c.json(await setReturnPlan(ctxOf(c), c.req.param("place"), c.req.valid("json").text)),
  );
