import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { newRollSchema, rollChangeSchema } from "../../contract/rolls";
import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { changeRoll } from "./change-roll";
import { listRolls } from "./list-rolls";
import { logRoll } from "./log-roll";
import { readMat } from "./read-mat";
import { removeRoll } from "./remove-roll";

export const rollsRoutes = router()
  .get("/api/user/mat", signedIn, async (c) => c.json(await readMat(ctxOf(c))))
  .get("/api/user/rolls", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listRolls(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/user/rolls", signedIn, body(newRollSchema), async (c) => {
    const once = onceOnly(c, "roll");
    const { made, thing } = await logRoll(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/user/rolls/:id", signedIn, body(rollChangeSchema), async (c) =>
    c.json(await changeRoll(ctxOf(c), idParam(c, "Roll"), c.req.valid("json"))),
  )
  .delete("/api/user/rolls/:id", signedIn, async (c) => {
    await removeRoll(ctxOf(c), idParam(c, "Roll"));
    return c.body(null, 204);
  });
